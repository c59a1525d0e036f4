import type { FlowState, FlowStatus } from '@slipway/sdk/flow/types'
import type { ReactNode } from 'react'
import { LatePart } from '../core/late-part.tsx'
import { lazyPart } from '../core/lazy-part.ts'
import { Notice } from '../core/notice.tsx'
import { CreationUnderway } from '../form/creation-underway.ts'

// With every error text, which a form does not need before something waits.
const WaitingNotice = lazyPart(() => import('./waiting-notice.tsx'))

/** A wallet, or the other signers of an account, have not agreed yet: nothing is being created. */
const waiting: ReadonlySet<FlowStatus> = new Set([
  'review',
  'simulating',
  'awaiting-signature',
  'proposed',
])

interface CreationFormProps {
  /** A creation that came from the form and is not done. */
  creation:
    | null
    | undefined
    | {
        readonly state: FlowState
        /** What is said once the transaction was sent. */
        readonly title: string
        readonly text: string
      }
  children: ReactNode
}

/** A form with what its creation waits for above it, as after a reload; what was sent is not reviewed a second time. */
export function CreationForm({ creation, children }: CreationFormProps) {
  const isWaiting = creation && waiting.has(creation.state.status)
  return (
    <>
      {creation && isWaiting && (
        <LatePart>
          <WaitingNotice state={creation.state} />
        </LatePart>
      )}
      {creation && !isWaiting && (
        <Notice tone="info" title={creation.title}>
          {creation.text}
        </Notice>
      )}
      <CreationUnderway value={Boolean(creation && !isWaiting)}>{children}</CreationUnderway>
    </>
  )
}
