import type { FlowState } from '@slipway/sdk/flow/types'
import { type Query, type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { activeChain } from '../core/active-chain.ts'
import type { FlowCheck } from './check-flow.ts'
import { reviewChanges } from './review-changes.ts'
import type { ShownPlan } from './shown-plan.ts'
import { keepProvenPermits } from './sign-permit.ts'

/** Read from this network's contracts, and able to change. The index lags behind them, and no review rests on a report. */
const isOfChain = ({ queryKey, observers }: Query) =>
  queryKey[1] === activeChain.chainId &&
  !queryKey.includes('index') &&
  !queryKey.includes('safety') &&
  observers.some(({ options }) => options.staleTime !== Number.POSITIVE_INFINITY)

const wait = (milliseconds: number) =>
  new Promise<void>((resolve) => setTimeout(resolve, milliseconds))

/** A read that keeps failing is not waited for: what the review rests on is rehearsed besides. */
const MOST_MS = 8_000

/** Reads what the screen knows of the chain anew, and waits until the screen has been drawn with it. */
async function renewReads(queries: QueryClient): Promise<void> {
  const reads = queries.refetchQueries({ type: 'active', predicate: isOfChain })
  await Promise.race([reads, wait(MOST_MS)])
  // The screen is told in the next task, and drawn by the one after it.
  await wait(0)
  await wait(0)
}

/** Where nothing is in a block yet, whatever is left is the whole. */
const isBegun = ({ steps }: FlowState) => steps.some(({ result }) => result !== undefined)

/** The rest of a stopped run by new terms; its end moves with them. */
function withTerms({ definition }: ShownPlan, stopped: FlowState, input: unknown): FlowState {
  const deadline = definition.deadline?.(input)
  // What was asked for in other words has another name.
  const { askedBatchId: _asked, ...rest } = stopped
  return { ...rest, input, ...(deadline !== undefined && { deadline }) }
}

const outdated: FlowCheck = { ok: false, problem: { code: 'outdated' } }

/**
 * Makes a reviewed plan anew before it is signed.
 * @param check rehearses a plan; of one that stopped on its way, its rest
 */
export function usePrepare(
  check: (plan: ShownPlan, earlier: FlowState | null) => Promise<FlowCheck>,
) {
  const queries = useQueryClient()
  /** The plan by what the chain says now; null where it can't be made any more. */
  const renew = useCallback(
    async (plan: ShownPlan): Promise<ShownPlan | null> => {
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
    async (reviewed: ShownPlan, stopped: FlowState | null) => {
      const rest = stopped && (isBegun(stopped) || !reviewed.renew) ? stopped : null
      const isKept = rest !== null && !reviewed.resume
      const renewed = isKept ? reviewed : await renew(reviewed)
      const plan = renewed ?? reviewed
      const { resume } = plan
      const earlier =
        rest && renewed && resume ? withTerms(plan, rest, resume(rest.input, renewed.input)) : rest
      const rehearsed = await check(plan, earlier)
      return {
        plan,
        /** The run that goes on; null where it begins anew. */
        earlier,
        changes: reviewChanges(reviewed.review, plan.review),
        // The contract's own reason is the better one.
        result: renewed || !rehearsed.ok ? rehearsed : outdated,
      }
    },
    [check, renew],
  )
}
