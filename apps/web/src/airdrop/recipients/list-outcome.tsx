import { Button } from '@mantine/core'
import { formatAmount, formatInteger, m } from '@slipway/messages'
import { NoticeBox } from '@slipway/ui/notice-box'
import { LineText } from '../../list-file/lazy-line-text.tsx'
import { ListPreview } from '../../list-file/list-preview.tsx'
import { unusedText } from '../../list-file/unused-text.ts'
import classes from './list-entry.module.css'
import type { ListSummary } from './list-messages.ts'
import type { ListSession } from './use-list-session.ts'

/** Lines that are named one by one; more would bury the page. */
const NAMED = 8

interface ListOutcomeProps {
  session: ListSession
  summary: ListSummary
  token: { readonly symbol: string; readonly decimals: number }
}

type Token = ListOutcomeProps['token']

function Faults({ summary, token }: { summary: ListSummary; token: Token }) {
  const { issues, issueCount } = summary
  if (issueCount === 0) return null
  return (
    <NoticeBox
      tone="bad"
      title={m.airdrop_list_wrong({ count: issueCount, shown: formatInteger(issueCount) })}
    >
      <ul className={classes.faults}>
        {issues.slice(0, NAMED).map((issue) => (
          <li key={`${issue.line}-${issue.column}`}>
            <LineText issue={issue} context={{ token }} />
          </li>
        ))}
      </ul>
      {issueCount > NAMED && <p>{m.airdrop_list_wrong_more({ count: issueCount - NAMED })}</p>}
    </NoticeBox>
  )
}

/** What was read: the sum, what is wrong line by line, doubles with a way to merge them, and the rows. */
export default function ListOutcome({ session, summary, token }: ListOutcomeProps) {
  const { count, total, duplicates, ignored } = summary
  const unused = unusedText(ignored)
  const { symbol, decimals } = token
  const amountText = (amount: bigint) =>
    formatAmount(amount, decimals, { symbol, maximumFractionDigits: decimals })
  return (
    <>
      <Faults summary={summary} token={token} />
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
      {unused && <p className={classes.muted}>{unused}</p>}
      <dl className={classes.sum}>
        <div>
          <dt>{m.airdrop_list_count()}</dt>
          <dd>{formatInteger(count)}</dd>
        </div>
        <div>
          <dt>{m.airdrop_list_total()}</dt>
          <dd>{amountText(total)}</dd>
        </div>
        <div>
          <dt>{m.airdrop_list_took()}</dt>
          <dd>{m.airdrop_list_ms({ ms: formatInteger(Math.round(summary.tookMs)) })}</dd>
        </div>
      </dl>
      {count > 0 && (
        <ListPreview client={session.client} summary={summary} amountText={amountText} />
      )}
      <Button variant="subtle" size="xs" className={classes.clear ?? ''} onClick={session.clear}>
        {m.airdrop_list_clear()}
      </Button>
    </>
  )
}
