import { readFileSync, writeFileSync } from 'node:fs'
import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import { pino } from 'pino'
import { createApp } from './create-app.ts'
import { makeEventHub } from './events/event-hub.ts'
import { makeTrustedProxies } from './http/client-address.ts'
import { makeMetrics } from './http/metrics.ts'
import { makeAnswerCache } from './http/response-cache.ts'

const FILE = new URL('../openapi.json', import.meta.url)

/** Writes `apps/api/openapi.json`, or with `--check` says whether it is what the routes say. */
async function writeOpenApi(isCheck: boolean): Promise<number> {
  const metrics = makeMetrics()
  const app = createApp({
    chains: [],
    // The document is made from the contracts: nothing connects to this pool.
    database: drizzle(new pg.Pool()),
    findCountry: () => undefined,
    regionRules: { restrictedCountries: [], localCountry: undefined },
    hub: makeEventHub({ all: 0, perVisitor: 0 }, metrics),
    cache: makeAnswerCache(0),
    logger: pino({ level: 'silent' }),
    metrics,
    rateLimitPerMinute: 0,
    allowedOrigins: [],
    trustedProxies: makeTrustedProxies([]),
    clientKey: new Uint8Array(),
    files: undefined,
    accounts: undefined,
    badges: undefined,
    accountRatePerMinute: 0,
    siteUrl: '',
    servicesOf: () => [],
    uploadRatePerMinute: 0,
  })
  const document = await (await app.request('/api/openapi.json')).json()
  const text = `${JSON.stringify(document, null, 2)}\n`
  if (!isCheck) {
    writeFileSync(FILE, text)
    return 0
  }
  if (readFileSync(FILE, 'utf8') === text) return 0
  process.stderr.write(
    'apps/api/openapi.json differs from the routes: run node apps/api/src/write-openapi.ts\n',
  )
  return 1
}

process.exitCode = await writeOpenApi(process.argv.includes('--check'))
