import { m } from '@slipway/messages'
import { shortenAddress } from '@slipway/sdk/shared/shorten-address'
import { isFinal, type SolanaCollection } from '@slipway/sdk/solana/nft/get-solana-nft'
import { EmptyState } from '@slipway/ui/empty-state'
import { Panel } from '@slipway/ui/panel'
import { MetadataCard } from '../../console/metadata-card.tsx'
import type { TokenActions } from '../../console/use-token-actions.ts'
import { ConnectSolanaButton } from '../../wallet/connect-solana-button.tsx'
import { ItemCard } from './item-card.tsx'
import { MaximumCard } from './maximum-card.tsx'

interface CollectionActsProps {
  actions: TokenActions
  collection: SolanaCollection
}

/** What remains of the right to mint: for its holder the forms, for others who that is. */
function MintingActs({ actions, collection }: CollectionActsProps) {
  const { account } = actions
  const { rights, group } = collection
  if (rights.group === undefined)
    return (
      <Panel>
        {isFinal(collection) ? (
          <EmptyState title={m.solana_nft_ended_title()} text={m.solana_nft_ended()} />
        ) : (
          <EmptyState title={m.solana_nft_given_up_title()} text={m.solana_nft_given_up()} />
        )}
      </Panel>
    )
  if (account === undefined) return null
  if (rights.group !== account)
    return (
      <Panel>
        <EmptyState
          title={m.solana_nft_not_yours_title()}
          text={m.solana_nft_not_yours({ holder: shortenAddress(rights.group) })}
        />
      </Panel>
    )
  return (
    <>
      <ItemCard key={account} actions={actions} collection={collection} />
      <MaximumCard key={`${account} ${group.maxSize}`} actions={actions} collection={collection} />
    </>
  )
}

/** What the connected wallet can do to a collection, and else who can. */
export default function CollectionActs({ actions, collection }: CollectionActsProps) {
  const { chain, account } = actions
  const { rights, traits, name, symbol, uri } = collection
  // Where wallets read them elsewhere, a change would be seen nowhere.
  const editor = traits.includes('metadata-elsewhere') ? undefined : rights.metadata
  const isAnythingLeft = rights.group !== undefined || editor !== undefined
  return (
    <>
      <MintingActs actions={actions} collection={collection} />
      {account === undefined && isAnythingLeft && (
        <Panel>
          <EmptyState
            title={m.token_list_disconnected_title()}
            text={m.solana_nft_disconnected()}
            actions={<ConnectSolanaButton chain={chain} />}
          />
        </Panel>
      )}
      {account !== undefined && editor === account && (
        <MetadataCard key={`${name} ${symbol} ${uri}`} actions={actions} />
      )}
    </>
  )
}
