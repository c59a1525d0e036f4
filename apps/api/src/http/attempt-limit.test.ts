import { expect, it } from 'vitest'
import type { ApiError } from './api-error.ts'
import { makeAttemptLimit } from './attempt-limit.ts'

it('allows a few attempts at once, then one for each pause, and says how long the pause is', () => {
  let now = 0
  const take = makeAttemptLimit(3, 60, () => now)
  const pauseOf = (key: string) => {
    try {
      take(key)
      return 0
    } catch (error) {
      return ((error as ApiError).details as { retryAfterSeconds: number }).retryAfterSeconds
    }
  }
  expect(['a', 'a', 'a', 'a'].map(pauseOf)).toEqual([0, 0, 0, 60])
  expect(pauseOf('b')).toBe(0)
  now = 30_000
  expect(pauseOf('a')).toBe(30)
  now = 60_000
  expect([pauseOf('a'), pauseOf('a')]).toEqual([0, 60])
  now = 3_600_000
  expect(['a', 'a', 'a', 'a'].map(pauseOf)).toEqual([0, 0, 0, 60])
})
