import { Redis } from 'ioredis'
import { pino } from 'pino'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { makeAttemptLimit } from '../src/http/attempt-limit.ts'
import { makeMetrics } from '../src/http/metrics.ts'
import type { RateLimits } from '../src/http/token-bucket.ts'
import { openRedisRateLimits } from '../src/redis/redis-rate-limits.ts'
import { redisMissing, startRedis, type TestRedis } from './start-redis.ts'

const RULE = { name: 'api', count: 4, seconds: 60 }

describe.skipIf(redisMissing)(
  `rate limits in Redis${redisMissing ? ` [${redisMissing}]` : ''}`,
  () => {
    let redis: TestRedis
    const open: RateLimits[] = []
    beforeAll(async () => {
      redis = await startRedis()
    })
    afterEach(async () => {
      for (const limits of open.splice(0)) await limits.close()
    })
    afterAll(() => redis?.stop())

    /** What one API process has, and its count of requests that it judged alone. */
    function openProcess() {
      const metrics = makeMetrics()
      const limits = openRedisRateLimits(redis.url, { logger: pino({ level: 'silent' }), metrics })
      open.push(limits)
      const alone = async () => (await metrics.rateLimitAlone.get()).values[0]?.value ?? 0
      return { limits, take: limits.limiter(RULE), alone }
    }

    /** Until its connection stands a process counts alone; this waits with clients that nobody else uses. */
    async function connected() {
      const process = openProcess()
      await expect
        .poll(
          async () => {
            const before = await process.alone()
            await process.take(`warm-${Math.random()}`)
            return (await process.alone()) - before
          },
          { timeout: 10_000 },
        )
        .toBe(0)
      return process
    }

    it('allow one rate by all processes together, to each client its own', async () => {
      const [first, second] = [await connected(), await connected()]
      const verdicts: boolean[] = []
      for (const { take } of [first, second, first, second, first, second])
        verdicts.push((await take('a')).allowed)
      expect(verdicts).toEqual([true, true, true, true, false, false])
      expect(await second.take('a')).toEqual({ allowed: false, retryAfterSeconds: 15 })
      expect((await second.take('b')).allowed).toBe(true)
      const uploads = second.limits.limiter({ ...RULE, name: 'uploads' })
      expect((await uploads('a')).allowed).toBe(true)
    })

    it('count attempts of all processes at once, none of them twice', async () => {
      const [first, second] = [await connected(), await connected()]
      const rule = { name: 'attempts-near', burst: 10, refillSeconds: 60 }
      const secret = new Uint8Array(32)
      const limits = [first, second].map((one) => makeAttemptLimit(one.limits, rule, secret))
      const tries = Array.from({ length: 40 }, (_, turn) => limits[turn % 2]?.('ada@example.org'))
      const outcomes = await Promise.allSettled(tries)
      expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(10)
      await expect(limits[1]?.('ada@example.org')).rejects.toMatchObject({
        code: 'TOO_MANY_ATTEMPTS',
        details: { retryAfterSeconds: expect.closeTo(60, -1) },
      })
      await limits[0]?.('eva@example.org')
      const client = new Redis(redis.url)
      const keys = await client.keys('slipway:rate:attempts-near:*')
      client.disconnect()
      expect(keys).toHaveLength(2)
      expect(keys.join()).not.toContain('example')
    })

    it('give what was taken back with time', async () => {
      const { limits } = await connected()
      const take = limits.limiter({ name: 'fast', count: 2, seconds: 1 })
      expect([await take('c'), await take('c')].every(({ allowed }) => allowed)).toBe(true)
      expect(await take('c')).toEqual({ allowed: false, retryAfterSeconds: 1 })
      await expect
        .poll(async () => (await take('c')).allowed, { timeout: 5_000, interval: 200 })
        .toBe(true)
    })

    it('are each process’s own while Redis is dead, and common again when it is back', async () => {
      const process = await connected()
      await redis.kill()
      for (let turn = 0; turn < RULE.count; turn++)
        expect((await process.take('d')).allowed).toBe(true)
      expect((await process.take('d')).allowed).toBe(false)
      expect(await process.alone()).toBeGreaterThanOrEqual(RULE.count)
      await redis.start()
      await expect
        .poll(
          async () => {
            const before = await process.alone()
            await process.take(`back-${Math.random()}`)
            return (await process.alone()) - before
          },
          { timeout: 15_000, interval: 200 },
        )
        .toBe(0)
    })

    it('wait for a Redis that hangs once in a while, never with every request', async () => {
      const process = await connected()
      redis.freeze()
      try {
        const startedAt = performance.now()
        for (let turn = 0; turn < 50; turn++) await process.take(`e${turn}`)
        expect(await process.alone()).toBeGreaterThanOrEqual(50)
        // A tenth of a second each, had all of them waited.
        expect(performance.now() - startedAt).toBeLessThan(50 * 100)
      } finally {
        redis.thaw()
      }
    })
  },
)
