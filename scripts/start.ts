// `npm start`: the whole product on this machine. See `npm start -- --help`.
import { parseArgs } from 'node:util'
import { developmentMnemonic } from '@slipway/deployer/accounts/development-accounts'
import { watchForEnd, whenAborted } from '@slipway/devnet/process/watch-for-end'
import type { StackLine } from '@slipway/devnet/stack/stack-options'
import { type Stack, startStack } from '@slipway/devnet/stack/start-stack'

const help = `npm start -- [options]

  --chains local,core   networks to run, each on a local node of its own (default: local)
  --port 3000           preferred port of the web app; the next free one is taken
  --dev                 follows the sources: texts and screens change in the open page, services start again
  --fresh               drops local chains, database and files of earlier runs first
  --directory .slipway  folder of everything that is kept
  --help                shows this

DATABASE_URL=postgres://… uses a PostgreSQL server of your own instead of the embedded one.
`

const { values } = parseArgs({
  options: {
    chains: { type: 'string', default: 'local' },
    port: { type: 'string' },
    dev: { type: 'boolean', default: false },
    fresh: { type: 'boolean', default: false },
    directory: { type: 'string' },
    help: { type: 'boolean', default: false },
  },
})

function print(text: string): void {
  process.stdout.write(`${text}\n`)
}

function say({ from, text }: StackLine): void {
  print(`${from.padEnd(9)} ${text.replaceAll('\n', `\n${' '.repeat(10)}`)}`)
}

function welcome(stack: Stack, seconds: string): void {
  print('')
  print(`Slipway is ready: ${stack.webUrl}/?chain=${stack.chains[0]?.shortname ?? 'local'}`)
  for (const chain of stack.chains) {
    print(`  ${chain.shortname}: RPC ${chain.rpcUrl}, chain id ${chain.chainId}`)
  }
  if (stack.solana) print(`  ${stack.solana.shortname}: RPC ${stack.solana.rpcUrl}`)
  print(`  Wallets with money: the mnemonic "${developmentMnemonic}"`)
  print('  These keys are public: use them on local chains only.')
  print(`  "npm run seed" fills the stack with a lively world. Logs: ${stack.directory}/logs`)
  print(`  Started in ${seconds} s. Ctrl-C stops everything.`)
}

function readPort(text: string): number {
  const port = Number(text)
  if (Number.isInteger(port) && port > 0 && port <= 65_535) return port
  throw new RangeError(`--port ${text}: a port is a whole number from 1 to 65535.`)
}

async function run(): Promise<void> {
  const startedAt = Date.now()
  const ending = watchForEnd(() => print('\nstopping …'))
  const stack = await startStack({
    chains: values.chains.split(','),
    fresh: values.fresh,
    followsSources: values.dev,
    say,
    signal: ending.signal,
    ...(values.port === undefined ? {} : { ports: { web: readPort(values.port) } }),
    ...(values.directory === undefined ? {} : { directory: values.directory }),
    ...(process.env.DATABASE_URL ? { databaseUrl: process.env.DATABASE_URL } : {}),
  })
  welcome(stack, ((Date.now() - startedAt) / 1_000).toFixed(1))
  await whenAborted(ending.signal)
  await stack.stop()
  print('stopped')
}

if (values.help) {
  print(help)
} else {
  run().catch((error: unknown) => {
    process.stderr.write(`\n${error instanceof Error ? error.message : String(error)}\n`)
    process.exitCode = 1
  })
}
