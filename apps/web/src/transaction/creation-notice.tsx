import type { FlowState, FlowStatus } from '@slipway/sdk/flow/types'
import { activeChain } from '../shell/active-chain.ts'
import { Notice } from '../shell/notice.tsx'
import { transactionStatus } from './transaction-status.ts'

/** A wallet, or the other signers of an account, have not agreed yet: nothing is being created. */
const waiting: ReadonlySet<FlowStatus> = new Set([
  'review',
  'simulating',
  'awaiting-signature',
  'proposed',
])

interface CreationNoticeProps {
  state: FlowState
  /** What is said once the transaction was sent. */
  title: string
  text: string
}

/** Above the form that a creation came from: what it waits for, as after a reload. */
export function CreationNotice({ state, title, text }: CreationNoticeProps) {
  if (!waiting.has(state.status))
    return (
      <Notice tone="info" title={title}>
        {text}
      </Notice>
    )
  const status = transactionStatus(state, activeChain)
  return (
    <Notice tone={state.status === 'review' ? 'warn' : 'info'} title={status.title}>
      {status.note}
    </Notice>
  )
}
