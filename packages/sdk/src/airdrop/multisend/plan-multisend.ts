import type { Address } from 'viem'
import type { ReadClient } from '../../evm/create-read-client.ts'
import { larger } from '../../shared/larger.ts'
import type { AirdropContracts } from '../types.ts'
import { calculateListId, hashPayList } from './calculate-list-id.ts'
import { getBegunSize, getSentBatches } from './evm/get-sent-batches.ts'
import { type MeasuredGas, measureBatchGas } from './evm/measure-batch-gas.ts'
import { measureRightsGas, type RightsGas } from './evm/measure-rights-gas.ts'
import { rehearseBatch } from './evm/rehearse-batch.ts'
import { multisendGas, multisendLimits } from './multisend-limits.ts'
import { rowsOfBatch, sumOfBatch } from './rows-of-batch.ts'
import { calculateBatchGasMax, chooseRowsPerBatch, splitIntoBatches } from './split-into-batches.ts'
import type { MultisendBatch, MultisendDraft, MultisendFailure } from './types.ts'

/** A batch and what is known of it. */
export interface PlannedBatch extends MultisendBatch {
  readonly isSent: boolean
  /** Base units, or NFTs, of those who are not left out. */
  readonly sum: bigint
  /** Recipients who are not left out. */
  readonly recipients: number
  /** Reckoned; 0 of one that was sent. */
  readonly gas: bigint
}

/** A list, ready to be sent or to be gone on with. */
export interface MultisendPlan extends MultisendDraft {
  readonly account: Address
  readonly multisend: Address
  readonly listId: bigint
  /** From `hashPayList`. */
  readonly listHash: `0x${string}`
  readonly isDirect: boolean
  readonly batches: readonly PlannedBatch[]
  readonly leftOut: ReadonlySet<number>
  readonly failures: readonly MultisendFailure[]
  /** Some of it was sent before. */
  readonly isBegun: boolean
  /** False where no node could try the batches. */
  readonly isTried: boolean
  /** Of the right to take what is left to be sent. */
  readonly rights: RightsGas
  /** Of everything that is left to be signed. */
  readonly gas: bigint
  /** The same at the price that the network asks now. */
  readonly gasWei: bigint
  /** What is left to be sent: base units, or NFTs. */
  readonly sumLeft: bigint
}

/** What a plan is made from. */
export interface MultisendPlanQuery {
  readonly draft: MultisendDraft
  readonly account: Address
  /** Places of recipients that are left out. */
  readonly leftOut?: ReadonlySet<number>
  /** Told after each batch that was tried. */
  readonly onProgress?: (done: number, all: number) => void
  readonly signal?: AbortSignal
}

interface Ground {
  readonly query: Required<Pick<MultisendPlanQuery, 'draft' | 'account' | 'leftOut'>> &
    MultisendPlanQuery
  readonly multisend: Address
  readonly listHash: `0x${string}`
  readonly measured: MeasuredGas
  readonly isBegun: boolean
}

interface Tried {
  readonly batches: readonly PlannedBatch[]
  readonly failures: readonly MultisendFailure[]
  readonly isTried: boolean
  readonly listId: bigint
}

/** Reads and tries every batch of one size. */
async function tryBatches(
  client: ReadClient,
  ground: Ground,
  rowsPerBatch: number,
): Promise<Tried> {
  const { query, multisend, listHash, measured } = ground
  const { draft, account, leftOut, onProgress, signal } = query
  const { asset, list } = draft
  const identity = { chainId: client.chain.id, sender: account, asset, listHash, rowsPerBatch }
  const listId = calculateListId(identity)
  const parts = splitIntoBatches(list.count, rowsPerBatch)
  const numbers = parts.map(({ number }) => number)
  const sent = await getSentBatches(client, { multisend, account }, listId, numbers)
  const { isDirect } = measured
  const rehearsal = { multisend, account, asset, list, isDirect, listId, leftOut }
  const batches: PlannedBatch[] = []
  const failures: MultisendFailure[] = []
  let isTried = true
  for (const part of parts) {
    signal?.throwIfAborted()
    const rows = rowsOfBatch(list, part, leftOut)
    const isSent = sent.has(part.number)
    const recipients = rows.recipients.length
    const isDue = !isSent && recipients > 0
    const tried = isDue && isTried ? await rehearseBatch(client, rehearsal, part) : undefined
    if (tried?.isTried === false) isTried = false
    failures.push(...(tried?.failures ?? []))
    const usual = measured.base + BigInt(recipients) * measured.row
    const gas = isDue ? (tried?.gas ?? usual) : 0n
    batches.push({ ...part, isSent, sum: sumOfBatch(asset.kind, rows), recipients, gas })
    onProgress?.(batches.length, parts.length)
  }
  return { batches, failures, isTried, listId }
}

/** A list that was begun keeps its size; a new one takes the largest whose batches fit, as tried. */
async function chooseAndTry(
  client: ReadClient,
  ground: Ground,
  begunSize: number | undefined,
  gasMax: bigint,
): Promise<Tried> {
  if (begunSize !== undefined) return tryBatches(client, ground, begunSize)
  const { measured, query } = ground
  const kind = query.draft.asset.kind
  const least = kind === 'token' && measured.isDirect ? multisendGas.direct : multisendGas[kind]
  const chosen = chooseRowsPerBatch(measured, least, gasMax)
  const sizes = multisendLimits.rowsPerBatch.filter((size) => size <= chosen)
  for (const size of sizes) {
    const tried = await tryBatches(client, ground, size)
    if (tried.batches.every(({ gas }) => gas <= gasMax)) return tried
  }
  return tryBatches(client, ground, 1)
}

/**
 * Plans how a list is sent: batches sized to the network's blocks, what was sent before, what the rest costs, and who
 * cannot be paid; every batch is tried, and nothing is signed. The same list of the same sender gives the same plan on
 * any machine.
 * @throws {RpcUnavailable} and its kin when no node answers; the signal's reason when it is aborted.
 */
export async function planMultisend(
  client: ReadClient,
  { multisend }: Pick<AirdropContracts, 'multisend'>,
  options: MultisendPlanQuery,
): Promise<MultisendPlan> {
  const { draft, account } = options
  const leftOut = options.leftOut ?? new Set<number>()
  const query = { ...options, leftOut }
  const { asset, list } = draft
  const listHash = hashPayList(list)
  const rehearsal = { multisend, account, asset, list, isDirect: false, listId: 0n, leftOut }
  const [begunSize, measured, { gasLimit }, priceWei] = await Promise.all([
    getBegunSize(client, { multisend, account, asset, listHash }),
    measureBatchGas(client, rehearsal),
    client.getBlock(),
    client.getGasPrice(),
  ])
  const isBegun = begunSize !== undefined
  const ground = { query, multisend, listHash, measured, isBegun }
  const gasMax = calculateBatchGasMax(gasLimit)
  const tried = await chooseAndTry(client, ground, begunSize, gasMax)
  const due = tried.batches.filter(({ isSent }) => !isSent)
  const sumLeft = due.reduce((sum, batch) => sum + batch.sum, 0n)
  const rights = await measureRightsGas(client, { asset, account, multisend, amount: sumLeft })
  const ofBatches = due.reduce((sum, batch) => sum + larger(batch.gas, 0n), 0n)
  const gas = ofBatches + rights.opens + rights.closes
  return {
    ...{ asset, list, listHash, account, multisend, leftOut, isBegun },
    ...tried,
    isDirect: measured.isDirect,
    rights,
    gas,
    gasWei: gas * priceWei,
    sumLeft,
  }
}
