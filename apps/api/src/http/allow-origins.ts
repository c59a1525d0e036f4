import type { MiddlewareHandler } from 'hono'
import { cors } from 'hono/cors'
import type { ApiEnvironment } from './api-app.ts'

type Middleware = MiddlewareHandler<ApiEnvironment>

/** Wallets and exchanges read lists from their own pages; nothing of a visitor is in them. */
const FOR_EVERY_SITE = /^\/api\/token-lists\//

/** Other origins may read only when the operator names them: off by default, but for what every site may read. */
export function allowOrigins(origins: readonly string[]): Middleware {
  const named = origins.length === 0 ? undefined : allowNamed(origins)
  return (c, next) => {
    if (!FOR_EVERY_SITE.test(c.req.path)) return named ? named(c, next) : next()
    c.header('Access-Control-Allow-Origin', '*')
    return next()
  }
}

function allowNamed(origins: readonly string[]): Middleware {
  return cors({
    origin: [...origins],
    allowMethods: ['GET', 'HEAD', 'POST', 'OPTIONS'],
    allowHeaders: ['Access-Token', 'Content-Type', 'If-None-Match', 'Last-Event-ID'],
    exposeHeaders: ['ETag', 'Retry-After', 'X-Request-Id'],
    maxAge: 600,
  })
}
