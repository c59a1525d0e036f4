import { Skeleton } from '@mantine/core'
import { m } from '@slipway/messages'
import { Panel } from '@slipway/ui/panel'
import { TimeText } from '@slipway/ui/time-text'
import { Notice } from '../../../core/notice.tsx'
import { useChainNow } from '../../../transaction/use-chain-now.ts'
import { CodePart } from './code-part.tsx'
import { LiquidityPart } from './liquidity-part.tsx'
import { RehearsalPart } from './rehearsal-part.tsx'
import classes from './safety.module.css'
import type { SafetySubject } from './safety-subject.ts'
import { useSafetyReport } from './use-safety-report.ts'
import { VerdictBand } from './verdict-band.tsx'

interface SafetyReportProps {
  subject: SafetySubject
  token: { symbol: string; decimals: number }
}

const unknowable = [
  m.safety_unknown_future,
  m.safety_unknown_wallets,
  m.safety_unknown_later,
  m.safety_unknown_promises,
]

/**
 * Safety report of any token: verdict with reasons, a rehearsed trade, who holds the liquidity, what the code is, and what
 * none of it can tell. Loaded apart from the page.
 */
export default function SafetyReport({ subject, token }: SafetyReportProps) {
  const now = useChainNow()
  const reading = useSafetyReport(subject, now)
  const { assessment, rehearsal, pools, judged, deciding, locks, code, error } = reading
  return (
    <Panel title={m.safety_title()} description={m.safety_text()}>
      {error && (
        <Notice tone="warn" onRetry={reading.again}>
          {assessment ? m.safety_outdated() : m.safety_failed()}
        </Notice>
      )}
      {!error && !assessment && (
        <div role="status" aria-label={m.safety_loading()}>
          <Skeleton height={132} />
        </div>
      )}
      {assessment && (
        <>
          <VerdictBand
            assessment={assessment}
            isRehearsing={reading.isRehearsing}
            onAgain={reading.again}
          />
          <p className={classes.muted}>
            {rehearsal?.state === 'done' ? m.safety_tried_at() : m.safety_read_at()}{' '}
            <TimeText at={reading.triedAt} utc="tooltip" />
          </p>
        </>
      )}
      <div className={classes.parts}>
        <section>
          <h3>{m.safety_rehearsal_title()}</h3>
          {rehearsal ? (
            <RehearsalPart rehearsal={rehearsal} pool={deciding?.pool} token={token} />
          ) : (
            !error && <Skeleton height={96} />
          )}
        </section>
        <section>
          <h3>{m.safety_liquidity_title()}</h3>
          <LiquidityPart
            total={pools?.length}
            isUnread={reading.isPoolsUnread}
            judged={judged}
            isComplete={reading.isComplete}
            locks={locks}
            token={token}
            now={now}
          />
        </section>
        {code && (
          <section>
            <h3>{m.safety_code_title()}</h3>
            <CodePart
              address={subject.address}
              code={code}
              registeredTemplate={subject.registeredTemplate}
              verification={reading.verification}
            />
          </section>
        )}
        <section>
          <h3>{m.safety_unknown_title()}</h3>
          <ul className={classes.unknown}>
            {unknowable.map((text) => (
              <li key={text()}>{text()}</li>
            ))}
          </ul>
        </section>
      </div>
    </Panel>
  )
}
