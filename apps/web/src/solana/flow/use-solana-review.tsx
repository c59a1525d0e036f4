import { type ReactNode, useState } from 'react'
import { LatePart } from '../../shell/late-part.tsx'
import { lazyPart } from '../../shell/lazy-part.ts'
import type { SolanaPlan } from './solana-plan.ts'

const SolanaReview = lazyPart(() => import('./solana-review.tsx'))

export interface SolanaReviewHandle {
  /** Opens the review of a plan and rehearses it on the cluster. */
  readonly open: (plan: SolanaPlan) => void
  /** To be placed once in the screen; empty while nothing is reviewed. */
  readonly dialog: ReactNode
}

const nothing = () => undefined

/** Lets a screen send: everything between its form and the wallet, loaded when it is first needed. */
export function useSolanaReview(onDone: () => void = nothing): SolanaReviewHandle {
  const [plan, setPlan] = useState<SolanaPlan | null>(null)
  return {
    open: setPlan,
    dialog: plan && (
      <LatePart>
        <SolanaReview plan={plan} onDone={onDone} onClose={() => setPlan(null)} />
      </LatePart>
    ),
  }
}
