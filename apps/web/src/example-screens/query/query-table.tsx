import { formatInteger, formatTime, m } from '@slipway/messages'
import { AddressText } from '@slipway/ui/address-text'
import { DataTable } from '@slipway/ui/data-table'
import { StatusBadge } from '@slipway/ui/status-badge'
import { TableSubject } from '@slipway/ui/table-subject'
import { TokenAvatar } from '@slipway/ui/token-avatar'
import { zeroAddress } from 'viem'
import { useEntryChain } from '../../core/use-entry-chain.ts'
import { EntryAmount } from '../../entries/entry-amount.tsx'
import { EntryLink } from '../../entries/entry-link.tsx'
import { EntryName } from '../../entries/entry-name.tsx'
import { figureNames, kindNames, queryState } from './query-labels.ts'
import type { QueryRow } from './query-row.ts'
import type { QueryKind } from './query-search.ts'

function Figure({ chainId, figure }: Pick<QueryRow, 'chainId' | 'figure'>) {
  if (figure === undefined) return '—'
  if ('units' in figure)
    return <EntryAmount chainId={chainId} asset={figure.asset} units={figure.units} />
  const count = formatInteger(figure.count)
  return figure.of === undefined ? count : `${count} / ${formatInteger(figure.of)}`
}

function Row({ row }: { row: QueryRow }) {
  const { kind, chainId, path, title, address, symbol, owner, createdAt } = row
  const chain = useEntryChain(chainId)
  const state = queryState(kind, row.state)
  return (
    <tr>
      <th scope="row">
        <TableSubject mark={<TokenAvatar symbol={symbol ?? title} seed={address} />}>
          <EntryName entry={row}>
            <EntryLink chainId={chainId} path={path}>
              {title}
            </EntryLink>
          </EntryName>
          <small>
            {symbol && symbol !== title && `${symbol} · `}
            <AddressText address={address} />
          </small>
        </TableSubject>
      </th>
      <td data-label={m.lock_column_state()}>
        {state ? <StatusBadge tone={state.tone}>{state.text}</StatusBadge> : '—'}
      </td>
      <td data-label={figureNames[kind]()} data-number>
        <Figure chainId={chainId} figure={row.figure} />
      </td>
      <td data-label={m.template_query_owner()}>
        {owner === zeroAddress ? m.token_list_renounced() : <AddressText address={owner} />}
      </td>
      <td data-label={m.lock_filter_network()}>{chain?.name ?? chainId}</td>
      <td data-label={m.token_list_column_created()}>{formatTime(createdAt)}</td>
    </tr>
  )
}

interface QueryTableProps {
  kind: QueryKind
  rows: readonly QueryRow[]
  caption: string
}

/** What was launched, one line each; on narrow screens each row becomes a card with its labels. */
export function QueryTable({ kind, rows, caption }: QueryTableProps) {
  return (
    <DataTable
      caption={caption}
      columns={[
        { label: kindNames[kind]() },
        { label: m.lock_column_state() },
        { label: figureNames[kind](), isNumber: true },
        { label: m.template_query_owner() },
        { label: m.lock_filter_network() },
        { label: m.token_list_column_created() },
      ]}
    >
      <tbody>
        {rows.map((row) => (
          <Row key={row.id} row={row} />
        ))}
      </tbody>
    </DataTable>
  )
}
