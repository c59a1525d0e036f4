import { decodeContractError } from '@slipway/sdk/evm/decode-contract-error'
import { findLost } from '@slipway/sdk/flow/find-lost'
import type { FlowPorts, FlowState } from '@slipway/sdk/flow/types'
import { useMemo, useRef } from 'react'
import type { FlowProblem } from './flow-problem.ts'
import type { ShownPlan } from './shown-plan.ts'
import { forgetTransaction } from './transaction-store.ts'

/** What became of it: signed, or nothing that a node tells. */
type LostRun =
  | { readonly signed: FlowState; readonly problem?: never }
  | { readonly problem: FlowProblem; readonly signed?: never }

/**
 * The run of a dialog whose answer the wallet lost: whatever the plan says by then, what was signed is not asked for
 * again, for as long as nothing else was.
 */
export function useLostRun(ports: FlowPorts) {
  const lost = useRef<FlowState | null>(null)
  return useMemo(
    () => ({
      /** Another plan is in the dialog: what was lost is not about it. */
      forget(): void {
        lost.current = null
      },
      isLost: (stopped: FlowState | null) => Boolean(stopped?.interrupted || lost.current),
      /** @returns null where nothing was lost, or nothing signed */
      async look({ definition }: ShownPlan, stopped: FlowState | null): Promise<LostRun | null> {
        if (stopped?.interrupted) lost.current = stopped
        if (!lost.current) return null
        try {
          const signed = await findLost(definition, lost.current, ports)
          if (!signed) return null
          lost.current = null
          return { signed }
        } catch (error) {
          const failure = decodeContractError(error, definition.errorsAbi)
          return { problem: { code: 'failure', failure } }
        }
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
