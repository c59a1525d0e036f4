import type { EscrowTerms } from './types.ts'

/** A moment at which an escrow releases something. */
export interface EscrowRelease {
  /** Unix seconds. */
  readonly at: bigint
  /** Base units. */
  readonly amount: bigint
}

type Schedule = Pick<
  EscrowTerms,
  'cliffAt' | 'cliffAmount' | 'periodSeconds' | 'periodAmount' | 'periods'
>

/** Base units that an escrow releases in all. */
export const calculateEscrowTotal = ({ cliffAmount, periodAmount, periods }: Schedule): bigint =>
  cliffAmount + periodAmount * periods

/** Whole periods since the cliff, as many as there are at most; none where a period has no length. */
function countPeriods({ cliffAt, periodSeconds, periods }: Schedule, at: bigint): bigint {
  if (at < cliffAt || periodSeconds === 0n) return 0n
  const passed = (at - cliffAt) / periodSeconds
  return passed < periods ? passed : periods
}

/**
 * Base units that an escrow has released by a moment, claimed ones included, to the unit as the program counts them
 * (`VestingEscrow::get_max_unlocked_amount`). A canceled one releases nothing after its cancellation.
 * @param at unix seconds of the cluster
 */
export function calculateEscrowReleased(escrow: EscrowTerms, at: bigint): bigint {
  const { cliffAt, cliffAmount, periodAmount, canceledAt } = escrow
  const moment = canceledAt > 0n && canceledAt < at ? canceledAt : at
  if (moment < cliffAt) return 0n
  return cliffAmount + countPeriods(escrow, moment) * periodAmount
}

/** Base units that the recipient can claim; nothing once it was canceled, for that paid them. */
export function calculateEscrowClaimable(escrow: EscrowTerms, at: bigint): bigint {
  if (escrow.canceledAt > 0n) return 0n
  const released = calculateEscrowReleased(escrow, at)
  return released > escrow.claimed ? released - escrow.claimed : 0n
}

/** Base units that are not released yet; nothing once it was canceled, for that gave them back. */
export function calculateEscrowLocked(escrow: EscrowTerms, at: bigint): bigint {
  if (escrow.canceledAt > 0n) return 0n
  return calculateEscrowTotal(escrow) - calculateEscrowReleased(escrow, at)
}

/** Base units that nobody has taken yet, released or not. */
export function calculateEscrowUnclaimed(escrow: EscrowTerms): bigint {
  const total = calculateEscrowTotal(escrow)
  return escrow.canceledAt > 0n || escrow.claimed > total ? 0n : total - escrow.claimed
}

/** What is released next after a moment; undefined where nothing more is. */
export function findNextEscrowRelease(escrow: EscrowTerms, at: bigint): EscrowRelease | undefined {
  const { cliffAt, cliffAmount, periodSeconds, periodAmount, periods, canceledAt } = escrow
  if (canceledAt > 0n) return undefined
  if (at < cliffAt && cliffAmount > 0n) return { at: cliffAt, amount: cliffAmount }
  const passed = countPeriods(escrow, at)
  if (periodSeconds === 0n || periodAmount === 0n || passed === periods) return undefined
  return { at: cliffAt + (passed + 1n) * periodSeconds, amount: periodAmount }
}
