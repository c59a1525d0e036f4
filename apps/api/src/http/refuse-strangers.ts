import type { MiddlewareHandler } from 'hono'
import type { ApiEnvironment } from './api-app.ts'
import { ApiError } from './api-error.ts'

const READING = new Set(['GET', 'HEAD', 'OPTIONS'])

function hostOf(origin: string): string | undefined {
  return URL.canParse(origin) ? new URL(origin).host : undefined
}

/**
 * Refuses writes that a page of another site makes its visitor's browser send: they would use up that visitor's
 * quota. A client that is no browser sends no origin and passes.
 *
 * @param allowedOrigins origins that the operator trusts beside our own
 */
export function refuseStrangers(
  allowedOrigins: readonly string[],
): MiddlewareHandler<ApiEnvironment> {
  return async (c, next) => {
    const origin = c.req.header('origin')
    if (READING.has(c.req.method) || origin === undefined || allowedOrigins.includes(origin)) {
      return next()
    }
    // A page cannot set either header across sites without our permission.
    const own = [c.req.header('x-forwarded-host'), c.req.header('host'), new URL(c.req.url).host]
    const host = hostOf(origin)
    if (host === undefined || !own.includes(host)) {
      throw new ApiError('ORIGIN_REFUSED', 'another site may not write here')
    }
    return next()
  }
}
