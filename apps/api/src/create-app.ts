import type { BlockList } from 'node:net'
import type { ChainDefinition } from '@slipway/chains'
import type { Logger } from 'pino'
import type { ReadDatabase } from './database/read-database.ts'
import { streamEventsRoute } from './events/contract.ts'
import type { EventHub } from './events/event-hub.ts'
import { openStream } from './events/open-stream.ts'
import { headEventSchema, presaleEventSchema, tokenEventSchema } from './events/schemas.ts'
import { type FileParts, registerFileContents, registerFiles } from './files/register-files.ts'
import { registerHealth } from './health/register-health.ts'
import type { AnswerCache } from './http/answer-cache.ts'
import { answerError } from './http/answer-error.ts'
import { type ApiApp, makeApiApp } from './http/api-app.ts'
import { ApiError } from './http/api-error.ts'
import {
  allowOrigins,
  limitBody,
  limitRate,
  observeRequests,
  setSecurityHeaders,
} from './http/common-middleware.ts'
import type { Metrics } from './http/metrics.ts'
import { refuseStrangers } from './http/refuse-strangers.ts'
import { makeResolveChain } from './http/resolve-chain.ts'
import { tagAnswers } from './http/tag-answers.ts'
import { registerLocks } from './lock/register-locks.ts'
import { registerPresale } from './presale/register-presale.ts'
import { registerReference } from './reference/register-reference.ts'
import { getRegionRoute } from './region/contract.ts'
import { type FindCountry, findRegion, type RegionRules } from './region/find-region.ts'
import { getStatsRoute } from './stats/contract.ts'
import { readStats } from './stats/read-stats.ts'
import { getStatusRoute } from './status/contract.ts'
import { readStatus } from './status/read-status.ts'
import { registerLists } from './token/register-lists.ts'
import { registerToken } from './token/register-token.ts'
import { registerVerification } from './verification/register-verification.ts'
import type { ServicesOf } from './verification/verification-services.ts'
import { registerOffers } from './whitelist/register-offers.ts'

/** Everything that the app needs from outside; tests give their own. */
export interface AppParts {
  chains: readonly ChainDefinition[]
  database: ReadDatabase
  findCountry: FindCountry
  regionRules: RegionRules
  hub: EventHub
  cache: AnswerCache
  logger: Logger
  metrics: Metrics
  /** requests per minute and client; 0: no limit */
  rateLimitPerMinute: number
  allowedOrigins: readonly string[]
  trustedProxies: BlockList
  /** undefined: this server keeps no files */
  files: FileParts | undefined
  /** who verifies the tokens of a network */
  servicesOf: ServicesOf
  /** uploads per minute and client; 0: no limit */
  uploadRatePerMinute: number
}

function registerReads(api: ApiApp, parts: AppParts): void {
  const resolveChain = makeResolveChain(parts.chains)
  registerToken(api, parts.database, resolveChain, parts.servicesOf)
  registerLists(api, parts.database, resolveChain)
  registerPresale(api, parts.database, resolveChain, parts.files)
  registerOffers(api, parts.database, resolveChain)
  registerLocks(api, parts.database, resolveChain)
  registerVerification(api, parts.database, resolveChain, parts.servicesOf)
  api.openapi(getStatsRoute, async (c) =>
    c.json(await readStats(parts.database, c.req.valid('query').days), 200),
  )
  api.openapi(getStatusRoute, async (c) => {
    c.header('Cache-Control', 'no-store')
    return c.json(await readStatus(parts.database), 200)
  })
  api.openapi(getRegionRoute, (c) => {
    c.header('Cache-Control', 'private, no-store')
    return c.json(findRegion(c.get('clientAddress'), parts.findCountry, parts.regionRules), 200)
  })
  registerFiles(api, parts.files)
  // The stream's frames are not answers of a route: the document gets their shapes by name.
  api.openAPIRegistry.register('HeadEvent', headEventSchema)
  api.openAPIRegistry.register('TokenEvent', tokenEventSchema)
  api.openAPIRegistry.register('PresaleEvent', presaleEventSchema)
  api.openapi(streamEventsRoute, (c) => {
    const body = openStream(parts.hub, c.req.raw.signal)
    if (!body) throw new ApiError('TOO_MANY_STREAMS', 'too many open streams: try again later')
    c.header('Content-Type', 'text/event-stream')
    c.header('Cache-Control', 'no-store')
    c.header('X-Accel-Buffering', 'no')
    return c.body(body)
  })
}

/** Puts the whole API together. It opens nothing and starts nothing: everything comes from `parts`. */
export function createApp(parts: AppParts): ApiApp {
  const app = makeApiApp()
  app.onError((error, c) => answerError(error, c, parts.logger))
  app.notFound(() => {
    throw new ApiError('ROUTE_NOT_FOUND', 'there is no such route')
  })
  app.use(observeRequests(parts))
  app.use(setSecurityHeaders())
  registerHealth(app, parts.database, parts.metrics)
  app.use('/ipfs/*', limitRate(parts.rateLimitPerMinute, parts.metrics))
  registerFileContents(app, parts.files)

  const api = makeApiApp()
  api.use(allowOrigins(parts.allowedOrigins))
  api.use(limitRate(parts.rateLimitPerMinute, parts.metrics))
  api.use(refuseStrangers(parts.allowedOrigins))
  api.on('POST', '/ipfs/*', limitRate(parts.uploadRatePerMinute, parts.metrics))
  api.use(limitBody())
  api.use(tagAnswers(parts.cache))
  registerReads(api, parts)
  registerReference(api)
  app.route('/api', api)
  return app
}
