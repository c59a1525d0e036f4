import { m } from '@slipway/messages'
import type { NftSaleName } from '@slipway/sdk/nft/evm/get-nft-sale-address'
import type { NftContracts } from '@slipway/sdk/nft/types'
import { PageSkeleton } from '@slipway/ui/page-skeleton'
import { useConnection } from 'wagmi'
import { LazyNoDeployment } from '../../core/lazy-no-deployment.ts'
import { useOwnPath } from '../../core/use-own-path.ts'
import { useTabTitle } from '../../core/use-tab-title.ts'
import { readRegistryName } from '../../form/read-registry-name.ts'
import type { VisitSearch } from '../../inviter/visit-search.ts'
import { nftContracts } from '../shared/nft-contracts.ts'
import { CollectionScreen } from './collection-screen.tsx'
import { CollectionFailed, CollectionUnknown } from './collection-states.tsx'
import { useSale } from './use-sale.ts'

interface CollectionPageProps {
  /** Number in the factory or address, as it stands in the URL: promotion links name the address. */
  id: string
  search: VisitSearch
}

/** One collection with its sale (specification, section 2: `/nft/mint/{id}`). */
export function CollectionPage({ id, search }: CollectionPageProps) {
  const name = readRegistryName(id)
  if (name === undefined) return <CollectionUnknown isName={false} />
  if (!nftContracts) return <LazyNoDeployment />
  return <NamedCollection contracts={nftContracts} name={name} search={search} />
}

interface NamedCollectionProps {
  contracts: NftContracts
  name: NftSaleName
  search: VisitSearch
}

function NamedCollection({ contracts, name, search }: NamedCollectionProps) {
  const { address: account } = useConnection()
  const { data: sale, error, refetch } = useSale(contracts, name)
  useTabTitle(sale && m.nftpage_title({ name: sale.name, symbol: sale.symbol }))
  const isElsewhere = useOwnPath(sale && `/nft/mint/${sale.address}`, search)
  if (!sale && error) return <CollectionFailed error={error} onRetry={() => void refetch()} />
  if (!sale || isElsewhere) return <PageSkeleton />
  return <CollectionScreen sale={sale} contracts={contracts} account={account} search={search} />
}
