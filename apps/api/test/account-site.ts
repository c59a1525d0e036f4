import { createApiClient } from '@slipway/api-client'
import { chainsFor, type RpcOverride } from '@slipway/chains'
import { restoreBackup } from '@slipway/database/backup/restore-backup'
import { migrateDatabase } from '@slipway/database/migration/migrate-database'
import { testEngine } from '@slipway/database/testing/test-database'
import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import { pino } from 'pino'
import { makeAccountParts } from '../src/accounts/make-account-parts.ts'
import { makeAttestationService } from '../src/badges/attestation-service.ts'
import type { ReadCodeHash } from '../src/badges/badge-parts.ts'
import type { FileParts } from '../src/files/keep-files.ts'
import { readConfig } from '../src/read-config.ts'
import { makeTestApp } from './make-test-app.ts'
import { seedIndex } from './seed-index.ts'
import { openTestRateLimits } from './test-rate-limits.ts'

const SECRET = 'a secret of thirty-two characters'

interface SiteOptions {
  /** With an index that holds tokens, instead of none. */
  isIndexed?: boolean
  /** What keeps files; none by default. */
  files?: Omit<FileParts, 'database'>
  /** With badges, for contracts of this code. */
  readCodeHash?: ReadCodeHash
  /** Nodes that are asked instead of the networks' own. */
  nodes?: readonly RpcOverride[]
  /** Path of a backup that the database comes from, instead of an empty one. */
  backup?: string
  /** Webhooks may be sent to this machine. */
  webhooksToLoopback?: boolean
}

/** The app with accounts on a database of its own, and a clock that tests move. */
export async function openAccountSite(accountRatePerMinute = 0, options: SiteOptions = {}) {
  const server = await testEngine.start()
  if (options.backup) await restoreBackup(server.url, options.backup)
  await (options.isIndexed ? seedIndex(server.url) : migrateDatabase(server.url))
  const pool = new pg.Pool({ connectionString: server.url })
  // The server ends idle connections when it stops.
  pool.on('error', () => undefined)
  const database = drizzle(pool, { casing: 'snake_case' })
  const clock = { ms: Date.now() }
  const rateLimits = await openTestRateLimits(() => clock.ms)
  const config = readConfig({
    DATABASE_URL: server.url,
    SLIPWAY_SITE_URL: 'https://launch.example/',
    SLIPWAY_SECRET: SECRET,
  })
  const accounts = makeAccountParts({
    config: config.accounts,
    chains: chainsFor({ development: true, overrides: options.nodes ?? [] }),
    database,
    logger: pino({ level: 'silent' }),
    rateLimits,
    now: () => clock.ms,
  })
  const files = options.files && { ...options.files, database }
  const { readCodeHash } = options
  const attestations = makeAttestationService([])
  const badges = readCodeHash && { accounts, readCodeHash, attestations }
  const { webhooksToLoopback = false } = options
  const { app } = makeTestApp({
    ...{ database, accounts, accountRatePerMinute, files, badges, webhooksToLoopback },
  })
  const clientFor = (token?: string) =>
    createApiClient({
      baseUrl: 'http://site.test/api',
      readAccessToken: () => token,
      fetch: async (request) => app.fetch(request),
    })
  return {
    url: server.url,
    app,
    pool,
    database,
    accounts,
    clock,
    clientFor,
    /** Texts in the outbox, the newest last. */
    messagesTo: async (recipient: string) => {
      const { rows } = await pool.query<{ subject: string; body: string }>(
        'SELECT subject, body FROM app.outbox_message WHERE recipient = $1 ORDER BY id',
        [recipient],
      )
      return rows
    },
    close: async () => {
      await rateLimits.close()
      await pool.end()
      await server.stop()
    },
  }
}

export type AccountSite = Awaited<ReturnType<typeof openAccountSite>>

/** The token in the last link that was mailed to somebody. */
export async function mailedToken(site: AccountSite, email: string): Promise<string> {
  const last = (await site.messagesTo(email)).at(-1)
  const token = /\?token=([\w-]+)/.exec(last?.body ?? '')?.[1]
  if (!token) throw new Error(`No link was mailed to ${email}.`)
  return token
}
