import type { Address } from '@solana/kit'
import { expect, test } from 'vitest'
import { decodePool } from './decode-pool.ts'
import { poolBytes, poolTag } from './pool-codec.ts'

const address = 'Hrk2ymqLbS9ZzqKLx8q6ub6Qw7fNUXEnJk3C5oJ6wzVd' as Address
/** Where a pool's account has the time of its limit. */
const limitSecondsAt = 224

test.each([
  ['is told as it is', 86_400n, 86_400],
  ['that never ends is the longest there is a calendar for', 2n ** 64n - 1n, 2 ** 32 - 1],
])('the time of a limit %s', (_what, seconds, told) => {
  const data = new Uint8Array(poolBytes)
  data.set(poolTag)
  new DataView(data.buffer).setBigUint64(limitSecondsAt, seconds, true)
  const pool = decodePool({ address, data })
  expect(pool?.limitSeconds).toBe(told)
  const end = new Date(1000 * ((pool?.startAt ?? 0) + told))
  expect(end.toISOString()).toMatch(/^\d/)
})
