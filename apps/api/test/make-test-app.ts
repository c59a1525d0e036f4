import { chainsFor } from '@slipway/chains'
import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import { pino } from 'pino'
import { type AppParts, createApp } from '../src/create-app.ts'
import type { ReadDatabase } from '../src/database/read-database.ts'
import { makeEventHub } from '../src/events/event-hub.ts'
import { makeTrustedProxies } from '../src/http/client-address.ts'
import { makeMetrics } from '../src/http/metrics.ts'
import { makeAnswerCache } from '../src/http/response-cache.ts'

/** A database on a port where nobody listens. */
function deadDatabase(): ReadDatabase {
  return drizzle(new pg.Pool({ host: '127.0.0.1', port: 1, connectionTimeoutMillis: 500 }), {
    casing: 'snake_case',
  })
}

/** The app with harmless parts, of which a test replaces what it is about. */
export function makeTestApp(change: Partial<AppParts> = {}) {
  const metrics = change.metrics ?? makeMetrics()
  const parts: AppParts = {
    chains: chainsFor({ development: true }),
    database: deadDatabase(),
    findCountry: () => undefined,
    regionRules: { restrictedCountries: ['CN'], localCountry: undefined },
    hub: makeEventHub({ all: 2, perVisitor: 0 }, metrics),
    cache: makeAnswerCache(10),
    logger: pino({ level: 'silent' }),
    rateLimitPerMinute: 0,
    allowedOrigins: [],
    trustedProxies: makeTrustedProxies([]),
    clientKey: new Uint8Array(32),
    files: undefined,
    accounts: undefined,
    badges: undefined,
    accountRatePerMinute: 0,
    siteUrl: 'https://launch.example',
    servicesOf: () => [],
    uploadRatePerMinute: 0,
    ...change,
    metrics,
  }
  return { app: createApp(parts), parts }
}

/** What the server leaves on a request: the address of its socket. */
export const fromAddress = (remoteAddress: string) => ({
  incoming: { socket: { remoteAddress } } as never,
})
