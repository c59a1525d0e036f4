import type { SolanaChainDefinition } from '@slipway/chains'
import { formatAmount, formatBps, formatTime, m } from '@slipway/messages'
import type { CreatedToken } from '@slipway/sdk/solana/get-created-tokens'
import { AddressText } from '@slipway/ui/address-text'
import { DataTable } from '@slipway/ui/data-table'
import { TableSubject } from '@slipway/ui/table-subject'
import { TokenAvatar } from '@slipway/ui/token-avatar'
import { AppLink } from '../../core/app-link.tsx'
import { clusterExplorer } from '../network/cluster-explorer.ts'

interface SolanaTokenTableProps {
  chain: SolanaChainDefinition
  tokens: readonly CreatedToken[]
}

function Row({ chain, token }: { chain: SolanaChainDefinition; token: CreatedToken }) {
  const { address, name, symbol, decimals, totalSupply, transferFeeBps } = token
  return (
    <tr>
      <th scope="row">
        <TableSubject mark={<TokenAvatar symbol={symbol} seed={address} />}>
          <AppLink to={`/solana/token/${address}`} search={{ network: chain.shortname }}>
            {name}
          </AppLink>
          <small>
            {symbol} ·{' '}
            <AddressText address={address} explorer={clusterExplorer(chain, 'address', address)} />
          </small>
        </TableSubject>
      </th>
      <td data-label={m.token_list_column_supply()} data-number>
        {formatAmount(totalSupply, decimals, { maximumFractionDigits: 4 })}
      </td>
      <td data-label={m.token_field_transfer_tax()} data-number>
        {transferFeeBps > 0 ? formatBps(transferFeeBps) : m.token_review_none()}
      </td>
      <td data-label={m.token_list_column_minting()}>
        {token.rights.mint ? m.token_list_minting_on() : m.token_list_minting_off()}
      </td>
      <td data-label={m.solana_column_freezing()}>
        {token.rights.freeze ? m.solana_freezing_on() : m.token_list_minting_off()}
      </td>
      <td data-label={m.token_list_column_created()}>
        {token.createdAt === null ? '—' : formatTime(token.createdAt)}
      </td>
    </tr>
  )
}

/** Tokens as a table; on narrow screens each row becomes a card with its labels. */
export function SolanaTokenTable({ chain, tokens }: SolanaTokenTableProps) {
  return (
    <DataTable
      caption={m.shell_route_solana_list()}
      columns={[
        { label: m.token_list_column_token() },
        { label: m.token_list_column_supply(), isNumber: true },
        { label: m.token_field_transfer_tax(), isNumber: true },
        { label: m.token_list_column_minting() },
        { label: m.solana_column_freezing() },
        { label: m.token_list_column_created() },
      ]}
    >
      <tbody>
        {tokens.map((token) => (
          <Row key={token.address} chain={chain} token={token} />
        ))}
      </tbody>
    </DataTable>
  )
}
