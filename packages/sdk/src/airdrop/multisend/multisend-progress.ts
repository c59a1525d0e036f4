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

/** Gas of everything that is left to be signed: the right is given with the first batch and taken back with the last. */
export function gasLeftOf(
  plan: Pick<MultisendPlan, 'batches' | 'rights'>,
  sent: ReadonlySet<number>,
): bigint {
  const left = batchesLeft(plan, sent)
  if (left.length === 0) return 0n
  const due = plan.batches.filter(({ isSent, recipients }) => !isSent && recipients > 0)
  const { opens, closes } = plan.rights
  const ofBatches = left.reduce((total, { gas }) => total + gas, 0n)
  return ofBatches + closes + (left.length < due.length ? 0n : opens)
}
