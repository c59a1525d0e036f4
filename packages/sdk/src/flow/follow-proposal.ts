import type { FlowProposal } from '../multisig/types.ts'
import type { AskedProposal, ProposalOutcome } from './asked-proposal.ts'
import type { FlowRun } from './flow-run.ts'
import { withStep } from './flow-state.ts'
import { flowTiming } from './flow-timing.ts'
import { isNodeTrouble } from './is-node-trouble.ts'
import { type EventCursor, lookAtProposal } from './look-at-proposal.ts'
import { nodeReporter } from './node-reporter.ts'
import { proveSteps } from './prove-steps.ts'
import { reasonOfRevert } from './reason-of-revert.ts'
import { notVerified } from './try-verify.ts'

const named = (name: string) => ({ kind: 'unknown', name, args: {} }) as const
const reverted = { kind: 'contract', name: 'Transaction_Reverted', args: {} } as const

type Ending = ProposalOutcome | { readonly kind: 'replaced' }

function askedOf<Input>(run: FlowRun<Input>, proposal: FlowProposal): AskedProposal {
  const { account, batchId, steps, stepIndex } = run.state()
  const isBatch = batchId !== undefined
  const isOne = !isBatch || !run.definition.batchable || steps.length - stepIndex === 1
  const call = isOne ? run.build() : undefined
  return { account, proposal, isBatch, call, firstNumber: steps[stepIndex]?.nonce }
}

/** Keeps what is newly known, so that the list tells it and a reload begins from there. @returns whether anything is */
async function note<Input>(run: FlowRun<Input>, proposal: FlowProposal): Promise<boolean> {
  const state = run.state()
  const { nonce, confirmations, required } = state.proposal ?? {}
  const isSame =
    nonce === proposal.nonce &&
    confirmations === proposal.confirmations &&
    required === proposal.required
  if (!isSame) await run.set({ ...state, proposal })
  return !isSame
}

/** A tenth of what was waited so far: nobody notices it, and days take few looks. */
const pauseAfter = (waitedMs: number) =>
  Math.min(Math.max(waitedMs / 10, flowTiming.proposalPollMs), flowTiming.proposalPollMaxMs)

/** What the looks so far add up to. */
interface Patience {
  /** Looks in a row at which its number had gone to something else. */
  emptyLooks: number
  /** Clock milliseconds at which anything was new. */
  newsAt: number
}

async function look<Input>(
  run: FlowRun<Input>,
  proposal: FlowProposal,
  cursor: EventCursor,
  patience: Patience,
): Promise<Ending | undefined> {
  const seen = await lookAtProposal(run.ports, askedOf(run, proposal), cursor)
  if (seen.outcome) return seen.outcome
  const isNew = await note(run, seen.proposal)
  if (isNew || seen.isPassed) patience.newsAt = run.ports.clock.now()
  // Nodes that lag behind one another are given time to agree.
  patience.emptyLooks = seen.isPassed ? patience.emptyLooks + 1 : 0
  const isReplaced = patience.emptyLooks >= flowTiming.looksForReplacement
  return isReplaced ? { kind: 'replaced' } : undefined
}

async function waitForProposal<Input>(run: FlowRun<Input>): Promise<Ending> {
  const { clock } = run.ports
  const report = nodeReporter(run)
  const start = run.state().steps[run.state().stepIndex]?.askedAtBlock ?? 0n
  const cursor: EventCursor = { start, from: start, seen: [] }
  const patience: Patience = { emptyLooks: 0, newsAt: clock.now() }
  for (;;) {
    const { proposal } = run.state()
    if (!proposal) return { kind: 'failed' }
    try {
      const ending = await look(run, proposal, cursor, patience)
      report(true)
      if (ending) return ending
    } catch (error) {
      run.signal.throwIfAborted()
      if (!isNodeTrouble(error)) throw error
      report(false)
    }
    await clock.sleep(pauseAfter(clock.now() - patience.newsAt), run.signal)
  }
}

async function settle<Input>(run: FlowRun<Input>, ending: Ending): Promise<void> {
  const { nodeSilent: _nodeSilent, ...state } = run.state()
  switch (ending.kind) {
    case 'executed': {
      const [receipt] = ending.receipts
      if (!state.batchId && receipt) {
        const { transactionHash: hash, blockNumber, blockHash } = receipt
        const mined = withStep(state, { hash, blockNumber, blockHash })
        return run.set({ ...mined, status: 'mined' })
      }
      if (await proveSteps(run, ending.receipts)) return
      return run.end('failed', notVerified)
    }
    case 'failed': {
      const { receipt } = ending
      if (!receipt) return run.end('failed', reverted)
      await run.set(withStep(state, { hash: receipt.transactionHash }))
      return run.end('failed', await reasonOfRevert(run, receipt))
    }
    case 'rejected':
      return run.end('rejected', named('Proposal_Rejected'))
    case 'replaced':
      return run.end('replaced', named('Proposal_Replaced'))
  }
}

/**
 * Follows what a contract account was asked for, for as long as its owners take: nothing of it is ever dropped. It ends
 * when the account carries it out, fails at it, or spends its number on something else.
 */
export async function followProposal<Input>(run: FlowRun<Input>): Promise<void> {
  await settle(run, await waitForProposal(run))
}
