import type { FlowState } from '@slipway/sdk/flow/types'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import type { FlowCheck } from './check-flow.ts'
import type { FlowPlan } from './flow-plan.ts'
import { renewReads } from './renew-reads.ts'
import { reviewChanges } from './review-changes.ts'
import { keepProvenPermits } from './sign-permit.ts'

const outdated: FlowCheck = { ok: false, problem: { code: 'outdated' } }

/**
 * Makes a reviewed plan anew before it is signed.
 * @param check rehearses a plan; of one that stopped on its way, its rest
 */
export function usePrepare(
  check: (plan: FlowPlan, earlier: FlowState | null) => Promise<FlowCheck>,
) {
  const queries = useQueryClient()
  /** The plan by what the chain says now; null where it can't be made any more. */
  const renew = useCallback(
    async (plan: FlowPlan): Promise<FlowPlan | null> => {
      if (!plan.renew) return plan
      await renewReads(queries)
      try {
        return await keepProvenPermits({ ...(await plan.renew()), renew: plan.renew })
      } catch {
        return null
      }
    },
    [queries],
  )

  /** What would be signed now, what of it is new to the visitor, and what the rehearsal says. */
  return useCallback(
    async (reviewed: FlowPlan, earlier: FlowState | null) => {
      const renewed = earlier ? reviewed : await renew(reviewed)
      const plan = renewed ?? reviewed
      const rehearsed = await check(plan, earlier)
      return {
        plan,
        changes: reviewChanges(reviewed.review, plan.review),
        // The contract's own reason is the better one.
        result: renewed || !rehearsed.ok ? rehearsed : outdated,
      }
    },
    [check, renew],
  )
}
