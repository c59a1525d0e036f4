import { formatInteger, m } from '@slipway/messages'
import { AddressText } from '@slipway/ui/address-text'
import { DataTable } from '@slipway/ui/data-table'
import { useEffect, useState } from 'react'
import classes from './list-preview.module.css'
import { PageButtons } from './page-buttons.tsx'

const rowsAtOnce = 10

interface ListRow {
  /** Of the list as it was given, from 1. */
  readonly line: number
  readonly address: string
  readonly amount: bigint
}

/** Who holds the list and answers for a part of it. */
interface ListHolder {
  readonly ask: (
    name: 'page',
    part: { readonly offset: number; readonly limit: number },
  ) => Promise<readonly ListRow[]>
}

interface ListPreviewProps {
  client: ListHolder
  /** A new one is a new list. */
  summary: { readonly count: number }
  /** An amount with its symbol. */
  amountText: (amount: bigint) => string
}

/** The rows of a list as they were understood, a page at a time: all of them stay in the worker. */
export function ListPreview({ client, summary, amountText }: ListPreviewProps) {
  const [page, setPage] = useState(1)
  const [rows, setRows] = useState<readonly ListRow[]>([])
  const shown = Math.min(page, Math.ceil(summary.count / rowsAtOnce))
  const offset = (shown - 1) * rowsAtOnce
  // biome-ignore lint/correctness/useExhaustiveDependencies: another summary means other rows
  useEffect(() => {
    let isOver = false
    client.ask('page', { offset, limit: rowsAtOnce }).then(
      (found) => isOver || setRows(found),
      // Stopped meanwhile: what comes next brings its own rows.
      () => undefined,
    )
    return () => {
      isOver = true
    }
  }, [client, offset, summary])
  return (
    <div className={classes.root}>
      <DataTable
        caption={m.airdrop_list_preview()}
        columns={[
          { label: m.airdrop_list_row_line(), isNumber: true },
          { label: m.airdrop_list_row_address() },
          { label: m.airdrop_list_row_amount(), isNumber: true },
        ]}
      >
        <tbody>
          {rows.map(({ line, address, amount }) => (
            <tr key={line}>
              <td data-label={m.airdrop_list_row_line()} data-number>
                {formatInteger(line)}
              </td>
              <td data-label={m.airdrop_list_row_address()}>
                <AddressText address={address} />
              </td>
              <td data-label={m.airdrop_list_row_amount()} data-number>
                {amountText(amount)}
              </td>
            </tr>
          ))}
        </tbody>
      </DataTable>
      <PageButtons page={shown} rowsAtOnce={rowsAtOnce} count={summary.count} onPage={setPage} />
    </div>
  )
}
