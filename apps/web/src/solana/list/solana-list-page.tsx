import { m } from '@slipway/messages'
import { CreatedPage } from './created-page.tsx'
import { SolanaTokenTable } from './solana-token-table.tsx'

/** The tokens that the connected wallet created on Solana. */
export function SolanaListPage() {
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
