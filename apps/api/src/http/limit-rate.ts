import type { MiddlewareHandler } from 'hono'
import type { ApiEnvironment } from './api-app.ts'
import { ApiError } from './api-error.ts'
import { networkOf } from './client-address.ts'
import type { Metrics } from './metrics.ts'
import type { TakeTurn } from './token-bucket.ts'

/** Refuses clients that ask too often. */
export function limitRate(take: TakeTurn, metrics: Metrics): MiddlewareHandler<ApiEnvironment> {
  return async (c, next) => {
    const verdict = await take(networkOf(c.get('clientAddress')))
    if (!verdict.allowed) {
      metrics.rateLimited.inc()
      c.header('Retry-After', String(verdict.retryAfterSeconds))
      throw new ApiError('RATE_LIMITED', 'too many requests', {
        details: { retryAfterSeconds: verdict.retryAfterSeconds },
      })
    }
    await next()
  }
}
