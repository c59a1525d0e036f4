import { m } from '@slipway/messages'
import { createFileRoute, retainSearchParams } from '@tanstack/react-router'
import { CreatedPage } from '../../../solana/list/created-page.tsx'
import { SolanaTokenTable } from '../../../solana/list/solana-token-table.tsx'
import { readSolanaSearch } from '../../../solana/network/read-solana-search.ts'

/** The tokens that the connected wallet created on Solana. */
function SolanaListPage() {
  return (
    <CreatedPage
      kind="tokens"
      title={m.shell_route_solana_list()}
      lead={m.solana_list_lead}
      create={{ to: '/solana/token/create', label: m.token_list_new() }}
      empty={{ title: m.token_list_empty_mine_title, text: m.token_list_empty_mine_text() }}
      disconnected={m.solana_list_disconnected()}
      Table={SolanaTokenTable}
    />
  )
}

export const Route = createFileRoute('/solana/token/list')({
  validateSearch: readSolanaSearch,
  search: { middlewares: [retainSearchParams(['network'])] },
  component: SolanaListPage,
})
