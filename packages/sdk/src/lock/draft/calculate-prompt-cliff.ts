import { lockLimits } from '../lock-limits.ts'

/**
 * The first part's time where none was named: soon, with time to sign. In a lock that ends sooner, one second before its
 * end: then nothing comes earlier.
 * @param unlockAt unix seconds; undefined where the parts say when the lock ends.
 */
export function calculatePromptCliff(now: number, unlockAt: bigint | undefined): bigint {
  const prompt = BigInt(now + lockLimits.promptSeconds)
  return unlockAt !== undefined && unlockAt <= prompt ? unlockAt - 1n : prompt
}
