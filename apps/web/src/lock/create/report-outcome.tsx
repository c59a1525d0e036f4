import { m } from '@slipway/messages'
import type { LockDraftReport } from '@slipway/sdk/lock/check/lock-check'
import { NoticeBox } from '@slipway/ui/notice-box'
import { activeChain } from '../../shell/active-chain.ts'
import { hintText } from './hint-text.ts'
import { issueText } from './validate-draft.ts'
import { WhitelistHint } from './whitelist-hint.tsx'

interface ReportOutcomeProps {
  report: LockDraftReport
  /** What amounts are said in. */
  units: { readonly symbol: string; readonly decimals: number }
}

/** What refuses a lock, or that nothing does, and what its maker should know. */
export function ReportOutcome({ report, units }: ReportOutcomeProps) {
  const { issues, hints } = report
  const isRehearsed = hints.every(({ code }) => code !== 'unrehearsed')
  return (
    <>
      {issues.map((issue) => (
        <NoticeBox key={issue.code} tone="bad" title={m.lock_report_refused()}>
          {issueText(issue, units)}
          {issue.code === 'Token_TransferFailed' && <WhitelistHint locker={issue.args.locker} />}
        </NoticeBox>
      ))}
      {issues.length === 0 && isRehearsed && (
        <NoticeBox tone="good">{m.lock_report_passed({ chain: activeChain.name })}</NoticeBox>
      )}
      {hints.map((hint) => (
        <NoticeBox key={hint.code} tone="warn">
          {hintText(hint, units)}
          {hint.code === 'taxed' && <WhitelistHint locker={hint.args.locker} />}
        </NoticeBox>
      ))}
    </>
  )
}
