import { decodeContractError } from '@slipway/sdk/evm/decode-contract-error'
import type { FlowPorts, FlowState } from '@slipway/sdk/flow/types'
import { useMemo, useRef } from 'react'
import type { FlowProblem } from './flow-problem.ts'
import { lookForUnanswered } from './look-for-unanswered.ts'
import type { ShownPlan } from './shown-plan.ts'
import { forgetTransaction } from './transaction-store.ts'
import { FlowForgotten } from './until-forgotten.ts'

/** What becomes of it: signed, let go by the visitor, or nothing that a node tells. */
interface UnansweredRunEnds {
  readonly onSigned: (signed: FlowState) => Promise<void>
  readonly onForgotten: () => void
  readonly onProblem: (problem: FlowProblem) => void
}

/** @returns whether nothing was signed, so that it may be asked for */
async function lookUp(plan: ShownPlan, lost: FlowState, ports: FlowPorts, ends: UnansweredRunEnds) {
  let signed: FlowState | undefined
  try {
    signed = await lookForUnanswered(plan, lost, ports)
  } catch (error) {
    if (error instanceof FlowForgotten) ends.onForgotten()
    else
      ends.onProblem({
        code: 'failure',
        failure: decodeContractError(error, plan.definition.errorsAbi),
      })
    return false
  }
  if (signed) await ends.onSigned(signed)
  return !signed
}

/**
 * The run of a dialog whose answer the wallet lost: whatever the plan says by then, what was signed is not asked for
 * again, for as long as nothing else was.
 */
export function useUnansweredRun(ports: FlowPorts) {
  const lost = useRef<FlowState | null>(null)
  return useMemo(
    () => ({
      /** Another plan is in the dialog: what was lost is not about it. */
      forget(): void {
        lost.current = null
      },
      /** The run that is looked for before anything is asked. */
      id: (stopped: FlowState | null) => (stopped?.interrupted ? stopped : lost.current)?.id,
      /** @returns whether nothing was lost, or nothing signed */
      async look(
        plan: ShownPlan,
        stopped: FlowState | null,
        ends: UnansweredRunEnds,
      ): Promise<boolean> {
        if (stopped?.interrupted) lost.current = stopped
        const run = lost.current
        const onSigned = (signed: FlowState) => {
          lost.current = null
          return ends.onSigned(signed)
        }
        return !run || lookUp(plan, run, ports, { ...ends, onSigned })
      },
      /** What begins anew takes the place of what came to nothing. @param earlier the run that goes on instead */
      replace(stopped: FlowState | null, earlier: FlowState | null): void {
        const given = lost.current ?? stopped
        lost.current = null
        if (given && !earlier) forgetTransaction(given.id)
      },
    }),
    [ports],
  )
}
