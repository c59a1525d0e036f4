import { Button } from '@mantine/core'
import { formatInteger, m } from '@slipway/messages'
import type { LockToken } from '@slipway/sdk/solana/lock/get-lock-token'
import type { SolanaListIssue } from '@slipway/sdk/solana/multisend/read-solana-list'
import type { SendRow } from '@slipway/sdk/solana/multisend/types'
import { AddressText } from '@slipway/ui/address-text'
import { DataTable } from '@slipway/ui/data-table'
import { NoticeBox } from '@slipway/ui/notice-box'
import { Stat, StatRow } from '@slipway/ui/stat'
import { useEffect, useState } from 'react'
import { FirstLines } from '../../list-file/first-lines.tsx'
import { listLineText } from '../../list-file/list-line-text.ts'
import { PageButtons } from '../../list-file/page-buttons.tsx'
import { amountOf, symbolOf } from '../lock/lock-texts.ts'
import classes from './airdrop.module.css'
import type { ListSummary } from './list-messages.ts'
import type { ListSession } from './use-list-session.ts'

const rowsAtOnce = 10

interface ListOutcomeProps {
  session: ListSession
  /** A new one is a new list. */
  summary: ListSummary
  token: LockToken
}

/** Faults that lists on other networks do not have. */
const ownTexts: Readonly<Record<string, () => string>> = {
  SolanaInput_OffCurve: m.solana_issue_off_curve,
  SolanaInput_OwnMint: m.solana_issue_own_mint,
}

function issueText(issue: SolanaListIssue, token: LockToken): string {
  const own = ownTexts[issue.code]
  if (own) return m.listfile_line({ line: formatInteger(issue.line), text: own() })
  return listLineText(issue, { token: { symbol: symbolOf(token), decimals: token.decimals } })
}

/** The rows as they were understood, a page at a time: all of them stay in the worker. */
function Preview({ session, summary, token }: ListOutcomeProps) {
  const { client } = session
  const [page, setPage] = useState(1)
  const [rows, setRows] = useState<readonly SendRow[]>([])
  const pages = Math.ceil(summary.count / rowsAtOnce)
  const shown = Math.min(page, pages)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another summary means other rows
  useEffect(() => {
    let isOver = false
    client.ask('page', { offset: (shown - 1) * rowsAtOnce, limit: rowsAtOnce }).then(
      (found) => isOver || setRows(found),
      // Stopped meanwhile: what comes next brings its own rows.
      () => undefined,
    )
    return () => {
      isOver = true
    }
  }, [client, shown, summary])
  return (
    <>
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
                {amountOf(token, amount)}
              </td>
            </tr>
          ))}
        </tbody>
      </DataTable>
      <PageButtons page={shown} rowsAtOnce={rowsAtOnce} count={summary.count} onPage={setPage} />
    </>
  )
}

/** What was read: what is wrong line by line, doubles with a way to merge them, the sum, and the rows. */
export default function ListOutcome({ session, summary, token }: ListOutcomeProps) {
  const { count, total, duplicates, issues, issueCount, heading } = summary
  return (
    <>
      {issueCount > 0 && (
        <NoticeBox
          tone="bad"
          role="alert"
          title={m.airdrop_list_wrong({ count: issueCount, shown: formatInteger(issueCount) })}
        >
          <FirstLines lines={issues} say={(issue) => issueText(issue, token)} />
        </NoticeBox>
      )}
      {duplicates > 0 && (
        <NoticeBox
          tone="warn"
          title={m.airdrop_list_doubles({ count: duplicates, shown: formatInteger(duplicates) })}
          actions={
            <Button variant="default" size="xs" onClick={session.merge}>
              {m.airdrop_list_merge()}
            </Button>
          }
        >
          {m.airdrop_list_doubles_text()}
        </NoticeBox>
      )}
      {heading && (
        <p className={classes.muted}>
          {m.solana_send_heading({ line: formatInteger(heading.line), text: heading.text })}
        </p>
      )}
      <StatRow>
        <Stat label={m.airdrop_list_count()} value={formatInteger(count)} />
        <Stat label={m.airdrop_list_total()} value={amountOf(token, total)} />
      </StatRow>
      {count > 0 && <Preview session={session} summary={summary} token={token} />}
      <Button variant="subtle" size="xs" className={classes.start ?? ''} onClick={session.clear}>
        {m.airdrop_list_clear()}
      </Button>
    </>
  )
}
