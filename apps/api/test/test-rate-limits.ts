import { setTimeout as delay } from 'node:timers/promises'
import { pino } from 'pino'
import { makeMetrics } from '../src/http/metrics.ts'
import { makeProcessRateLimits, type RateLimits } from '../src/http/token-bucket.ts'
import { openRedisRateLimits } from '../src/redis/redis-rate-limits.ts'
import { redisMissing, startRedis } from './start-redis.ts'

const ATTEMPTS = 200
const ATTEMPT_MS = 50

/**
 * Where a site counts tries, as its engine has it: in its own process, or where tests run on servers
 * (`SLIPWAY_TEST_ENGINE=server`) in a Redis.
 *
 * @throws {Error} on servers, where no Redis answers: the tests would pass by the process alone
 * @param now the test's clock. That of Redis cannot be moved: whoever comes after a move begins anew, which is what each
 *   move in these tests waits for
 */
export async function openTestRateLimits(now: () => number): Promise<RateLimits> {
  if (process.env.SLIPWAY_TEST_ENGINE !== 'server') return makeProcessRateLimits(now)
  if (redisMissing) throw new Error(redisMissing)
  const redis = await startRedis()
  const metrics = makeMetrics()
  const limits = openRedisRateLimits(redis.url, { logger: pino({ level: 'silent' }), metrics })
  const take = limits.limiter({ name: 'warm', count: 1, seconds: 1 })
  const alone = async () => (await metrics.rateLimitAlone.get()).values[0]?.value ?? 0
  // Until its connection stands a process counts alone.
  const isShared = async (attempt: number) => {
    const before = await alone()
    await take(String(attempt))
    return (await alone()) === before
  }
  for (let attempt = 0; !(await isShared(attempt)); attempt++) {
    if (attempt === ATTEMPTS)
      throw new Error('the limits do not reach the Redis that they count in')
    await delay(ATTEMPT_MS)
  }
  const startedAt = now()
  return {
    limiter: (rule) => {
      const takeTurn = limits.limiter(rule)
      return (client) => takeTurn(`${now() - startedAt} ${client}`)
    },
    close: async () => {
      await limits.close()
      await redis.stop()
    },
  }
}
