import type { FlowState, FlowStatus } from '@slipway/sdk/flow/types'
import { LatePart } from '../shell/late-part.tsx'
import { lazyPart } from '../shell/lazy-part.ts'
import { Notice } from '../shell/notice.tsx'

// With every error text, which a form does not need before something waits.
const WaitingNotice = lazyPart(() => import('./waiting-notice.tsx'))

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
  if (waiting.has(state.status))
    return (
      <LatePart>
        <WaitingNotice state={state} />
      </LatePart>
    )
  return (
    <Notice tone="info" title={title}>
      {text}
    </Notice>
  )
}
