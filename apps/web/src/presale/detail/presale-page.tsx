import { presalePath } from '@slipway/sdk/navigation/presale-path'
import type { PresaleContracts } from '@slipway/sdk/platform/presale-contracts'
import { readAddress } from '@slipway/sdk/shared/read-address'
import { PageSkeleton } from '@slipway/ui/page-skeleton'
import type { Address } from 'viem'
import { useConnection } from 'wagmi'
import { LazyNoDeployment } from '../../core/lazy-no-deployment.ts'
import { useOwnPath } from '../../core/use-own-path.ts'
import { useTabTitle } from '../../core/use-tab-title.ts'
import { presaleContracts } from '../shared/presale-contracts.ts'
import { presaleKinds } from '../shared/presale-labels.ts'
import { PresaleScreen } from './presale-screen.tsx'
import type { PresaleSearch } from './presale-search.ts'
import { PresaleFailed, PresaleMissing } from './presale-states.tsx'
import type { TokenSafety } from './token-safety.ts'
import { useLivePresale, usePresale } from './use-presale.ts'

interface PresalePageProps {
  /** Address of the presale, as it stands in the URL. */
  id: string
  search: PresaleSearch
  safety: TokenSafety
}

/** One presale, at one of its three addresses (specification section 2). */
export function PresalePage({ id, ...props }: PresalePageProps) {
  const reading = readAddress(id)
  if (!reading.ok) return <PresaleMissing problem={reading.code} />
  if (!presaleContracts) return <LazyNoDeployment />
  return <PresaleOnNetwork contracts={presaleContracts} address={reading.address} {...props} />
}

interface PresaleProps extends Omit<PresalePageProps, 'id'> {
  contracts: PresaleContracts
  address: Address
}

function PresaleOnNetwork({ contracts, address, search, safety }: PresaleProps) {
  const { address: account } = useConnection()
  const { data: presale, error, refetch } = usePresale(contracts, address)
  useLivePresale(address)
  useTabTitle(presale && `${presale.token.symbol} · ${presaleKinds[presale.kind].name()}`)
  // One that was asked for as another kind moves as well.
  const isElsewhere = useOwnPath(presale && presalePath(presale.kind, presale.address), search)
  if (!presale && error) return <PresaleFailed error={error} onRetry={() => void refetch()} />
  if (!presale || isElsewhere) return <PageSkeleton />
  return <PresaleScreen {...{ contracts, presale, account, search, safety }} />
}
