import type { Hash } from 'viem'
import { getMultisigHash } from '../multisig/get-multisig-hash.ts'
import type { FlowRun } from './flow-run.ts'
import { flowTiming } from './flow-timing.ts'

/** Hashes under which the owners may know the step at hand, by every number that it may have been given. */
async function listHashes<Input>(run: FlowRun<Input>): Promise<readonly Hash[]> {
  const { account, steps, stepIndex } = run.state()
  const multisig = await run.ports.chain.getMultisig(account)
  const first = steps[stepIndex]?.nonce
  if (!multisig || first === undefined) return []
  const call = run.build()
  const count = multisig.nonce - first + flowTiming.proposalsAhead
  return Array.from({ length: count }, (_, ahead) => getMultisigHash(multisig, call, first + ahead))
}

/** Which of the hashes the account has carried out since it was asked. */
async function findExecuted<Input>(run: FlowRun<Input>, hashes: readonly Hash[]) {
  const { chain } = run.ports
  const { account, steps, stepIndex } = run.state()
  const head = await chain.getBlockNumber()
  const span = flowTiming.blocksOfEvents
  let from = steps[stepIndex]?.askedAtBlock ?? head
  for (; from <= head; from += span) {
    const to = from + span - 1n < head ? from + span - 1n : head
    const executions = await chain.getExecutions(account, from, to)
    const own = executions.find(({ proposal }) => hashes.includes(proposal))
    if (own) return own.proposal
  }
  return undefined
}

/**
 * Finds the hash under which a contract account was asked for the step at hand, where the page went away while its
 * wallet was asked: carried out since, or known to the wallet as one that waits.
 * @returns undefined where neither knows of it
 */
export async function recoverProposal<Input>(run: FlowRun<Input>): Promise<Hash | undefined> {
  const hashes = await listHashes(run)
  if (hashes.length === 0) return undefined
  const executed = await findExecuted(run, hashes)
  if (executed) return executed
  const { getProposal } = run.ports.wallet
  if (!getProposal) return undefined
  const told = await Promise.all(hashes.map((hash) => getProposal(hash).catch(() => undefined)))
  return hashes.find((_, at) => told[at] !== undefined)
}
