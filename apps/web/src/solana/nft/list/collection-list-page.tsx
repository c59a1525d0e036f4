import { m } from '@slipway/messages'
import { CreatedPage } from '../../list/created-page.tsx'
import { CollectionTable } from './collection-table.tsx'

/** The collections that the connected wallet created on Solana. */
export function CollectionListPage() {
  return (
    <CreatedPage
      kind="collections"
      title={m.shell_route_solana_nft_list()}
      lead={m.solana_nft_list_lead}
      create={{ to: '/solana/nft/create', label: m.solana_nft_new() }}
      empty={{ title: () => m.nftlist_made_empty_title(), text: m.nftlist_made_empty_text() }}
      disconnected={m.solana_nft_list_disconnected()}
      Table={CollectionTable}
    />
  )
}
