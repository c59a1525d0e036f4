import { expect, it } from 'vitest'
import type { ApiError } from './api-error.ts'
import { makeAttemptLimit } from './attempt-limit.ts'
import { makeProcessRateLimits, type RateLimits, type RateRule } from './token-bucket.ts'

const RULE = { name: 'guess', burst: 3, refillSeconds: 60 }
const SECRET = new Uint8Array(32)

it('allows a few attempts at once, then one for each pause, and says how long the pause is', async () => {
  let now = 0
  const take = makeAttemptLimit(
    makeProcessRateLimits(() => now),
    RULE,
    SECRET,
  )
  const pauseOf = (key: string) =>
    take(key).then(
      () => 0,
      (error: ApiError) => (error.details as { retryAfterSeconds: number }).retryAfterSeconds,
    )
  const pausesOf = (...keys: string[]) => Promise.all(keys.map(pauseOf))
  expect(await pausesOf('a', 'a', 'a', 'a')).toEqual([0, 0, 0, 60])
  expect(await pauseOf('b')).toBe(0)
  now = 30_000
  expect(await pauseOf('a')).toBe(30)
  now = 60_000
  expect(await pausesOf('a', 'a')).toEqual([0, 60])
  now = 3_600_000
  expect(await pausesOf('a', 'a', 'a', 'a')).toEqual([0, 0, 0, 60])
})

it('counts where requests are counted, under a name that tells nobody who it is', async () => {
  const rules: RateRule[] = []
  const counted: string[] = []
  const limits: RateLimits = {
    limiter: (rule) => {
      rules.push(rule)
      return (client) => {
        counted.push(client)
        return { allowed: true, retryAfterSeconds: 0 }
      }
    },
    close: () => Promise.resolve(),
  }
  const take = makeAttemptLimit(limits, RULE, SECRET)
  await take('ada@example.org')
  await take('ada@example.org')
  await makeAttemptLimit(limits, RULE, new Uint8Array(32).fill(1))('ada@example.org')
  expect(rules[0]).toEqual({ name: 'guess', count: 3, seconds: 180 })
  expect(counted[0]).toMatch(/^[\w-]{43}$/)
  expect(counted[1]).toBe(counted[0])
  expect(counted[2]).not.toBe(counted[0])
})
