import type { Hash } from 'viem'
import { getMultisigHash } from '../multisig/get-multisig-hash.ts'
import type { MultisigExecution } from '../multisig/types.ts'
import type { FlowRun } from './flow-run.ts'
import { decodeFlowState } from './flow-state.ts'
import { flowTiming } from './flow-timing.ts'
import { isNodeTrouble } from './is-node-trouble.ts'

interface Candidates {
  /** Hashes under which the owners may know the step at hand. */
  readonly hashes: readonly Hash[]
  /** Whether the account has carried out anything since it was asked. */
  readonly hasSpent: boolean
}

/** The step under the numbers that were next when it was asked for, and that are next now. */
async function listCandidates<Input>(run: FlowRun<Input>): Promise<Candidates> {
  const { account, steps, stepIndex } = run.state()
  const multisig = await run.ports.chain.getMultisig(account)
  const first = steps[stepIndex]?.nonce
  if (!multisig || first === undefined) return { hashes: [], hasSpent: false }
  const call = run.build()
  const ahead = Array.from({ length: flowTiming.proposalsAhead }, (_, number) => number)
  const numbers = new Set([first, multisig.nonce].flatMap((next) => ahead.map((at) => next + at)))
  const hashes = [...numbers].map((number) => getMultisigHash(multisig, call, number))
  return { hashes, hasSpent: multisig.nonce > first }
}

/** What other flows were given, and what it led to: the same call may stand in several. */
async function listHeld<Input>(run: FlowRun<Input>): Promise<ReadonlySet<string>> {
  const { storage } = run.ports
  const ids = (await storage.list()).filter((id) => id !== run.state().id)
  const texts = await Promise.all(ids.map((id) => storage.load(id)))
  const states = texts.flatMap((text) => decodeFlowState(text ?? '') ?? [])
  return new Set(
    states.flatMap(({ proposal, steps }) => [
      ...(proposal ? [proposal.id] : []),
      ...steps.flatMap(({ hash }) => hash ?? []),
    ]),
  )
}

/** Which of the hashes the wallet knows, and not as what another flow was given. */
async function askWallet<Input>(
  run: FlowRun<Input>,
  hashes: readonly Hash[],
  held: ReadonlySet<string>,
) {
  const { getProposal } = run.ports.wallet
  const known: Hash[] = []
  if (!getProposal) return known
  const atOnce = 4
  for (let at = 0; at < hashes.length; at += atOnce) {
    const some = hashes.slice(at, at + atOnce)
    const told = await Promise.all(some.map((hash) => getProposal(hash).catch(() => undefined)))
    const isOwn = (index: number) => !held.has(told[index]?.transactionHash ?? '')
    known.push(...some.filter((_, index) => told[index] !== undefined && isOwn(index)))
  }
  return known
}

/** A part of what the account carried out; undefined where no node tells of it. */
async function readPart<Input>(
  { ports, state, signal }: FlowRun<Input>,
  from: bigint,
  to: bigint,
): Promise<readonly MultisigExecution[] | undefined> {
  try {
    return await ports.chain.getExecutions(state().account, from, to)
  } catch (error) {
    signal.throwIfAborted()
    if (!isNodeTrouble(error)) throw error
    return undefined
  }
}

/**
 * What the account carried out since it was asked, part by part. A part that no node tells of is asked for again, for a
 * while; whoever was away for very long is not kept waiting for the rest.
 */
async function readExecuted<Input>(run: FlowRun<Input>): Promise<readonly MultisigExecution[]> {
  const { chain, clock, pollMs = flowTiming.pollMs } = run.ports
  const { steps, stepIndex } = run.state()
  const head = await chain.getBlockNumber()
  const seen: MultisigExecution[] = []
  let from = steps[stepIndex]?.askedAtBlock ?? head
  let parts = 0
  let failures = 0
  while (from <= head && parts < flowTiming.partsOfRecovery) {
    const end = from + flowTiming.blocksOfEvents - 1n
    const to = end < head ? end : head
    const found = await readPart(run, from, to)
    if (found) {
      seen.push(...found)
      from = to + 1n
      parts += 1
    }
    failures = found ? 0 : failures + 1
    if (failures >= flowTiming.failuresOfRecovery) break
    await clock.sleep(found ? flowTiming.recoveryPauseMs : pollMs, run.signal)
  }
  return seen
}

/**
 * Finds the hash under which a contract account was asked for the step at hand, where the page went away while its
 * wallet was asked: known to the wallet, or carried out since.
 * @returns undefined where neither knows of it, and where it may be one of several
 */
export async function recoverProposal<Input>(run: FlowRun<Input>): Promise<Hash | undefined> {
  const { hashes, hasSpent } = await listCandidates(run)
  if (hashes.length === 0) return undefined
  const held = await listHeld(run)
  const own = hashes.filter((hash) => !held.has(hash))
  const known = await askWallet(run, own, held)
  if (known.length > 0) return known.length === 1 ? known[0] : undefined
  if (!hasSpent) return undefined
  const executed = (await readExecuted(run)).filter(
    ({ proposal, transactionHash }) => own.includes(proposal) && !held.has(transactionHash),
  )
  return executed.length === 1 ? executed[0]?.proposal : undefined
}
