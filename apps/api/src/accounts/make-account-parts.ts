import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import type { ChainDefinition } from '@slipway/chains'
import type { Logger } from 'pino'
import type { ReadDatabase } from '../database/read-database.ts'
import { makeAttemptLimit } from '../http/attempt-limit.ts'
import { makeProcessRateLimits, type RateLimits } from '../http/token-bucket.ts'
import type { ApiConfig } from '../read-config.ts'
import type { AccountParts } from './account-parts.ts'
import { makeVerifyWallet } from './verify-wallet.ts'

const KEY_BYTES = 32

/** The key of the data directory; made at the first start, readable to its owner alone. */
function keepKey(file: string): Buffer {
  mkdirSync(dirname(file), { recursive: true })
  // Processes of two containers may share the directory, and their numbers be equal.
  const fresh = `${file}.${randomUUID()}`
  writeFileSync(fresh, randomBytes(KEY_BYTES), { mode: 0o600 })
  try {
    // Fails where another process was first; nobody ever reads half a key.
    linkSync(fresh, file)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  } finally {
    rmSync(fresh)
  }
  return readFileSync(file)
}

/** The key under which secrets lie: from the configuration, or of the data directory. */
export const readKey = (config: ApiConfig['accounts']): Buffer =>
  config.secret ? createHash('sha256').update(config.secret).digest() : keepKey(config.keyFile)

/** Puts together what the account routes work with. */
export function makeAccountParts(options: {
  config: ApiConfig['accounts']
  chains: readonly ChainDefinition[]
  database: ReadDatabase
  logger: Logger
  /** where attempts are counted; undefined: in this process */
  rateLimits?: RateLimits
  now?: () => number
}): AccountParts {
  const { config, chains, database, logger, now = Date.now } = options
  const limits = options.rateLimits ?? makeProcessRateLimits(now)
  const key = readKey(config)
  const limit = (name: string, burst: number, refillSeconds: number) =>
    makeAttemptLimit(limits, { name: `attempts-${name}`, burst, refillSeconds }, key)
  return {
    database,
    logger,
    siteUrl: config.siteUrl,
    key,
    attempts: {
      near: limit('near', 10, 60),
      all: limit('all', 100, 10),
      costly: limit('costly', 3, 300),
    },
    verifyWallet: makeVerifyWallet(chains),
    now,
  }
}
