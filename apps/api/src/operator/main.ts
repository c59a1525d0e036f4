import { parseArgs } from 'node:util'
import { migrateDatabase } from '@slipway/database/migration/migrate-database'
import { readKey } from '../accounts/make-account-parts.ts'
import { openReadDatabase, type ReadDatabase } from '../database/read-database.ts'
import { openStore } from '../files/open-store.ts'
import { pruneFiles } from '../files/prune-files.ts'
import { type ApiConfig, readConfig } from '../read-config.ts'
import { createOperator, operatorName } from './create-operator.ts'

const help = `npm run operator -- create <name>

  Makes an operator of this server and says password and authenticator once.
  name  2 to 32 small letters, digits, dashes and underscores

npm run operator -- prune-files [--now]

  Removes stored files that no row of the database names, as the API does every
  SLIPWAY_FILES_PRUNE_MINUTES: those older than SLIPWAY_FILES_PRUNE_AGE_HOURS that were
  found as long ago.
  --now  removes them at the first sight; never while rows of a backup are still missing

Environment, the same as the API's:
  DATABASE_URL       postgres://… of the server
  SLIPWAY_SECRET     or the key in SLIPWAY_DIRECTORY
  SLIPWAY_SITE_URL   its host names the entry in the authenticator
  SLIPWAY_DIRECTORY, SLIPWAY_FILES_DIRECTORY or SLIPWAY_S3_…  where files lie
`

/** Says what to do instead. @returns the exit status */
function refuse(): number {
  process.stderr.write(help)
  return 1
}

async function makeOperator(
  config: ApiConfig,
  database: ReadDatabase,
  name: string,
): Promise<number> {
  const issuer = new URL(config.accounts.siteUrl).host
  const made = await createOperator(database, readKey(config.accounts), { name, issuer })
  process.stdout.write(
    made
      ? `\nOperator ${name}\n  password       ${made.password}\n  authenticator  ${made.uri}\n\nNeither is shown again.\n`
      : `There is an operator ${name} already.\n`,
  )
  return made ? 0 : 1
}

async function prune(config: ApiConfig, database: ReadDatabase, isNow: boolean): Promise<number> {
  const { name, listed } = openStore(config.files)
  if (!listed) {
    process.stderr.write(
      `The store "${name}" holds files of others too: nothing is pruned there.\n`,
    )
    return 1
  }
  const { terms } = config.files.prune
  const pruned = await pruneFiles(
    database,
    listed,
    isNow ? { ...terms, restMs: 0, isForced: true } : terms,
  )
  process.stdout.write(
    `Removed ${pruned.removed} files of ${pruned.bytes} bytes that no row names; ${pruned.waiting} wait for their time.\n`,
  )
  return 0
}

/** @returns the exit status */
async function run(): Promise<number> {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { now: { type: 'boolean', default: false } },
  })
  const [command, name = ''] = positionals
  const isCreation = command === 'create' && operatorName.test(name)
  if ((!isCreation && command !== 'prune-files') || !process.env.DATABASE_URL) return refuse()
  const config = readConfig(process.env)
  await migrateDatabase(config.databaseUrl)
  const { pool, read } = openReadDatabase(config.databaseUrl, () => undefined)
  try {
    return isCreation
      ? await makeOperator(config, read, name)
      : await prune(config, read, values.now)
  } finally {
    await pool.end()
  }
}

process.exitCode = await run()
