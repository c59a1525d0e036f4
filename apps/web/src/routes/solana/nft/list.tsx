import { m } from '@slipway/messages'
import { createFileRoute, retainSearchParams } from '@tanstack/react-router'
import { CreatedPage } from '../../../solana/list/created-page.tsx'
import { readSolanaSearch } from '../../../solana/network/read-solana-search.ts'
import { CollectionTable } from '../../../solana/nft/list/collection-table.tsx'

/** The collections that the connected wallet created on Solana. */
function CollectionListPage() {
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

export const Route = createFileRoute('/solana/nft/list')({
  validateSearch: readSolanaSearch,
  search: { middlewares: [retainSearchParams(['network'])] },
  component: CollectionListPage,
})
