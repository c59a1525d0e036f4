import { Redis } from 'ioredis'
import type { Logger } from 'pino'
import type { Metrics } from '../http/metrics.ts'
import { makeTokenBuckets, type RateLimits, type RateVerdict } from '../http/token-bucket.ts'

/** A server of the same network answers within a millisecond; a request must not wait for one that does not. */
const ANSWER_MS = 100
/** After a failure nobody asks for this long, so that a server that hangs costs one request in many its time. */
const REST_MS = 1_000
const MAX_RECONNECT_MS = 2_000

/**
 * The token bucket of `makeTokenBuckets` by the server's clock, which is the same for all processes. A bucket that is
 * full again is forgotten. Answers with seconds to wait, 0 when the turn is taken.
 */
const TAKE_TURN = `
local time = redis.call('TIME')
local now = time[1] * 1000 + math.floor(time[2] / 1000)
local count, ms = tonumber(ARGV[1]), tonumber(ARGV[2])
local found = redis.call('HMGET', KEYS[1], 'tokens', 'at')
local tokens = count
if found[1] then
  tokens = math.min(count, tonumber(found[1]) + math.max(0, now - tonumber(found[2])) * count / ms)
end
local wait = 0
if tokens >= 1 then tokens = tokens - 1 else wait = math.ceil((1 - tokens) * ms / count / 1000) end
redis.call('HSET', KEYS[1], 'tokens', tostring(tokens), 'at', tostring(now))
redis.call('PEXPIRE', KEYS[1], ms)
return wait
`

/** The client with the script above as a command. */
interface TurnTaker {
  takeTurn: (key: string, count: number, ms: number) => Promise<number>
}

function connect(url: string, logger: Logger): Redis & TurnTaker {
  const redis = new Redis(url, {
    connectionName: 'slipway_api',
    commandTimeout: ANSWER_MS,
    // While the server is away an answer comes at once, and nothing piles up to be sent later.
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    retryStrategy: (attempts) => Math.min(attempts * 100, MAX_RECONNECT_MS),
    scripts: { takeTurn: { lua: TAKE_TURN, numberOfKeys: 1 } },
  })
  let isAway = false
  redis.on('error', (error) => {
    if (!isAway) logger.warn({ err: error }, 'Redis is away: every process counts alone')
    isAway = true
  })
  redis.on('ready', () => {
    if (isAway) logger.info('Redis is back: all processes count together')
    isAway = false
  })
  return redis as Redis & TurnTaker
}

/**
 * Counts tries of clients in Redis or Valkey, so that several processes allow one rate together. While it does not
 * answer each process counts alone: the API stays open, and nobody gets more than the rate at each of them.
 *
 * @param url `redis://` or `rediss://`, password included
 */
export function openRedisRateLimits(
  url: string,
  parts: { logger: Logger; metrics: Pick<Metrics, 'rateLimitAlone'> },
): RateLimits {
  const redis = connect(url, parts.logger)
  let restsUntil = 0
  return {
    limiter: (rule) => {
      if (rule.count === 0) return () => ({ allowed: true, retryAfterSeconds: 0 })
      const takeAlone = makeTokenBuckets(rule)
      const askRedis = async (client: string): Promise<RateVerdict | undefined> => {
        if (Date.now() < restsUntil) return undefined
        try {
          const key = `slipway:rate:${rule.name}:${client}`
          const wait = await redis.takeTurn(key, rule.count, rule.seconds * 1_000)
          return { allowed: wait === 0, retryAfterSeconds: wait }
        } catch {
          // The connection's own events say what is wrong.
          restsUntil = Date.now() + REST_MS
          return undefined
        }
      }
      return async (client) => {
        const verdict = await askRedis(client)
        // Counted here as well: a server that falls silent leaves nobody a full bucket.
        const alone = takeAlone(client)
        if (verdict) return verdict
        parts.metrics.rateLimitAlone.inc()
        return alone
      }
    },
    close: async () => redis.disconnect(),
  }
}
