// `npm run seed`: fills the running local stack with people, tokens, pools, presales and a month of history. See `npm run seed -- --help`.
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { getEvmChain } from '@slipway/chains'
import { askSupervisor } from '@slipway/devnet/stack/control-socket'
import { readStackFile, type StackChain, type StackFile } from '@slipway/devnet/stack/stack-file'
import { countTokens, seedWorld } from '@slipway/devnet/world/seed-world'
import type { SeededFile } from '@slipway/devnet/world/seeded-file'

const help = `npm run seed -- [options]

  --seed 1              the same number gives the same world
  --acts 900            number of things that happen on each chain
  --directory .slipway  folder of the running stack
  --help                shows this

On chains without tokens the world gets thirty days of history; otherwise it is added to what is there, today.
`

const PAST_SECONDS = 30 * 86_400
/** The last act lies this far back, so that no block is ahead of the clock. */
const MARGIN_SECONDS = 30
/** Room for the deployments at the beginning of the chain. */
const FIRST_DAY_SECONDS = 3_600

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: '1' },
    acts: { type: 'string', default: '900' },
    directory: { type: 'string', default: join(root, '.slipway') },
    help: { type: 'boolean', default: false },
  },
})

function print(text: string): void {
  process.stdout.write(`${text}\n`)
}

function readNumber(name: string, text: string): number {
  const number = Number(text)
  if (Number.isSafeInteger(number) && number > 0) return number
  throw new RangeError(`--${name} ${text}: it is a whole number above 0.`)
}

async function isUntouched(chains: readonly StackChain[]): Promise<boolean> {
  const counts = await Promise.all(
    chains.map(({ shortname, rpcUrl }) => countTokens(getEvmChain(shortname), rpcUrl)),
  )
  return counts.every((count) => count === 0)
}

/** A file as its route takes it: a form of files, or JSON. */
function bodyOf(file: SeededFile): Pick<RequestInit, 'body' | 'headers'> {
  if (file.route !== 'assets') {
    return {
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(file.body),
    }
  }
  const form = new FormData()
  for (const content of file.contents) form.append('file', new Blob([content]))
  return { body: form }
}

/** Gives the server what projects say, their lists, and the pictures of their NFTs, so that pages show them. */
async function keepFiles(apiUrl: string, files: readonly SeededFile[]): Promise<void> {
  for (const file of files) {
    const answer = await fetch(`${apiUrl}/api/ipfs/${file.route}`, {
      method: 'POST',
      ...bodyOf(file),
    }).catch(() => undefined)
    if (!answer?.ok) return print('The server keeps no files now: projects show no descriptions.')
  }
}

async function seedChain(
  { shortname, rpcUrl }: StackChain,
  hasPast: boolean,
): Promise<readonly SeededFile[]> {
  const startedAt = Date.now()
  const now = Math.floor(startedAt / 1_000)
  const span = { from: now - PAST_SECONDS + FIRST_DAY_SECONDS, to: now - MARGIN_SECONDS }
  const actCount = readNumber('acts', values.acts)
  const summary = await seedWorld({
    chain: getEvmChain(shortname),
    rpcUrl,
    seed: readNumber('seed', values.seed),
    actCount,
    ...(hasPast ? { span } : {}),
    onProgress: (done) => {
      if (process.stdout.isTTY) process.stdout.write(`\r${shortname}: ${done} of ${actCount}`)
    },
  })
  const { tokens, presales, pools, people, transactions } = summary
  const seconds = ((Date.now() - startedAt) / 1_000).toFixed(1)
  print(
    `${process.stdout.isTTY ? '\r' : ''}${shortname}: ${tokens} tokens, ${presales} presales, ${pools} pools, ${people} people, ${transactions} transactions in ${seconds} s`,
  )
  return summary.files
}

async function seedStack(stack: StackFile): Promise<void> {
  const hasPast = await isUntouched(stack.chains)
  if (!hasPast)
    print('The chains have tokens already: the world is added to them, with today as its date.')
  else await askSupervisor(stack.control, 'rewind')
  try {
    for (const chain of stack.chains) {
      await keepFiles(stack.apiUrl, await seedChain(chain, hasPast))
    }
  } finally {
    if (hasPast) await askSupervisor(stack.control, 'resume')
  }
  print(`Look at it: ${stack.webUrl}/?chain=${stack.chains[0]?.shortname ?? 'local'}`)
}

if (values.help) {
  print(help)
} else {
  const stack = readStackFile(resolve(values.directory))
  if (stack === undefined) {
    process.stderr.write(
      'No stack is running here. Start one with "npm start", then run this beside it.\n',
    )
    process.exitCode = 1
  } else {
    seedStack(stack).catch((error: unknown) => {
      process.stderr.write(`\n${error instanceof Error ? error.message : String(error)}\n`)
      process.exitCode = 1
    })
  }
}
