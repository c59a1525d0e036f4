import type { ReadClient } from '../../../evm/create-read-client.ts'
import { ADDRESS_BYTES, type PayList } from '../../recipients/pay-list.ts'
import { multisendGas } from '../multisend-limits.ts'
import type { BatchGas } from '../split-into-batches.ts'
import { type BatchRehearsal, tryBatch } from './rehearse-batch.ts'

/** What trying some recipients told. */
export interface MeasuredGas extends BatchGas {
  /** The token keeps a part of each transfer: it goes straight out of the sender's balance. */
  readonly isDirect: boolean
  /** False where no node could try: then these are the ordinary figures. */
  readonly isMeasured: boolean
}

/** Recipients that are tried, spread over the list. */
const SAMPLE = 24

function sampleOf(list: PayList, leftOut: ReadonlySet<number>): readonly number[] {
  const rows = Array.from({ length: list.count }, (_, row) => row).filter(
    (row) => !leftOut.has(row),
  )
  const step = Math.max(1, Math.floor(rows.length / SAMPLE))
  return rows.filter((_, at) => at % step === 0).slice(0, SAMPLE)
}

/** Some rows of a list as a list of their own. */
function pickRows(list: PayList, rows: readonly number[]): PayList {
  const addresses = new Uint8Array(rows.length * ADDRESS_BYTES)
  for (const [at, row] of rows.entries()) {
    const address = list.addresses.subarray(row * ADDRESS_BYTES, (row + 1) * ADDRESS_BYTES)
    addresses.set(address, at * ADDRESS_BYTES)
  }
  const amounts = rows.map((row) => list.amounts[row] ?? 0n)
  const total = amounts.reduce((sum, amount) => sum + amount, 0n)
  return { count: rows.length, total, addresses, amounts, lines: rows.map(() => 0) }
}

const usualOf = ({ asset, isDirect }: Pick<BatchRehearsal, 'asset' | 'isDirect'>): BatchGas =>
  asset.kind === 'token' && isDirect ? multisendGas.direct : multisendGas[asset.kind]

async function tryRows(client: ReadClient, rehearsal: BatchRehearsal, rows: readonly number[]) {
  const list = pickRows(rehearsal.list, rows)
  const tried = { ...rehearsal, list, listId: 0n, leftOut: new Set<number>() }
  return tryBatch(client, tried, { number: 0, from: 0, count: rows.length })
}

/**
 * What a recipient costs, by trying some of them, and whether the token can be taken in one go.
 * @throws {RpcUnavailable} and its kin when no node answers.
 */
export async function measureBatchGas(
  client: ReadClient,
  rehearsal: BatchRehearsal,
): Promise<MeasuredGas> {
  const { isDirect } = rehearsal
  const usual = { ...usualOf(rehearsal), isDirect, isMeasured: false }
  const [first, ...others] = sampleOf(rehearsal.list, rehearsal.leftOut)
  if (first === undefined) return usual
  const one = await tryRows(client, rehearsal, [first])
  if (one?.failure?.name === 'Multisend_ReceivedLess' && !isDirect) {
    return measureBatchGas(client, { ...rehearsal, isDirect: true })
  }
  if (!one || one.failure || others.length < 2) return usual
  const many = await tryRows(client, rehearsal, others)
  if (!many || many.failure || many.gas <= one.gas) return usual
  const row = (many.gas - one.gas) / BigInt(others.length - 1)
  return { base: one.gas > row ? one.gas - row : usual.base, row, isDirect, isMeasured: true }
}
