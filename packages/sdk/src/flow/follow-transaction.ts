import type { Hash } from 'viem'
import type { FlowRun } from './flow-run.ts'
import { withStep } from './flow-state.ts'
import { nodeReporter } from './node-reporter.ts'
import { reasonOfRevert } from './reason-of-revert.ts'
import { type TransactionOutcome, waitForOutcome } from './wait-for-outcome.ts'

const named = (name: string, args: Readonly<Record<string, unknown>> = {}) =>
  ({ kind: 'unknown', name, args }) as const

/** Whose nonce counts, and which one; a key that delegates (EIP-7702) may let somebody else send and pay. */
async function senderOf<Input>(run: FlowRun<Input>, hash: Hash, noted: number | undefined) {
  const { account } = run.state()
  // The wallet may have chosen another nonce than the one noted; the node knows the true one.
  const known = await run.ports.chain.getTransaction(hash).catch(() => undefined)
  if (known) return { account: known.from, nonce: known.nonce }
  return { account, nonce: noted ?? (await run.ports.chain.getMinedNonce(account)) }
}

async function settle<Input>(
  run: FlowRun<Input>,
  hash: Hash,
  outcome: TransactionOutcome,
): Promise<void> {
  const { nodeSilent: _nodeSilent, ...state } = run.state()
  const step = state.steps[state.stepIndex]
  switch (outcome.kind) {
    case 'mined': {
      const { receipt } = outcome
      if (!receipt.succeeded) return run.end('failed', await reasonOfRevert(run, receipt))
      const { blockNumber, blockHash } = receipt
      return run.set({ ...withStep(state, { blockNumber, blockHash }), status: 'mined' })
    }
    case 'repriced': {
      const repricedHashes = [...(step?.repricedHashes ?? []), hash]
      return run.set(withStep(state, { hash: outcome.hash, repricedHashes }))
    }
    case 'canceled': {
      await run.set(withStep(state, { replacedBy: outcome.hash }))
      return run.end('replaced', named('Transaction_Canceled'))
    }
    case 'replaced': {
      if (outcome.hash) await run.set(withStep(state, { replacedBy: outcome.hash }))
      // Without it nobody can tell that what was sent is not what the number was used by.
      return run.end(
        'replaced',
        named(outcome.hash ? 'Transaction_Replaced' : 'Transaction_NonceUsed'),
      )
    }
    case 'dropped':
      return run.end('dropped', named('Transaction_Dropped'))
  }
}

/** Waits for the outcome of the step's transaction (`waitForOutcome`) and writes it into the run. */
export async function followTransaction<Input>(run: FlowRun<Input>): Promise<void> {
  const state = run.state()
  const step = state.steps[state.stepIndex]
  const hash = step?.hash
  if (!hash) return run.end('failed', named('Transaction_Dropped'))
  const { account, nonce } = await senderOf(run, hash, step.nonce)
  if (nonce !== step.nonce) await run.set(withStep(state, { nonce }))
  const tracked = {
    account,
    hash,
    transaction: run.build(),
    nonce,
    sentAt: step.sentAt,
    fromBlock: step.askedAtBlock ?? 0n,
  }
  const outcome = await waitForOutcome(run.ports, tracked, run.signal, nodeReporter(run))
  await settle(run, hash, outcome)
}
