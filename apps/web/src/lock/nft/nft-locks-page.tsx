import { m } from '@slipway/messages'
import { readAddress } from '@slipway/sdk/shared/read-address'
import { shortenAddress } from '@slipway/sdk/shared/shorten-address'
import { AddressText } from '@slipway/ui/address-text'
import { PageHeader } from '@slipway/ui/page-header'
import { StatePage } from '@slipway/ui/state-page'
import { useConnection } from 'wagmi'
import { LaterBadgeChips } from '../../badges/later-badge-chips.tsx'
import { activeChain } from '../../core/active-chain.ts'
import { explorerAddressUrl } from '../../core/explorer-url.ts'
import { LazyNoDeployment } from '../../core/lazy-no-deployment.ts'
import { useTabTitle } from '../../core/use-tab-title.ts'
import { useNftWords } from '../../files/use-nft-words.ts'
import { lockContracts } from '../shared/lock-contracts.ts'
import { NftLockList } from './nft-lock-list.tsx'

interface NftLocksPageProps {
  /** Owner of the locks and collection, as they stand in the URL. */
  user: string
  contract: string
}

/** The NFTs of one collection that an owner has locked (specification, section 2: NFT lock detail). */
export function NftLocksPage({ user, contract }: NftLocksPageProps) {
  const owner = readAddress(user)
  const collection = readAddress(contract)
  if (!owner.ok || !collection.ok)
    return (
      <StatePage
        picture="empty-slip"
        title={m.lock_nft_invalid_title()}
        text={m.lock_nft_invalid_text()}
      />
    )
  if (!lockContracts) return <LazyNoDeployment />
  return <Locks owner={owner.address} collection={collection.address} contracts={lockContracts} />
}

function Locks(props: Parameters<typeof NftLockList>[0]) {
  const { owner, collection } = props
  const { address: account } = useConnection()
  const { collectionName } = useNftWords({ collection, nftId: 0n })
  useTabTitle(m.lock_nft_tab({ name: collectionName ?? shortenAddress(collection) }))
  const isOwn = account?.toLowerCase() === owner.toLowerCase()
  return (
    <>
      <PageHeader
        title={collectionName ?? m.lock_nft_title()}
        description={isOwn ? m.lock_nft_lead_own() : m.lock_nft_lead()}
        aside={
          <>
            <AddressText
              address={collection}
              explorer={explorerAddressUrl(activeChain, collection)}
            />
            <LaterBadgeChips address={collection} />
          </>
        }
      />
      <NftLockList {...props} />
    </>
  )
}
