import { Button } from '@mantine/core'
import { formatInteger, m } from '@slipway/messages'
import type { LockToken } from '@slipway/sdk/solana/lock/get-lock-token'
import type { SolanaListIssue } from '@slipway/sdk/solana/multisend/read-solana-list'
import { NoticeBox } from '@slipway/ui/notice-box'
import { Stat, StatRow } from '@slipway/ui/stat'
import { FirstLines } from '../../list-file/first-lines.tsx'
import { listLineText } from '../../list-file/list-line-text.ts'
import { ListPreview } from '../../list-file/list-preview.tsx'
import { amountOf, symbolOf } from '../lock/lock-texts.ts'
import classes from './airdrop.module.css'
import type { ListSummary } from './list-messages.ts'
import type { ListSession } from './use-list-session.ts'

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
      {count > 0 && (
        <ListPreview
          client={session.client}
          summary={summary}
          amountText={(amount) => amountOf(token, amount)}
        />
      )}
      <Button variant="subtle" size="xs" className={classes.start ?? ''} onClick={session.clear}>
        {m.airdrop_list_clear()}
      </Button>
    </>
  )
}
