import { decodeContractError } from '@slipway/sdk/evm/decode-contract-error'
import type { UnsignedTransaction } from '@slipway/sdk/evm/unsigned-transaction'
import { retryFlow, startFlow } from '@slipway/sdk/flow/flow-state'
import type { FlowPorts, FlowState } from '@slipway/sdk/flow/types'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { Address } from 'viem'
import { useConfig, useConnection } from 'wagmi'
import { activeChain } from '../core/active-chain.ts'
import { readClient } from '../core/read-client.ts'
import { spendTypedNames } from '../names/typed-names.ts'
import { checkFlow, type FlowCheck } from './check-flow.ts'
import { createFlowPorts } from './create-flow-ports.ts'
import { driveFlow } from './drive-flow.ts'
import { findNameProblem } from './find-name-problem.ts'
import type { FlowProblem } from './flow-problem.ts'
import { labelOf } from './label-of.ts'
import type { ReviewChange } from './review-changes.ts'
import type { ShownPlan } from './shown-plan.ts'
import { keepProvenPermits, signPermit } from './sign-permit.ts'
import { switchAndReopen } from './switch-and-reopen.ts'
import { keepTransaction } from './transaction-store.ts'
import { FlowForgotten } from './until-forgotten.ts'
import { usePrepare } from './use-prepare.ts'
import { useUnansweredRun } from './use-unanswered-run.ts'

/** A flow from the opened review to its end, as the dialog shows it. */
export type FlowView =
  /** `lookedFor`: a run that may have been signed before its answer got lost. */
  | { phase: 'checking'; plan: ShownPlan; lookedFor?: string | undefined }
  | {
      phase: 'review'
      plan: ShownPlan
      check: FlowCheck
      /** A run that stopped on its way, of which only the rest is left to be signed. */
      earlier: FlowState | null
      /** What the chain has changed since the visitor confirmed; then the wallet was not asked. */
      changes?: readonly ReviewChange[]
    }
  | { phase: 'running'; plan: ShownPlan; state: FlowState | null }
  | { phase: 'stopped'; plan: ShownPlan; state: FlowState | null; problem: FlowProblem }

export interface Flow {
  view: FlowView
  /** Rehearses again: after a problem, or after the wallet moved. */
  recheck: () => void
  /**
   * Makes the plan anew from the chain and rehearses it once more. When it says what was reviewed and nothing speaks
   * against it, the wallet is asked.
   */
  confirm: () => void
  switchChain: () => void
  /** Leaves the review. What was sent goes on and stays in the list of transactions. */
  close: () => void
}

const isMined = ({ steps }: FlowState) => steps.every(({ result }) => result !== undefined)

interface FlowOptions {
  plan: ShownPlan
  /** Called once all steps are in a block and their results are proven. */
  onDone: (state: FlowState, plan: ShownPlan) => void
  /** Called once the index shows it, also after the dialog has closed. */
  onIndexed?: (() => void) | undefined
  /** Called when there is nothing more to show: left, or done. */
  onClose: () => void
}

/** A run that is driven on. */
interface Followed {
  readonly plan: ShownPlan
  readonly begin: () => Promise<FlowState>
  readonly rehearsed?: UnsignedTransaction | undefined
}

/** What was made anew and rehearsed once more, and may be signed. */
interface Prepared {
  readonly plan: ShownPlan
  readonly earlier: FlowState | null
  readonly result: Extract<FlowCheck, { ok: true }>
}

/** Rehearses a plan, or the rest of an earlier run, for the connected wallet. */
function useCheck(ports: FlowPorts) {
  const { address, chainId } = useConnection()
  return useCallback(
    async (plan: ShownPlan, earlier: FlowState | null): Promise<FlowCheck> => {
      if (!address) return { ok: false, problem: { code: 'no_wallet' } }
      if (chainId !== activeChain.chainId)
        return { ok: false, problem: { code: 'wrong_chain', walletChainId: chainId ?? 0 } }
      const named = await findNameProblem(earlier ? earlier.input : plan.input, address)
      if (named) return { ok: false, problem: named }
      return checkFlow(readClient, ports.chain, address, plan, earlier)
    },
    [ports, address, chainId],
  )
}

/** The write path of every screen: review, rehearsal, signature, inclusion. Rehearses the plan as soon as it is given. */
export function useFlow({ plan, onDone, onIndexed, onClose }: FlowOptions): Flow {
  const config = useConfig()
  const { address } = useConnection()
  const ports = useMemo(() => createFlowPorts(config), [config])
  const [view, setView] = useState<FlowView>({ phase: 'checking', plan })
  /** Answers that arrive after the dialog was closed, or for an older plan, are ignored. */
  const turn = useRef(0)
  const show = useCallback((own: number, next: FlowView) => {
    if (own === turn.current) setView(next)
  }, [])

  const check = useCheck(ports)
  const review = useCallback(
    async (plan: ShownPlan, earlier: FlowState | null) => {
      const own = ++turn.current
      setView({ phase: 'checking', plan })
      const [result, proven] = await Promise.all([check(plan, earlier), keepProvenPermits(plan)])
      show(own, { phase: 'review', plan: proven, check: result, earlier })
    },
    [check, show],
  )

  const prepare = usePrepare(check)
  const lost = useUnansweredRun(ports)

  /** Follows a run to its end; only the dialog of this turn is shown what comes of it. @param begin makes it ready */
  const follow = useCallback(
    async ({ plan, begin, rehearsed }: Followed, own: number) => {
      show(own, { phase: 'running', plan, state: null })
      let isTold = false
      const onChange = (next: FlowState) => {
        if (!isMined(next)) return show(own, { phase: 'running', plan, state: next })
        if (next.status === 'indexed') onIndexed?.()
        if (isTold) return
        isTold = true
        spendTypedNames(next.input)
        if (own === turn.current) onClose()
        onDone(next, plan)
      }
      try {
        const state = await begin()
        const { definition } = plan
        const last = await driveFlow({ definition, state, ports, onChange, rehearsed })
        if (last.failure && !isTold)
          show(own, {
            phase: 'stopped',
            plan,
            state: last,
            problem: { code: 'failure', failure: last.failure },
          })
      } catch (error) {
        if (error instanceof FlowForgotten && own === turn.current) return onClose()
        show(own, stoppedBy(plan, error))
      }
    },
    [onClose, onDone, onIndexed, ports, show],
  )

  /** Asks the wallet. */
  const run = useCallback(
    ({ plan, earlier, result }: Prepared, account: Address, own: number) => {
      const begin = async () => {
        if (earlier) return retryLookedFor(earlier)
        const permitted = await signPermit(plan, { config, wallet: ports.wallet, account })
        const state = newState(permitted, account)
        keepTransaction({ state, label: labelOf(plan) })
        return state
      }
      return follow({ plan, begin, rehearsed: result.rehearsed }, own)
    },
    [config, follow, ports],
  )

  const send = useCallback(
    async (reviewed: ShownPlan, stopped: FlowState | null) => {
      if (!address) return
      const own = ++turn.current
      setView({ phase: 'checking', plan: reviewed, lookedFor: lost.id(stopped) })
      const mayAsk = await lost.look(reviewed, stopped, {
        onSigned: (signed) => follow({ plan: reviewed, begin: async () => signed }, own),
        onForgotten: () => own === turn.current && onClose(),
        onProblem: (problem) =>
          show(own, { phase: 'stopped', plan: reviewed, state: stopped, problem }),
      })
      if (!mayAsk || own !== turn.current) return
      setView({ phase: 'checking', plan: reviewed })
      const { plan, earlier, changes, result } = await prepare(reviewed, stopped)
      // Who left meanwhile is not asked to sign.
      if (own !== turn.current) return
      if (!result.ok || changes.length > 0)
        return setView({ phase: 'review', plan, check: result, earlier, changes })
      lost.replace(stopped, earlier)
      await run({ plan, earlier, result }, address, own)
    },
    [address, follow, lost, onClose, prepare, run, show],
  )

  const given = useRef<ShownPlan | null>(null)
  useEffect(() => {
    if (given.current === plan) return
    given.current = plan
    lost.forget()
    void review(plan, null)
  }, [lost, plan, review])

  const recheck = useCallback(() => {
    void review(view.plan, 'earlier' in view ? view.earlier : null)
  }, [review, view])

  const confirm = useCallback(() => {
    if (view.phase === 'review') void send(view.plan, view.earlier)
    else if (view.phase === 'stopped') void send(view.plan, view.state)
  }, [send, view])

  const switchChain = useCallback(() => {
    const { plan } = view
    switchAndReopen(config).catch((error: unknown) => setView(stoppedBy(plan, error)))
  }, [config, view])

  const close = useCallback(() => {
    turn.current += 1
    onClose()
  }, [onClose])
  return { view, recheck, confirm, switchChain, close }
}

/** A run that goes on, after what may have been signed of it was looked for. */
function retryLookedFor(earlier: FlowState): FlowState {
  const { interrupted: _interrupted, ...state } = retryFlow(earlier)
  return state
}

const stoppedBy = (plan: ShownPlan, error: unknown): FlowView => ({
  ...{ phase: 'stopped', plan, state: null },
  problem: {
    code: 'failure',
    failure: decodeContractError(error, plan.definition.errorsAbi),
  },
})

function newState(plan: ShownPlan, account: Address): FlowState {
  return startFlow(plan.definition, {
    id: crypto.randomUUID(),
    chainId: activeChain.chainId,
    account,
    input: plan.input,
    createdAt: Date.now(),
  })
}
