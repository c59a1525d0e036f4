import { randomUUID } from 'node:crypto'
import type { BlockList } from 'node:net'
import type { MiddlewareHandler } from 'hono'
import { routePath } from 'hono/route'
import type { Logger } from 'pino'
import type { ApiEnvironment } from './api-app.ts'
import { isPrivateAddress, readClientAddress } from './client-address.ts'
import type { Metrics } from './metrics.ts'

/** Plain reads in good time are for `debug`; what is refused, fails, changes something or is slow is for the operator. */
const FIRST_REFUSAL = 400
const SLOW_SECONDS = 1

/**
 * Says once that a proxy is not believed: behind it all visitors have one address, share its limits and count as private.
 *
 * @returns takes the address as which a request with a forwarded one is counted
 */
function makeTellOfProxy(logger: Logger): (address: string) => void {
  let isTold = false
  return (address) => {
    // A stranger may send such a header; from a private network it comes from a proxy.
    if (isTold || !isPrivateAddress(address)) return
    isTold = true
    logger.warn(
      { proxy: address },
      'a proxy is not believed, so that all its visitors share one address: name it in SLIPWAY_TRUSTED_PROXIES',
    )
  }
}

/** Finds the visitor's address once, gives the request an id, measures and logs the request. */
export function observeRequests(options: {
  logger: Logger
  metrics: Metrics
  trustedProxies: BlockList
  /** under which clients are named in what is stored */
  clientKey: Uint8Array
}): MiddlewareHandler<ApiEnvironment> {
  const tellOfProxy = makeTellOfProxy(options.logger)
  return async (c, next) => {
    const startedAt = performance.now()
    const socketAddress = c.env?.incoming?.socket.remoteAddress
    const address = readClientAddress(
      socketAddress,
      c.req.header('x-forwarded-for'),
      options.trustedProxies,
    )
    if (address && c.req.header('x-forwarded-for')) tellOfProxy(address)
    c.set('clientAddress', address ?? '')
    c.set('clientKey', options.clientKey)
    const requestId = randomUUID()
    c.set('requestId', requestId)
    c.header('X-Request-Id', requestId)
    await next()
    const seconds = (performance.now() - startedAt) / 1000
    // The pattern of the route, never the path: a path would make one series per token.
    const route = routePath(c, -1)
    const labels = { method: c.req.method, route, status: String(c.res.status) }
    options.metrics.requestSeconds.observe(labels, seconds)
    const isPlain = c.req.method === 'GET' && c.res.status < FIRST_REFUSAL && seconds < SLOW_SECONDS
    options.logger[isPlain ? 'debug' : 'info'](
      { ...labels, ms: Math.round(seconds * 1000), requestId },
      'request',
    )
  }
}
