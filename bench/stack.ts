import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { getEvmChain } from '@slipway/chains'
import { type Stack, startStack } from '@slipway/devnet/stack/start-stack'
import { seedWorld } from '@slipway/devnet/world/seed-world'
import { type BenchRow, benchRow } from './bench-row.ts'

/** From installed packages to the ready line, on two cores (README). */
const READY_TARGET_SECONDS = 60
/** A world of the usual size. */
const SEED_TARGET_SECONDS = 30
const ACTS = 900
const RETURN_TIMEOUT_MS = 120_000
/** Away from the ports of a stack that somebody may be using. */
const PORTS = { web: 18_500, api: 18_510, indexer: 18_520, chain: 18_530, database: 18_540 }

const root = dirname(dirname(fileURLToPath(import.meta.url)))

function row(name: string, startedAt: number, target: number | null = null): BenchRow {
  const value = Number(((Date.now() - startedAt) / 1_000).toFixed(2))
  return benchRow({ area: 'stack', name, value, unit: 's', target, better: 'lower' })
}

async function measureStart(name: string, directory: string, target: number | null) {
  const startedAt = Date.now()
  const stack = await startStack({ directory, ports: PORTS })
  return { stack, row: row(name, startedAt, target) }
}

async function measureReturn(stack: Stack, name: string): Promise<BenchRow> {
  const process = stack.processes[name]
  if (process === undefined) throw new Error(`The stack has no ${name}.`)
  const { restarts } = process
  const startedAt = Date.now()
  process.kill()
  while (process.restarts === restarts) await new Promise((resolve) => setTimeout(resolve, 10))
  await process.whenReady(RETURN_TIMEOUT_MS)
  return row(`${name} is back after kill -9`, startedAt)
}

async function measureSeed(stack: Stack): Promise<BenchRow> {
  const [chain] = stack.chains
  if (chain === undefined) throw new Error('The stack has no chain.')
  const startedAt = Date.now()
  await seedWorld({
    chain: getEvmChain(chain.shortname),
    rpcUrl: chain.rpcUrl,
    seed: 1,
    actCount: ACTS,
  })
  return row(`world of ${ACTS} acts`, startedAt, SEED_TARGET_SECONDS)
}

/** How long the local stack takes to be ready, to be seeded, and to come back. */
export async function measure(): Promise<BenchRow[]> {
  const directory = mkdtempSync(join(tmpdir(), 'slipway-bench-'))
  const rows: BenchRow[] = []
  // Without a bundle of an earlier run the first start has to build it.
  rmSync(join(root, 'apps/web/dist'), { recursive: true, force: true })
  try {
    const first = await measureStart('first start', directory, READY_TARGET_SECONDS)
    rows.push(first.row, await measureSeed(first.stack))
    for (const name of ['web', 'api', 'chain', 'database', 'indexer']) {
      rows.push(await measureReturn(first.stack, name))
    }
    const stoppedAt = Date.now()
    await first.stack.stop()
    rows.push(row('clean stop', stoppedAt))
    const second = await measureStart('second start', directory, READY_TARGET_SECONDS)
    rows.push(second.row)
    await second.stack.stop()
  } finally {
    rmSync(directory, { recursive: true, force: true })
  }
  return rows
}
