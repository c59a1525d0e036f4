import { type ReactNode, Suspense } from 'react'
import { lazyPart } from '../../core/lazy-part.ts'
import { useOpenedPart } from '../../core/use-opened-part.ts'
import type { SolanaPlan } from './solana-plan.ts'

const load = () => import('./solana-review.tsx')
const SolanaReview = lazyPart(load)

export interface SolanaReviewHandle {
  /** Opens the review of a plan and rehearses it on the cluster. */
  readonly open: (plan: SolanaPlan) => void
  /** To be placed once in the screen; empty while nothing is reviewed. */
  readonly dialog: ReactNode
}

const nothing = () => undefined

/** Lets a screen send: everything between its form and the wallet, loaded when it is first needed. */
export function useSolanaReview(onDone: () => void = nothing): SolanaReviewHandle {
  const { opened: plan, open, close } = useOpenedPart<SolanaPlan>(load)
  return {
    open,
    dialog: plan && (
      <Suspense>
        <SolanaReview plan={plan} onDone={onDone} onClose={close} />
      </Suspense>
    ),
  }
}
