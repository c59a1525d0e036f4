import { m } from '@slipway/messages'
import type { LockDraftReport } from '@slipway/sdk/lock/check/lock-check'
import { AddressText } from '@slipway/ui/address-text'
import { NoticeBox } from '@slipway/ui/notice-box'
import { isAddress } from 'viem'
import { activeChain } from '../../core/active-chain.ts'
import classes from './create.module.css'
import { hintText } from './hint-text.ts'
import { issueText } from './read-draft.ts'

/** The lock contract's address, to be whitelisted where a token refuses or taxes its transfer (specification, section 8). */
function WhitelistHint({ locker }: { locker: unknown }) {
  if (typeof locker !== 'string' || !isAddress(locker)) return null
  return (
    <p className={classes.whitelist}>
      <span>{m.lock_report_contract()}</span>
      <AddressText address={locker} isFull />
    </p>
  )
}

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
