/** How every entry of an airdrop is released: a part at the start, the rest evenly by the second. */
export interface EntryRelease {
  /** Unix seconds. */
  readonly startTime: bigint
  readonly firstBps: bigint
  readonly releaseSeconds: bigint
}

const WHOLE_BPS = 10_000n

/**
 * Base units of an entry that are released by a moment, rounded down. Sources: `MerkleAirdrop.releasedOf` of EVM networks,
 * `Release::released` of Solana's program. With `first = ⌊amount × firstBps⌋`:
 *
 *     before the start    0
 *     on the way          first + ⌊(amount − first) × (at − startTime) / releaseSeconds⌋
 *     after it            amount
 *
 * @param at unix seconds
 */
export function calculateEntryRelease(amount: bigint, release: EntryRelease, at: bigint): bigint {
  const { startTime, firstBps, releaseSeconds } = release
  if (at < startTime) return 0n
  const passed = at - startTime
  if (passed >= releaseSeconds) return amount
  const first = (amount * firstBps) / WHOLE_BPS
  return first + ((amount - first) * passed) / releaseSeconds
}
