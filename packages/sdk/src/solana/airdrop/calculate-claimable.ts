import { calculateEntryRelease } from '../../shared/calculate-entry-release.ts'
import { readPaid } from './read-paid.ts'
import type { SolanaAirdrop } from './types.ts'

/** What a claim of an entry is reckoned by. */
type PayingAirdrop = Pick<
  SolanaAirdrop,
  'startAt' | 'endAt' | 'releaseSeconds' | 'firstBps' | 'ledger' | 'entries'
>

/**
 * Base units that a claim of an entry pays at a moment, to the unit as the program counts them.
 * @param at unix seconds of the cluster
 */
export function calculateClaimable(
  airdrop: PayingAirdrop,
  entry: { readonly index: number; readonly amount: bigint },
  at: number,
): bigint {
  const { startAt, endAt, releaseSeconds, firstBps } = airdrop
  if (endAt !== undefined && at >= endAt) return 0n
  const release = {
    startTime: BigInt(startAt),
    firstBps: BigInt(firstBps),
    releaseSeconds: BigInt(releaseSeconds),
  }
  const released = calculateEntryRelease(entry.amount, release, BigInt(at))
  const paid = readPaid(airdrop, entry.index, entry.amount)
  return released > paid ? released - paid : 0n
}
