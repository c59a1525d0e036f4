import { parseArgs } from 'node:util'
import { migrateDatabase } from '@slipway/database/migration/migrate-database'
import { readKey } from '../accounts/make-account-parts.ts'
import { openReadDatabase } from '../database/read-database.ts'
import { readConfig } from '../read-config.ts'
import { createOperator, operatorName } from './create-operator.ts'

const help = `npm run operator -- create <name>

  Makes an operator of this server and says password and authenticator once.
  name  2 to 32 small letters, digits, dashes and underscores

Environment, the same as the API's:
  DATABASE_URL       postgres://… of the server
  SLIPWAY_SECRET     or the key in SLIPWAY_DIRECTORY
  SLIPWAY_SITE_URL   its host names the entry in the authenticator
`

/** @returns the exit status */
async function run(): Promise<number> {
  const { positionals } = parseArgs({ allowPositionals: true })
  const [command, name = ''] = positionals
  if (command !== 'create' || !operatorName.test(name) || !process.env.DATABASE_URL) {
    process.stderr.write(help)
    return 1
  }
  const config = readConfig(process.env)
  await migrateDatabase(config.databaseUrl)
  const { pool, read } = openReadDatabase(config.databaseUrl, () => undefined)
  try {
    const issuer = new URL(config.accounts.siteUrl).host
    const made = await createOperator(read, readKey(config.accounts), { name, issuer })
    process.stdout.write(
      made
        ? `\nOperator ${name}\n  password       ${made.password}\n  authenticator  ${made.uri}\n\nNeither is shown again.\n`
        : `There is an operator ${name} already.\n`,
    )
    return made ? 0 : 1
  } finally {
    await pool.end()
  }
}

process.exitCode = await run()
