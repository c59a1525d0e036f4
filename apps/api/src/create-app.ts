import type { BlockList } from 'node:net'
import type { ChainDefinition } from '@slipway/chains'
import type { Logger } from 'pino'
import type { AccountParts } from './accounts/account-parts.ts'
import { registerAccounts } from './accounts/register-accounts.ts'
import { registerAirdrops } from './airdrop/register-airdrops.ts'
import type { BadgeParts } from './badges/badge-parts.ts'
import { registerBadges } from './badges/register-badges.ts'
import { registerClearSigning } from './clear-signing/register-clear-signing.ts'
import { registerCritique } from './critique/register-critique.ts'
import type { ReadDatabase } from './database/read-database.ts'
import type { EventHub } from './events/event-hub.ts'
import { openConnection } from './events/open-connection.ts'
import { openStream } from './events/open-stream.ts'
import { streamEventsRoute } from './events/routes.ts'
import {
  actEventSchema,
  headEventSchema,
  presaleEventSchema,
  swapEventSchema,
  tokenEventSchema,
} from './events/schemas.ts'
import { registerFeeds } from './feeds/register-feeds.ts'
import type { FileParts } from './files/keep-files.ts'
import { registerFileContents } from './files/register-file-contents.ts'
import { registerFiles } from './files/register-files.ts'
import { registerHealth } from './health/register-health.ts'
import { allowOrigins } from './http/allow-origins.ts'
import { answerError } from './http/answer-error.ts'
import { type ApiApp, makeApiApp } from './http/api-app.ts'
import { ApiError } from './http/api-error.ts'
import { networkOf } from './http/client-address.ts'
import { limitBody } from './http/limit-body.ts'
import type { Metrics } from './http/metrics.ts'
import { observeRequests } from './http/observe-requests.ts'
import { limitRoutes } from './http/rate-limits.ts'
import { makeReadKey } from './http/read-key.ts'
import { refuseStrangers } from './http/refuse-strangers.ts'
import { refuseUnknown } from './http/refuse-unknown.ts'
import { makeResolveChain } from './http/resolve-chain.ts'
import type { AnswerCache } from './http/response-cache.ts'
import { setSecurityHeaders } from './http/set-security-headers.ts'
import { tagAnswers } from './http/tag-answers.ts'
import type { RateLimits } from './http/token-bucket.ts'
import { registerLocks } from './lock/register-locks.ts'
import { registerNftSales } from './nft/register-nft-sales.ts'
import { registerNotifications } from './notifications/register-notifications.ts'
import { registerReference } from './openapi/register-reference.ts'
import { registerOperator } from './operator/register-operator.ts'
import { registerOwner } from './owner/register-owner.ts'
import { registerPortfolio } from './portfolio/register-portfolio.ts'
import { registerPresale } from './presale/register-presale.ts'
import { type FindCountry, findRegion, type RegionRules } from './region/find-region.ts'
import { getRegionRoute } from './region/routes.ts'
import { registerSearch } from './search/register-search.ts'
import { registerShare } from './share/register-share.ts'
import { registerSolana } from './solana/register-solana.ts'
import { registerPools } from './staking/register-pools.ts'
import { registerStats } from './stats/register-stats.ts'
import { readStatus } from './status/read-status.ts'
import { getStatusRoute } from './status/routes.ts'
import { registerLists } from './token/register-lists.ts'
import { registerToken } from './token/register-token.ts'
import { registerVerification } from './verification/register-verification.ts'
import type { ServicesOf } from './verification/verification-services.ts'
import { registerVip } from './vip/register-vip.ts'
import { registerWebhooks } from './webhooks/register-webhooks.ts'
import { registerOffers } from './whitelist-market/register-offers.ts'

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
  /** where requests are counted; undefined: in this process */
  rateLimits?: RateLimits
  allowedOrigins: readonly string[]
  trustedProxies: BlockList
  /** under which clients are named in what is stored, the same for all processes */
  clientKey: Uint8Array
  /** undefined: this server keeps no files */
  files: FileParts | undefined
  /** undefined: this server keeps no accounts */
  accounts: AccountParts | undefined
  /** undefined: nobody applies for badges here */
  badges: BadgeParts | undefined
  /** attempts to sign in, register and the like per minute and client; 0: no limit */
  accountRatePerMinute: number
  /** where visitors find this site, without a slash at the end */
  siteUrl: string
  /** who verifies the tokens of a network */
  servicesOf: ServicesOf
  /** uploads per minute and client; 0: no limit */
  uploadRatePerMinute: number
  /** the server is about to end: it takes what comes and asks for no more */
  isDraining?: () => boolean
  /** webhooks may be sent to this machine: in development only */
  webhooksToLoopback?: boolean
}

function registerReads(api: ApiApp, parts: AppParts): void {
  const resolveChain = makeResolveChain(parts.chains)
  registerToken(api, parts.database, resolveChain, parts.servicesOf)
  registerLists(api, parts.database, resolveChain)
  registerPresale(api, parts.database, resolveChain, parts.files)
  registerOffers(api, parts.database, resolveChain)
  registerAirdrops(api, parts.database, resolveChain, parts.files)
  registerLocks(api, parts.database, resolveChain)
  registerNftSales(api, parts.database, resolveChain)
  registerPools(api, parts.database, resolveChain)
  registerVip(api, parts.database, resolveChain)
  registerAccounts(api, parts.accounts)
  registerOperator(api, parts.accounts)
  registerBadges(api, parts.database, resolveChain, parts.badges)
  registerCritique(api, parts.database, resolveChain, parts.accounts)
  registerWebhooks(api, parts.accounts, {
    resolveChain,
    allowsLoopback: parts.webhooksToLoopback ?? false,
  })
  registerPortfolio(api, parts.database)
  registerNotifications(api, parts.database)
  registerOwner(api, parts.database)
  registerSearch(api, parts.database, resolveChain)
  registerVerification(api, parts.database, resolveChain, parts.servicesOf)
  registerSolana(api, parts.database)
  registerStats(api, parts.database, resolveChain)
  registerShare(api, parts.database, resolveChain, parts.chains)
  registerFeeds(api, parts.database, resolveChain, parts)
  registerClearSigning(api)
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
  api.openAPIRegistry.register('ActEvent', actEventSchema)
  api.openAPIRegistry.register('SwapEvent', swapEventSchema)
  api.openapi(streamEventsRoute, (c) => {
    c.header('Content-Type', 'text/event-stream')
    c.header('Cache-Control', 'no-store')
    c.header('X-Accel-Buffering', 'no')
    // HEAD comes by the same way and is answered without a body, which nobody would ever end.
    if (c.req.method === 'HEAD') return c.body(null)
    const visitor = networkOf(c.get('clientAddress'))
    const full = () => new ApiError('TOO_MANY_STREAMS', 'too many open streams: try again later')
    if (c.env?.carry) {
      const stream = openConnection(parts.hub, visitor)
      if (!stream) throw full()
      c.env.carry(stream)
      return c.body(null)
    }
    const body = openStream(parts.hub, visitor, c.req.raw.signal)
    if (!body) throw full()
    return c.body(body)
  })
}

/** Puts the whole API together. It opens nothing and starts nothing: everything comes from `parts`. */
export function createApp(parts: AppParts): ApiApp {
  const app = makeApiApp()
  app.onError((error, c) => answerError(error, c, parts.logger))
  app.notFound(refuseUnknown(app))
  app.use(observeRequests(parts))
  app.use(setSecurityHeaders())
  const limits = limitRoutes(parts)
  limits.ofSite(app)
  registerHealth(app, { ...parts, isDraining: parts.isDraining ?? (() => false) })
  registerFileContents(app, parts.files)

  const api = makeApiApp()
  api.use(allowOrigins(parts.allowedOrigins))
  limits.ofApi(api)
  api.use(refuseStrangers(parts.allowedOrigins))
  limits.ofCostly(api)
  api.use(limitBody())
  api.use(tagAnswers(parts.cache, makeReadKey(api, '/api')))
  registerReads(api, parts)
  registerReference(api)
  app.route('/api', api)
  return app
}
