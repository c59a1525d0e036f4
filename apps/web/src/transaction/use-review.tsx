import type { FlowState } from '@slipway/sdk/flow/types'
import { type ReactNode, useCallback, useState } from 'react'
import { LatePart } from '../shell/late-part.tsx'
import { lazyPart } from '../shell/lazy-part.ts'
import type { ShownPlan } from './shown-plan.ts'

const ReviewDialog = lazyPart(() => import('./review-dialog.tsx'))

export interface Review {
  /** Opens the review of a plan and rehearses it on the chain. */
  open: (plan: ShownPlan) => void
  /** To be placed once in the screen; empty while nothing is reviewed. */
  dialog: ReactNode
}

const nothing = () => undefined

/**
 * Lets a screen send: everything between its form and the wallet, loaded when it is first needed.
 *
 * @param onDone called once all steps of a plan are in a block and their results are proven
 */
export function useReview(onDone: (state: FlowState, plan: ShownPlan) => void = nothing): Review {
  const [plan, setPlan] = useState<ShownPlan | null>(null)
  const close = useCallback(() => setPlan(null), [])
  return {
    open: setPlan,
    dialog: plan && (
      <LatePart>
        <ReviewDialog plan={plan} onDone={onDone} onClose={close} />
      </LatePart>
    ),
  }
}
