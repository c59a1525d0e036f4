import type { FlowState } from '@slipway/sdk/flow/types'
import { type ReactNode, Suspense } from 'react'
import { lazyPart } from '../core/lazy-part.ts'
import { useOpenedPart } from '../core/use-opened-part.ts'
import type { ShownPlan } from './shown-plan.ts'

const load = () => import('./review-dialog.tsx')
const ReviewDialog = lazyPart(load)

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
 * @param onIndexed called once the index shows them too, seconds later: what it is asked before still lacks them
 */
export function useReview(
  onDone: (state: FlowState, plan: ShownPlan) => void = nothing,
  onIndexed: () => void = nothing,
): Review {
  const { opened: plan, open, close } = useOpenedPart<ShownPlan>(load)
  return {
    open,
    dialog: plan && (
      <Suspense>
        <ReviewDialog plan={plan} onDone={onDone} onIndexed={onIndexed} onClose={close} />
      </Suspense>
    ),
  }
}
