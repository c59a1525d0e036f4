import { hash, randomUUID } from 'node:crypto'
import type { BlockList } from 'node:net'
import { badgeLimits } from '@slipway/sdk/badges/badge-limits'
import type { MiddlewareHandler } from 'hono'
import { cors } from 'hono/cors'
import { routePath } from 'hono/route'
import { secureHeaders } from 'hono/secure-headers'
import type { Logger } from 'pino'
import type { ApiEnvironment } from './api-app.ts'
import { ApiError } from './api-error.ts'
import { isPrivateAddress, networkOf, readClientAddress } from './client-address.ts'
import { limitBodySize } from './limit-body-size.ts'
import type { Metrics } from './metrics.ts'
import type { TakeTurn } from './rate-limiter.ts'
import { REFERENCE_STYLE } from './reference-style.ts'
import { UPLOAD_LIMITS } from './upload-limits.ts'

type Middleware = MiddlewareHandler<ApiEnvironment>

/** Enough for a description of 3 000 characters, each written as an escape; the limit stands before any parser. */
const MAX_BODY_BYTES = 32 * 1024
const LOGO_PATH = '/api/ipfs/logo'
const WHITELIST_PATH = '/api/ipfs/whitelist'
const AIRDROP_LIST_PATH = '/api/ipfs/airdrop-list'
const SOLANA_AIRDROP_LIST_PATH = '/api/ipfs/solana-airdrop-list'
const ASSETS_PATH = '/api/ipfs/assets'
const FOLDER_PATH = '/api/ipfs/folder'
const DOCUMENT_PATH = /^\/api\/badge-applications\/[^/]+\/documents$/

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
}): Middleware {
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

/** Refuses clients that ask too often. */
export function limitRate(take: TakeTurn, metrics: Metrics): Middleware {
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

/**
 * Refuses bodies that no route expects: a picture and a long list on the one route that takes each, short texts
 * elsewhere.
 */
export function limitBody(): Middleware {
  const text = limitBodySize(
    MAX_BODY_BYTES,
    () => new ApiError('BODY_TOO_LARGE', 'the request body is too large'),
  )
  const max = UPLOAD_LIMITS.logoBytes - 1
  const picture = limitBodySize(
    max,
    () => new ApiError('IMAGE_TOO_LARGE', 'the picture is too large', { details: { max } }),
  )
  const list = (maxSize: number) =>
    limitBodySize(maxSize, () => new ApiError('BODY_TOO_LARGE', 'the upload is too large'))
  const byPath: Readonly<Record<string, typeof text>> = {
    [LOGO_PATH]: picture,
    [WHITELIST_PATH]: list(UPLOAD_LIMITS.whitelistBytes),
    [AIRDROP_LIST_PATH]: list(UPLOAD_LIMITS.airdropListBytes),
    [SOLANA_AIRDROP_LIST_PATH]: list(UPLOAD_LIMITS.airdropListBytes),
    [ASSETS_PATH]: list(UPLOAD_LIMITS.assetBatchBytes),
    [FOLDER_PATH]: list(UPLOAD_LIMITS.folderBytes),
  }
  const document = limitBodySize(
    badgeLimits.documentBytes,
    () =>
      new ApiError('DOCUMENT_TOO_LARGE', 'the document is too large', {
        details: { max: badgeLimits.documentBytes },
      }),
  )
  return (c, next) => {
    if (DOCUMENT_PATH.test(c.req.path)) return document(c, next)
    return (byPath[c.req.path] ?? text)(c, next)
  }
}

const referenceStyle = `'sha256-${hash('sha256', REFERENCE_STYLE, 'base64')}'`

/**
 * Headers that keep an answer from being framed, sniffed or embedded; only the reference page's style may apply.
 * Files that users uploaded are public pictures and texts: any site may show them, none may run them.
 */
export function setSecurityHeaders(): Middleware {
  const usual = secureHeaders({
    contentSecurityPolicy: {
      defaultSrc: ["'none'"],
      styleSrc: [referenceStyle],
      frameAncestors: ["'none'"],
      baseUri: ["'none'"],
    },
    crossOriginResourcePolicy: 'same-origin',
    referrerPolicy: 'no-referrer',
    xFrameOptions: 'DENY',
  })
  const foreign = secureHeaders({
    contentSecurityPolicy: {
      defaultSrc: ["'none'"],
      sandbox: [],
      frameAncestors: ["'none'"],
      baseUri: ["'none'"],
    },
    crossOriginResourcePolicy: 'cross-origin',
    referrerPolicy: 'no-referrer',
    xFrameOptions: 'DENY',
  })
  return (c, next) => (c.req.path.startsWith('/ipfs/') ? foreign(c, next) : usual(c, next))
}

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
