import { Button, Loader } from '@mantine/core'
import { m } from '@slipway/messages'
import type { FlowState } from '@slipway/sdk/flow/types'
import { activeChain } from '../core/active-chain.ts'
import { FlowSteps } from './flow-steps.tsx'
import classes from './review.module.css'
import type { ShownPlan } from './shown-plan.ts'
import { transactionStatus } from './transaction-status.ts'
import { UnkeptNotice } from './unkept-notice.tsx'

interface FlowProgressProps {
  plan: ShownPlan
  /** `null` while the last rehearsal runs. */
  state: FlowState | null
  onBackground: () => void
}

const stations = [
  m.transaction_progress_signed,
  m.transaction_progress_mined,
  m.transaction_progress_indexed,
]

function stationState(index: number, current: number) {
  if (index < current) return 'done'
  return index === current ? 'now' : 'later'
}

/** What stands at the head while something is asked, proposed to signers, or waits for its block. */
function headOf(state: FlowState | null): { title: string; text: string } {
  switch (state?.status) {
    case 'proposed': {
      const { title, note = '' } = transactionStatus(state, activeChain)
      return { title, text: note }
    }
    case 'pending':
    case 'mined':
      return { title: m.transaction_progress_mining(), text: m.transaction_progress_mining_text() }
    default:
      if (state?.interrupted)
        return {
          title: m.transaction_progress_looking(),
          text: m.transaction_progress_looking_text(),
        }
      return {
        title: m.transaction_progress_signing(),
        text: m.transaction_progress_signing_text(),
      }
  }
}

/** A flow under way: what the visitor has to do now, and what comes next. */
export function FlowProgress({ plan, state, onBackground }: FlowProgressProps) {
  const isSent = state?.status === 'pending' || state?.status === 'mined'
  const isProposed = state?.status === 'proposed'
  const { title, text } = headOf(state)
  const stepCount = state?.steps.length ?? 1
  const isStepwise =
    state !== null && stepCount > 1 && (!state.batchId || !plan.definition.batchable)
  return (
    <div className={classes.progress} role="status">
      <Loader size={32} aria-hidden />
      <div>
        {isStepwise && (
          <p>{m.transaction_progress_step({ step: state.stepIndex + 1, count: stepCount })}</p>
        )}
        <h3>{title}</h3>
      </div>
      <p>{text}</p>
      {isStepwise && <FlowSteps state={state} goal={plan.review.title} />}
      <UnkeptNotice state={state} />
      {state?.nodeSilent && !isProposed && <p>{m.transaction_note_node_silent()}</p>}
      <ol className={classes.stations} aria-label={plan.review.title}>
        {stations.map((label, index) => (
          <li key={label()} data-state={stationState(index, isSent ? 1 : 0)}>
            {label()}
          </li>
        ))}
      </ol>
      {(isSent || isProposed) && (
        <Button variant="default" onClick={onBackground}>
          {m.transaction_progress_background()}
        </Button>
      )}
    </div>
  )
}
