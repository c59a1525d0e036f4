import { formatAmount, formatInteger, m } from '@slipway/messages'
import type { PayEntry } from '@slipway/sdk/airdrop/recipients/read-list-page'
import { AddressText } from '@slipway/ui/address-text'
import { DataTable } from '@slipway/ui/data-table'
import { useEffect, useState } from 'react'
import { PageButtons } from '../../list-file/page-buttons.tsx'
import classes from './list-entry.module.css'
import type { ListSummary } from './list-messages.ts'
import type { ListSession } from './use-list-session.ts'

const ROWS = 10

interface ListPreviewProps {
  session: ListSession
  /** A new one is a new list. */
  summary: ListSummary
  token: { readonly symbol: string; readonly decimals: number }
}

/** The rows as they were understood, a page at a time: all of them stay in the worker. */
export function ListPreview({ session, summary, token }: ListPreviewProps) {
  const { client } = session
  const [page, setPage] = useState(1)
  const [rows, setRows] = useState<readonly PayEntry[]>([])
  const pages = Math.ceil(summary.count / ROWS)
  const shown = Math.min(page, pages)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another summary means other rows
  useEffect(() => {
    let isOver = false
    client.ask('page', { offset: (shown - 1) * ROWS, limit: ROWS }).then(
      (found) => isOver || setRows(found),
      // Stopped meanwhile: what comes next brings its own rows.
      () => undefined,
    )
    return () => {
      isOver = true
    }
  }, [client, shown, summary])
  const { symbol, decimals } = token
  return (
    <div className={classes.preview}>
      <DataTable
        caption={m.airdrop_list_preview()}
        columns={[
          { label: m.airdrop_list_row_line(), isNumber: true },
          { label: m.airdrop_list_row_address() },
          { label: m.airdrop_list_row_amount(), isNumber: true },
        ]}
      >
        <tbody>
          {rows.map(({ index, line, address, amount }) => (
            <tr key={index}>
              <td data-label={m.airdrop_list_row_line()} data-number>
                {formatInteger(line)}
              </td>
              <td data-label={m.airdrop_list_row_address()}>
                <AddressText address={address} />
              </td>
              <td data-label={m.airdrop_list_row_amount()} data-number>
                {formatAmount(amount, decimals, { symbol, maximumFractionDigits: decimals })}
              </td>
            </tr>
          ))}
        </tbody>
      </DataTable>
      <PageButtons page={shown} rowsAtOnce={ROWS} count={summary.count} onPage={setPage} />
    </div>
  )
}
