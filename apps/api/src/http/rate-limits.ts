import type { MiddlewareHandler } from 'hono'
import type { ApiApp, ApiEnvironment } from './api-app.ts'
import { ApiError } from './api-error.ts'
import { networkOf } from './client-address.ts'
import type { Metrics } from './metrics.ts'
import { makeProcessRateLimits, type RateLimits, type TakeTurn } from './token-bucket.ts'

/**
 * How often one visitor may do something in a minute, in production; development has no limits. Where an operator says
 * otherwise, `read-config.ts` takes that. Guesses of passwords and codes have limits of their own: `attempt-limit.ts`.
 */
export const RATES_PER_MINUTE = {
  /** a busy page makes about one request a second */
  requests: 1_200,
  uploads: 20,
  /** sign-ins, registrations and changes of accounts */
  accounts: 30,
} as const

/** 0: no limit */
interface Rates {
  rateLimitPerMinute: number
  uploadRatePerMinute: number
  accountRatePerMinute: number
  /** where requests are counted; undefined: in this process */
  rateLimits?: RateLimits
  metrics: Metrics
}

/** Refuses clients that ask too often. */
function limitRate(take: TakeTurn, metrics: Metrics): MiddlewareHandler<ApiEnvironment> {
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

/** Limits of each visitor, by route. What counts under one name counts together. */
export function limitRoutes(rates: Rates) {
  const limits = rates.rateLimits ?? makeProcessRateLimits()
  const limit = (name: string, count: number) =>
    limitRate(limits.limiter({ name, count, seconds: 60 }), rates.metrics)
  const { rateLimitPerMinute, uploadRatePerMinute, accountRatePerMinute } = rates
  return {
    /** What lies beside the API. */
    ofSite: (app: ApiApp) => {
      // Two reads of the database for whoever asks: the web server passes it on.
      app.use('/readyz', limit('ready', rateLimitPerMinute))
      app.use('/ipfs/*', limit('files', rateLimitPerMinute))
    },
    /** Every request of the API, refused ones as well. */
    ofApi: (api: ApiApp) => {
      api.use(limit('api', rateLimitPerMinute))
    },
    /** Requests of the API that cost more than a read. */
    ofCostly: (api: ApiApp) => {
      // Drawing costs more than reading.
      api.use('/share/*', limit('share', Math.ceil(rateLimitPerMinute / 5)))
      api.on('POST', '/ipfs/*', limit('uploads', uploadRatePerMinute))
      api.on(
        'POST',
        [
          '/auth/*',
          '/account/*',
          '/operator/*',
          '/badge-applications',
          '/badge-applications/*',
          '/critique-requests',
          '/critique-requests/*',
        ],
        limit('accounts', accountRatePerMinute),
      )
    },
  }
}
