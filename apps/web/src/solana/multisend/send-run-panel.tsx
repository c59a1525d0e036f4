import type { SolanaChainDefinition } from '@slipway/chains'
import { formatInteger, m } from '@slipway/messages'
import type { SendPlan, SendRefusal, SendRow } from '@slipway/sdk/solana/multisend/types'
import { NoticeBox } from '@slipway/ui/notice-box'
import { Panel } from '@slipway/ui/panel'
import { ProgressBar } from '@slipway/ui/progress-bar'
import { FirstLines } from '../../list-file/first-lines.tsx'
import { SolanaCheck } from '../flow/solana-check.tsx'
import { useSolBalance } from '../wallet/use-sol-balance.ts'
import { HistoryNotice, LostNotice, RepeatNotice } from './begun-send-notice.tsx'
import { CostPanel } from './cost-panel.tsx'
import { findShortages } from './find-shortages.ts'
import classes from './multisend.module.css'
import { RunButtons, RunDone, RunProgress, RunReport } from './run-parts.tsx'
import { isAllAgreed } from './send-questions.ts'
import type { SendRun } from './use-send-run.ts'

interface PlanProps {
  chain: SolanaChainDefinition
  plan: SendPlan
}

const refusalTexts: Readonly<Record<SendRefusal, () => string>> = {
  'no-wallet': m.solana_send_refused_no_wallet,
  frozen: m.solana_send_refused_frozen,
  memo: m.solana_send_refused_memo,
  confidential: m.solana_send_refused_confidential,
  foreign: m.solana_send_refused_foreign,
}

function Refused({ plan }: { plan: SendPlan }) {
  const { refused, rows } = plan
  if (refused.size === 0) return null
  return (
    <NoticeBox tone="warn" title={m.multisend_failures({ count: formatInteger(refused.size) })}>
      <p className={classes.note}>{m.solana_send_refused_text()}</p>
      <FirstLines
        lines={[...refused]}
        say={([row, reason]) =>
          m.multisend_failure_row({
            line: formatInteger(rows[row]?.line ?? 0),
            address: rows[row]?.address ?? '',
            problem: refusalTexts[reason](),
          })
        }
      />
    </NoticeBox>
  )
}

interface SendRunPanelProps extends PlanProps {
  run: SendRun
  onEdit: () => void
  onTakeOut: (rows: readonly SendRow[]) => void
  onAgain: () => void
}

/** A planned list: its cost, and how far it is until everybody is paid. */
export function SendRunPanel(props: SendRunPanelProps) {
  const { chain, plan, run, onEdit, onTakeOut, onAgain } = props
  const payable = plan.rows.length - plan.refused.size
  const { data: lamports } = useSolBalance(chain, plan.sender)
  const shortages = findShortages(chain, plan, lamports)
  const { asked, agreed } = run
  const isDone = run.state === 'done'
  return (
    <div className={classes.page}>
      {!isDone && <CostPanel chain={chain} plan={plan} perSignature={run.group} />}
      <Panel title={m.multisend_progress()}>
        <div className={classes.stack}>
          <ProgressBar
            label={m.multisend_progress()}
            value={payable === 0 ? 1 : plan.paid.size / payable}
          >
            {m.solana_send_progress({
              paid: formatInteger(plan.paid.size),
              all: formatInteger(payable),
            })}
          </ProgressBar>
          <Refused plan={plan} />
          {!isDone &&
            shortages.map((text) => (
              <NoticeBox key={text} tone="bad" role="alert">
                {text}
              </NoticeBox>
            ))}
          {run.state === 'ready' && shortages.length === 0 && (
            <SolanaCheck chain={chain} isRunning={false} failure={run.check} />
          )}
          <RunProgress chain={chain} run={run} />
          {isDone ? (
            <RunDone {...{ chain, plan, run, onAgain }} />
          ) : (
            <>
              {asked.repeats.length > 0 && (
                <RepeatNotice
                  token={plan.token}
                  repeats={asked.repeats}
                  isUnsure={asked.isUnsure}
                  isAgreed={asked.repeats.every(({ row }) => agreed.repeats.has(row))}
                  onAgree={run.agreeRepeats}
                  onTakeOut={() => onTakeOut(asked.repeats)}
                />
              )}
              {asked.lost.length > 0 && (
                <LostNotice
                  chain={chain.name}
                  count={asked.lost.length}
                  isAgreed={asked.lost.every((row) => agreed.lost.has(row))}
                  onAgree={run.agreeLost}
                />
              )}
              {asked.isForgotten && (
                <HistoryNotice
                  chain={chain.name}
                  isAgreed={agreed.isForgotten}
                  onAgree={run.agreeForgotten}
                />
              )}
              <NoticeBox tone="final">{m.multisend_review_permanent()}</NoticeBox>
              <div className={classes.actions}>
                <RunButtons
                  {...{ run, plan, onEdit }}
                  isBlocked={shortages.length > 0 || !isAllAgreed(asked, agreed)}
                />
                <RunReport {...{ chain, plan, run }} size="md" />
              </div>
            </>
          )}
        </div>
      </Panel>
    </div>
  )
}
