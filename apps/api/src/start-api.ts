import type { Server } from 'node:http'
import { setTimeout as delay } from 'node:timers/promises'
import { serve } from '@hono/node-server'
import { chainsFor } from '@slipway/chains'
import { type Logger, pino } from 'pino'
import { makeAccountParts } from './accounts/make-account-parts.ts'
import { makeAttestationService } from './badges/attestation-service.ts'
import { makeReadCodeHash } from './badges/code-hash.ts'
import { createApp } from './create-app.ts'
import { openReadDatabase } from './database/read-database.ts'
import { makeEventHub } from './events/event-hub.ts'
import { makeEventSource } from './events/event-source.ts'
import { listenToIndex } from './events/listen-to-index.ts'
import { makeLookAtIndex } from './events/look-at-index.ts'
import { reactToIndex } from './events/react-to-index.ts'
import { sendStreams } from './events/send-streams.ts'
import { openStore } from './files/open-store.ts'
import { candlesOfKey } from './http/candles-of-key.ts'
import { makeChainOfKey } from './http/chain-of-key.ts'
import { makeTrustedProxies } from './http/client-address.ts'
import { type Metrics, makeMetrics } from './http/metrics.ts'
import { makeAnswerCache } from './http/response-cache.ts'
import { makeProcessRateLimits, type RateLimits } from './http/token-bucket.ts'
import type { ApiConfig } from './read-config.ts'
import { openCountryDatabase } from './region/open-country-database.ts'
import { startWorkers } from './start-workers.ts'
import { makeServicesOf, type ServicesOf } from './verification/verification-services.ts'
import { makeResolveHost } from './webhooks/find-target.ts'
import { startWebhookWorkers } from './webhooks/webhook-workers.ts'

/** Notifications are a hint: the index is also looked at this often. */
const POLL_MS = 2_000
const KEEP_ALIVE_MS = 15_000
/** Requests that run longer than this after a stop signal are cut off. */
const DRAIN_MS = 5_000

/** A running API server. */
export interface RunningApi {
  port: number
  /** Lets running requests finish, ends the streams, closes the database. */
  stop: () => Promise<void>
}

/** Common to all processes, or this one's own. What talks to Redis is loaded where there is one. */
async function openRateLimits(
  redisUrl: string | undefined,
  parts: { logger: Logger; metrics: Metrics },
): Promise<RateLimits> {
  if (!redisUrl) return makeProcessRateLimits()
  const { openRedisRateLimits } = await import('./redis/redis-rate-limits.ts')
  return openRedisRateLimits(redisUrl, parts)
}

/** Who is asked to verify the tokens of a network. */
function chooseServices(
  { development, verification }: ApiConfig,
  chains: ReturnType<typeof chainsFor>,
): ServicesOf {
  const { isOn, configured, etherscanKey } = verification
  return isOn ? makeServicesOf({ chains, development, configured, etherscanKey }) : () => []
}

/** @returns when the port is open */
function openServer(
  fetch: ReturnType<typeof sendStreams>,
  { port, host }: ApiConfig,
): Promise<Server> {
  return new Promise((settle, reject) => {
    const opened = serve(
      { fetch: fetch as Parameters<typeof serve>[0]['fetch'], port, hostname: host },
      () => settle(opened as Server),
    )
    opened.once('error', reject)
  })
}

/**
 * Starts the API. A database that is away does not stop it: reads answer 503 until it is back.
 *
 * @param leaveNotice how long the port stays open after `/readyz` says that no more shall come
 * @returns when the port is open
 */
export async function startApi(
  config: ApiConfig,
  leaveNotice: (noticeMs: number) => Promise<unknown> = delay,
): Promise<RunningApi> {
  const logger = pino({ level: config.logLevel, base: { process: 'api' } })
  const metrics = makeMetrics()
  const { pool, read } = openReadDatabase(config.databaseUrl, (error) =>
    logger.warn({ err: error }, 'an idle database connection was lost'),
  )
  const hub = makeEventHub(config.streams, metrics)
  const rateLimits = await openRateLimits(config.redisUrl, { logger, metrics })
  const chains = chainsFor({ development: config.development })
  const cache = makeAnswerCache(config.keptAnswers, makeChainOfKey(chains), candlesOfKey)
  /** The same networks as they are asked: the operator's own nodes first. */
  const nodes = chainsFor({ development: config.development, overrides: config.nodes })
  const readCodeHash = makeReadCodeHash(nodes)
  const attestations = makeAttestationService(nodes)
  const servicesOf = chooseServices(config, chains)
  const accounts = makeAccountParts({
    config: config.accounts,
    chains: nodes,
    database: read,
    logger,
    rateLimits,
  })
  const store = openStore(config.files)
  let isDraining = false
  const app = createApp({
    chains,
    servicesOf,
    database: read,
    findCountry: await openCountryDatabase(config.countryDatabase, (error) =>
      logger.error(
        { err: error },
        'the country database cannot be opened: every region counts as restricted',
      ),
    ),
    regionRules: config.regionRules,
    hub,
    cache,
    logger,
    metrics,
    rateLimitPerMinute: config.rateLimitPerMinute,
    rateLimits,
    allowedOrigins: config.allowedOrigins,
    trustedProxies: makeTrustedProxies(config.trustedProxies),
    clientKey: accounts.key,
    siteUrl: config.accounts.siteUrl,
    files: {
      database: read,
      store,
      allowance: config.files.allowance,
      assetAllowance: config.files.assetAllowance,
      pinServices: config.files.pinning ? [config.files.pinning.name] : [],
    },
    uploadRatePerMinute: config.uploadRatePerMinute,
    accounts,
    badges: { accounts, readCodeHash, attestations },
    accountRatePerMinute: config.accountRatePerMinute,
    webhooksToLoopback: config.development,
    isDraining: () => isDraining,
  })

  // A lost notification is made good by the poll: kept answers are never older than that.
  const source = makeEventSource(read, hub, (chainId) => cache.drop([chainId]))
  const look = makeLookAtIndex(source, logger)
  const listener = listenToIndex(config.databaseUrl, logger, reactToIndex(cache, hub, look))
  const workers = [
    ...startWorkers({
      config,
      database: read,
      logger,
      servicesOf,
      chainIds: chains.map(({ chainId }) => chainId),
      readCodeHash,
      attestations,
      store,
      metrics,
    }),
    ...startWebhookWorkers(
      {
        ...accounts,
        metrics,
        road: { resolve: makeResolveHost(), allowsLoopback: config.development },
      },
      logger,
    ),
  ]
  const timers = [setInterval(look, POLL_MS), setInterval(hub.keepAlive, KEEP_ALIVE_MS)]

  const server = await openServer(sendStreams(app), config)
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : config.port
  logger.info({ port }, 'the API is open')

  return {
    port,
    stop: async () => {
      isDraining = true
      // Only then does whoever spreads requests know that no more shall come.
      await leaveNotice(config.drainNoticeMs)
      for (const timer of timers) clearInterval(timer)
      const resting = Promise.all(workers.map((worker) => worker.stop()))
      hub.closeAll()
      const drained = new Promise<void>((settle) => server.close(() => settle()))
      const cutOff = setTimeout(() => server.closeAllConnections(), DRAIN_MS)
      server.closeIdleConnections()
      await drained
      clearTimeout(cutOff)
      await listener.stop()
      // A service that thinks for minutes holds nothing back: its job comes to somebody else's turn.
      await Promise.race([resting, delay(DRAIN_MS, undefined, { ref: false })])
      await Promise.all([pool.end(), rateLimits.close()])
      logger.info('the API is closed')
    },
  }
}
