import { m } from '@slipway/messages'
import { shortenAddress } from '@slipway/sdk/shared/shorten-address'
import type { SolanaCollection } from '@slipway/sdk/solana/nft/get-solana-nft'
import { EmptyState } from '@slipway/ui/empty-state'
import { Panel } from '@slipway/ui/panel'
import { MetadataCard } from '../../console/metadata-card.tsx'
import type { TokenActions } from '../../console/use-token-actions.ts'
import { ConnectSolanaButton } from '../../wallet/connect-solana-button.tsx'
import { ItemCard } from './item-card.tsx'

interface CollectionActsProps {
  actions: TokenActions
  collection: SolanaCollection
}

/** What the connected wallet can do to a collection, and else who can. */
export default function CollectionActs({ actions, collection }: CollectionActsProps) {
  const { chain, account } = actions
  const { rights, traits, name, symbol, uri, group } = collection
  // A deposit or a right of it may be other than this release knows.
  if (traits.includes('unknown')) return null
  if (rights.group === undefined)
    return (
      <>
        <Panel>
          <EmptyState title={m.solana_nft_ended_title()} text={m.solana_nft_ended()} />
        </Panel>
        {rights.metadata === account && account !== undefined && (
          <MetadataCard key={`${name} ${symbol} ${uri}`} actions={actions} />
        )}
      </>
    )
  if (account === undefined)
    return (
      <Panel>
        <EmptyState
          title={m.token_list_disconnected_title()}
          text={m.solana_nft_disconnected()}
          actions={<ConnectSolanaButton chain={chain} />}
        />
      </Panel>
    )
  return (
    <>
      {rights.group === account ? (
        // The next number is proposed with each item.
        <ItemCard key={`${account} ${group.size}`} actions={actions} collection={collection} />
      ) : (
        <Panel>
          <EmptyState
            title={m.solana_nft_not_yours_title()}
            text={m.solana_nft_not_yours({ holder: shortenAddress(rights.group) })}
          />
        </Panel>
      )}
      {rights.metadata === account && !traits.includes('metadata-elsewhere') && (
        <MetadataCard key={`${name} ${symbol} ${uri}`} actions={actions} />
      )}
    </>
  )
}
