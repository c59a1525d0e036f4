import { m } from '@slipway/messages'
import { useState } from 'react'
import { isChunkError } from '../core/chunk-error.ts'
import { withChunkTimeout } from '../core/lazy-part.ts'
import { useRefusal } from '../form/use-refusal.ts'
import type { ShownPlan } from '../transaction/shown-plan.ts'
import type { FormContext } from './form-context.ts'
import { PlanRefused } from './plan-refused.ts'

type PlanMaker = () => ShownPlan | Promise<ShownPlan>

/** @throws ChunkTimeoutError or what the browser throws, when the texts of problems or a part of the plan did not load */
async function textOf(error: unknown, assets: Pick<FormContext, 'token' | 'currency'>) {
  if (error instanceof PlanRefused) return error.message
  if (isChunkError(error)) throw error
  const { planProblemText } = await withChunkTimeout(import('./plan-problem-text.ts'))
  return planProblemText(error, assets)
}

/** Opens the review of a plan that may have to ask the chain first; what the chain refuses already is said in the form. */
export function useOpenReview({
  open,
  token,
  currency,
}: Pick<FormContext, 'open' | 'token' | 'currency'>) {
  const [isPreparing, setPreparing] = useState(false)
  const { problem, setProblem, entry } = useRefusal()
  return {
    isPreparing,
    problem,
    entry,
    /** @param renew makes the plan from the newest drawing of the screen; without it the plan stays as it was made */
    open: async (plan: PlanMaker, renew?: PlanMaker) => {
      setPreparing(true)
      setProblem(undefined)
      try {
        const made = await plan()
        open(renew ? { ...made, renew } : made)
      } catch (error) {
        setProblem(
          await textOf(error, { token, ...(currency && { currency }) }).catch(m.shell_chunk_text),
        )
      } finally {
        setPreparing(false)
      }
    },
  }
}
