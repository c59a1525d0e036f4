import {
  type Address,
  type Hex,
  numberToHex,
  type RpcBlockOverrides,
  type RpcStateOverride,
  type RpcTransactionRequest,
} from 'viem'
import type { ReadClient } from './create-read-client.ts'
import { isNodeAway } from './is-node-away.ts'
import { isDone, type SimulatedCall } from './simulated-call.ts'
import type { UnsignedTransaction } from './unsigned-transaction.ts'

/** One transaction of a simulation, in the node's own units. */
export type SimulatedRequest = Pick<RpcTransactionRequest, 'gas' | 'gasPrice'> & {
  readonly from: Address
  readonly to: Address
  readonly data: Hex
  readonly value: Hex
}

/** A block that is made up: its transactions run one after the other, on what earlier blocks left. */
export interface AskedBlock {
  readonly calls: readonly SimulatedRequest[]
  readonly blockOverrides?: RpcBlockOverrides
  readonly stateOverrides?: RpcStateOverride
}

/** How a simulation is run. */
export interface SimulationTerms {
  /** The block that it builds on; the newest one by default. */
  readonly block?: Hex
  /** Movements of the network's own currency come as logs too. */
  readonly traceTransfers?: boolean
  /** Judged as real transactions are. */
  readonly validation?: boolean
}

/** Some nodes stop at a refusal: what they leave out after it comes to the same. Undefined where anything else is missing. */
function fillUp(
  asked: readonly AskedBlock[],
  answers: readonly (readonly SimulatedCall[])[],
): readonly (readonly SimulatedCall[])[] | undefined {
  let last: SimulatedCall | undefined
  const filled: SimulatedCall[][] = []
  for (const [at, { calls }] of asked.entries()) {
    const given = answers[at] ?? []
    last = given.at(-1) ?? last
    const missing = calls.length - given.length
    if (missing < 0 || (missing > 0 && (!last || isDone(last)))) return undefined
    filled.push([...given, ...Array<SimulatedCall>(missing).fill(last as SimulatedCall)])
  }
  return filled
}

/**
 * The one asking of `eth_simulateV1`: runs made-up blocks on a node. Nothing is sent.
 * @returns what each call of each block came to; undefined where the node cannot, or leaves out an answer that no refusal
 * before it explains.
 * @throws {RpcUnavailable} and its kin when no node answers.
 */
export async function askSimulation(
  client: ReadClient,
  asked: readonly AskedBlock[],
  { block = 'latest' as Hex, ...terms }: SimulationTerms = {},
): Promise<readonly (readonly SimulatedCall[])[] | undefined> {
  try {
    const blocks = await client.request({
      method: 'eth_simulateV1',
      params: [{ blockStateCalls: asked, ...terms }, block],
    })
    // Some nodes fill the blocks between with empty ones.
    const results = (blocks ?? []).map(({ calls = [] }) => calls).filter(({ length }) => length > 0)
    return fillUp(asked, results)
  } catch (error) {
    if (isNodeAway(error)) throw error
    return undefined
  }
}

/**
 * Tries transactions of an account on the newest block, each on what the ones before left. Nothing is sent.
 * @returns undefined where the node cannot.
 * @throws {RpcUnavailable} and its kin when no node answers.
 */
export async function simulateTransactions(
  client: ReadClient,
  account: Address,
  transactions: readonly UnsignedTransaction[],
  { stateOverrides, ...terms }: SimulationTerms & Pick<AskedBlock, 'stateOverrides'> = {},
): Promise<readonly SimulatedCall[] | undefined> {
  const calls = transactions.map(({ to, data, valueWei }) => ({
    from: account,
    to,
    data,
    value: numberToHex(valueWei),
  }))
  const asked = [{ calls, ...(stateOverrides && { stateOverrides }) }]
  return (await askSimulation(client, asked, terms))?.[0]
}
