import type { Server } from 'node:http'
import { setTimeout as delay } from 'node:timers/promises'
import { serve } from '@hono/node-server'
import { chainsFor } from '@slipway/chains'
import { pino } from 'pino'
import { createApp } from './create-app.ts'
import { openReadDatabase } from './database/read-database.ts'
import { makeEventHub } from './events/event-hub.ts'
import { makeEventSource } from './events/event-source.ts'
import { listenToIndex } from './events/listen-to-index.ts'
import { makeDiskStore } from './files/disk-store.ts'
import { makeKuboStore } from './files/kubo-store.ts'
import { makeAnswerCache } from './http/answer-cache.ts'
import { makeTrustedProxies } from './http/client-address.ts'
import { makeMetrics } from './http/metrics.ts'
import type { ApiConfig } from './read-config.ts'
import { openCountryDatabase } from './region/open-country-database.ts'
import { startWorkers } from './start-workers.ts'
import { makeServicesOf } from './verification/verification-services.ts'

/** Notifications are a hint: the index is also looked at this often. */
const POLL_MS = 2_000
const KEPT_ANSWERS = 500
const KEEP_ALIVE_MS = 15_000
/** Requests that run longer than this after a stop signal are cut off. */
const DRAIN_MS = 5_000

/** A running API server. */
export interface RunningApi {
  port: number
  /** Lets running requests finish, ends the streams, closes the database. */
  stop: () => Promise<void>
}

/**
 * Starts the API. A database that is away does not stop it: reads answer 503 until it is back.
 *
 * @returns when the port is open
 */
export async function startApi(config: ApiConfig): Promise<RunningApi> {
  const logger = pino({ level: config.logLevel, base: { process: 'api' } })
  const metrics = makeMetrics()
  const { pool, read } = openReadDatabase(config.databaseUrl, (error) =>
    logger.warn({ err: error }, 'an idle database connection was lost'),
  )
  const cache = makeAnswerCache(KEPT_ANSWERS)
  const hub = makeEventHub(config.maxStreams, metrics)
  const chains = chainsFor({ development: config.development })
  const { isOn, configured, etherscanKey } = config.verification
  const servicesOf = isOn
    ? makeServicesOf({ chains, development: config.development, configured, etherscanKey })
    : () => []
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
    allowedOrigins: config.allowedOrigins,
    trustedProxies: makeTrustedProxies(config.trustedProxies),
    files: {
      database: read,
      store: config.files.ipfsApi
        ? makeKuboStore(config.files.ipfsApi)
        : makeDiskStore(config.files.directory),
      allowance: config.files.allowance,
      pinServices: config.files.pinning ? [config.files.pinning.name] : [],
    },
    uploadRatePerMinute: config.uploadRatePerMinute,
  })

  // A lost notification is made good by the poll: kept answers are never older than that.
  const source = makeEventSource(read, hub, cache.drop)
  const look = () =>
    void source.look().catch((error) => logger.debug({ err: error }, 'index not readable'))
  const listener = listenToIndex(config.databaseUrl, logger, {
    onChange: () => {
      cache.drop()
      look()
    },
    onConnection: cache.setInformed,
  })
  const workers = startWorkers({ config, database: read, logger, servicesOf })
  const timers = [setInterval(look, POLL_MS), setInterval(hub.keepAlive, KEEP_ALIVE_MS)]

  const server = await new Promise<Server>((settle, reject) => {
    const opened = serve({ fetch: app.fetch, port: config.port, hostname: config.host }, () =>
      settle(opened as Server),
    )
    opened.once('error', reject)
  })
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : config.port
  logger.info({ port }, 'the API is open')

  return {
    port,
    stop: async () => {
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
      await pool.end()
      logger.info('the API is closed')
    },
  }
}
