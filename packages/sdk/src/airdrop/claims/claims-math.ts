import type { ClaimsTerms } from './claims-draft.ts'

const WHOLE_BPS = 10_000n

type Release = Pick<ClaimsTerms, 'startTime' | 'firstBps' | 'releaseSeconds'>

/**
 * Base units of an entry that are released by a moment: a part at the start, the rest evenly, rounded down. Source:
 * `MerkleAirdrop.releasedOf`.
 * @param at unix seconds
 */
export function calculateReleased(amount: bigint, terms: Release, at: bigint): bigint {
  const { startTime, firstBps, releaseSeconds } = terms
  if (at < startTime) return 0n
  const passed = at - startTime
  if (passed >= releaseSeconds) return amount
  const first = (amount * firstBps) / WHOLE_BPS
  return first + ((amount - first) * passed) / releaseSeconds
}

/** Unix seconds from which all of an entry is released. */
export const calculateReleaseEnd = ({ startTime, releaseSeconds }: Release): bigint =>
  startTime + releaseSeconds
