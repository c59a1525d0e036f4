import { larger } from '../../shared/larger.ts'
import { smaller } from '../../shared/smaller.ts'
import { multisendLimits } from './multisend-limits.ts'
import type { MultisendBatch } from './types.ts'

/** Batches of one size, the last one perhaps smaller. */
export function splitIntoBatches(count: number, rowsPerBatch: number): readonly MultisendBatch[] {
  return Array.from({ length: Math.ceil(count / rowsPerBatch) }, (_, number) => {
    const from = number * rowsPerBatch
    return { number, from, count: Math.min(rowsPerBatch, count - from) }
  })
}

/** Gas of a batch: of the transaction itself, and of each recipient. */
export interface BatchGas {
  readonly base: bigint
  readonly row: bigint
}

/** Headroom over what was measured, percent: other recipients may cost more than the ones tried. */
const HEADROOM_PERCENT = 120n

/** What a batch may use on a network. @param blockGasLimit of its newest block */
export function calculateBatchGasMax(blockGasLimit: bigint): bigint {
  return smaller(multisendLimits.batchGasMax, blockGasLimit / multisendLimits.blockShare)
}

/** The largest of the fixed sizes whose batch fits. @param least what each recipient costs at least to reckon with */
export function chooseRowsPerBatch(measured: BatchGas, least: BatchGas, gasMax: bigint): number {
  const row = (larger(measured.row, least.row) * HEADROOM_PERCENT) / 100n
  const base = larger(measured.base, least.base)
  const fits = (rows: number) => base + BigInt(rows) * row <= gasMax
  return multisendLimits.rowsPerBatch.find(fits) ?? 1
}
