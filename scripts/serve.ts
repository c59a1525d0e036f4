// `npm run serve`: the product in production. See `npm run serve -- --help`.
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { formatLogLine } from '@slipway/devnet/process/json-logs'
import { watchForEnd, whenAborted } from '@slipway/devnet/process/watch-for-end'
import { makeServePlan } from '@slipway/devnet/serve/serve-plan'
import { startServer } from '@slipway/devnet/serve/start-server'
import { repositoryRoot } from '@slipway/devnet/stack/repository-root'

const help = `npm run serve -- [web] [api] [indexer] [bot] [options]

  Without a name all services run on this machine, the bot where BOT_TOKEN is set; with names, those alone.

  --embedded-database   the PostgreSQL that comes along, below --directory, instead of DATABASE_URL
  --chains bsc,base     networks that this indexer reads; all by default
  --directory …         folder of everything that is kept (SLIPWAY_DIRECTORY, or .slipway/server)
  --built               takes the web app that was built before
  --help                shows this

  HOST, PORT            where the service in front listens (web before API before indexer)
  DATABASE_URL          postgres://… of the server that all machines share
  API_URL               where a web server without an API of its own passes calls on

docs/runbooks/deploy.md names every other variable.
`

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    'embedded-database': { type: 'boolean', default: false },
    chains: { type: 'string' },
    directory: { type: 'string' },
    built: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
})

const write = (line: string) => void process.stdout.write(`${line}\n`)

async function run(): Promise<void> {
  const plan = makeServePlan(
    {
      roles: positionals,
      embeddedDatabase: values['embedded-database'],
      ...(values.chains === undefined ? {} : { chains: values.chains }),
    },
    process.env,
  )
  const { signal } = watchForEnd(() => write(formatLogLine('stack', 'stopping')))
  const server = await startServer({
    plan,
    directory:
      values.directory ?? process.env.SLIPWAY_DIRECTORY ?? join(repositoryRoot, '.slipway/server'),
    isBuilt: values.built,
    signal,
    write,
  })
  await whenAborted(signal)
  await server.stop()
  write(formatLogLine('stack', 'stopped'))
}

if (values.help) {
  process.stdout.write(help)
} else {
  run().catch((error: unknown) => {
    write(formatLogLine('stack', error instanceof Error ? error.message : String(error), 'error'))
    process.exitCode = 1
  })
}
