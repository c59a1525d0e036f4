import type { MultisendPlan, PlannedBatch } from './plan-multisend.ts'

/** What is left of a plan. @param sent numbers of the batches that are sent by now */
export function batchesLeft(
  { batches }: Pick<MultisendPlan, 'batches'>,
  sent: ReadonlySet<number>,
): readonly PlannedBatch[] {
  return batches.filter(({ number, recipients }) => recipients > 0 && !sent.has(number))
}

/** Base units, or NFTs, of batches together. */
export function sumOfBatches(batches: readonly Pick<PlannedBatch, 'sum'>[]): bigint {
  return batches.reduce((total, { sum }) => total + sum, 0n)
}

/** Recipients of batches together. */
export function recipientsOf(batches: readonly Pick<PlannedBatch, 'recipients'>[]): number {
  return batches.reduce((total, { recipients }) => total + recipients, 0)
}
