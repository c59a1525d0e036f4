import { smaller } from '../../shared/smaller.ts'
import {
  calculateEscrowClaimable,
  calculateEscrowLocked,
  type EscrowRelease,
  findNextEscrowRelease,
} from './escrow-release.ts'
import type { HeldEscrow } from './types.ts'

/** What several escrows of one token hold at a moment, in base units. */
export interface EscrowSum {
  /** Not released yet, and nobody can cancel it. */
  readonly locked: bigint
  /** Not released yet, but somebody can have it given back to its creator at any moment: not locked. */
  readonly cancelable: bigint
  /** Released and not claimed yet. */
  readonly claimable: bigint
  /** The earliest release to come, with all that is released at that moment. */
  readonly next: EscrowRelease | undefined
}

/** What the recipient can claim, as far as the token account has it. */
export const calculateEscrowFree = ({ escrow, vaultAmount }: HeldEscrow, at: bigint): bigint =>
  smaller(calculateEscrowClaimable(escrow, at), vaultAmount)

/** Of what is not released, the part that the token account has beside what can be claimed: tokens can be taken from accounts. */
export function calculateEscrowHeld({ escrow, vaultAmount }: HeldEscrow, at: bigint): bigint {
  const claimable = calculateEscrowClaimable(escrow, at)
  const rest = vaultAmount > claimable ? vaultAmount - claimable : 0n
  return smaller(calculateEscrowLocked(escrow, at), rest)
}

function addRelease(
  known: EscrowRelease | undefined,
  other: EscrowRelease | undefined,
): EscrowRelease | undefined {
  if (!known || !other) return known ?? other
  if (known.at !== other.at) return known.at < other.at ? known : other
  return { at: known.at, amount: known.amount + other.amount }
}

/**
 * Adds up what escrows hold. A cancellation by either party pays what is not released to the creator, so only what
 * nobody can cancel counts as locked.
 * @param at unix seconds of the cluster
 */
export function sumEscrows(held: readonly HeldEscrow[], at: bigint): EscrowSum {
  const none: EscrowSum = { locked: 0n, cancelable: 0n, claimable: 0n, next: undefined }
  return held.reduce((sum, one) => {
    const kept = calculateEscrowHeld(one, at)
    const isLocked = one.escrow.cancelableBy === 'nobody'
    return {
      locked: sum.locked + (isLocked ? kept : 0n),
      cancelable: sum.cancelable + (isLocked ? 0n : kept),
      claimable: sum.claimable + calculateEscrowFree(one, at),
      next: addRelease(sum.next, findNextEscrowRelease(one.escrow, at)),
    }
  }, none)
}
