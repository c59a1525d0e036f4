import type { ChildProcess } from 'node:child_process'
import { RELEASE_CHANNEL } from '@slipway/database/release/indexed'
import { testEngines } from '@slipway/database/testing/test-database'
import pg from 'pg'
import { walletOf } from '../apps/api/test/seed-many.ts'
import { presaleAddress } from '../apps/api/test/seed-presales.ts'
import { CONNECTIONS, type Load, loadApi } from './api-load/load-api.ts'
import { measureReplicas } from './api-load/replica-cpu.ts'
import { PRESALES, type SeededReads, seedReads } from './api-load/seed-reads.ts'
import { startApiProcess } from './api-load/start-api-process.ts'
import { measureStreams } from './api-load/stream-load.ts'
import { type BenchRow, benchRow } from './bench-row.ts'

const WARM_SECONDS = 1
const SECONDS = 4
/** Presales of different sizes are read by turns, so that all meet the same machine; the best turn counts. */
const TURNS = 3
const TURN_SECONDS = 2
const TARGET_RATE = 3_000
/** Blocks with an event of ours, of all networks together: many for the busiest day. */
const BLOCKS_PER_SECOND = 20
const TARGET_P99_MS = 50
/** What the rate of the largest presale may lose against the smallest: noise, since nothing grows with the count. */
const TARGET_RATIO = 0.85

const area = 'api'
const round = (value: number) => Math.round(value * 10) / 10

const rateRow = (name: string, value: number, target: number | null): BenchRow =>
  benchRow({ area, name, value, unit: 'requests/s', target, better: 'higher' })

const timeRow = (name: string, value: number, target: number | null): BenchRow =>
  benchRow({ area, name, value: round(value), unit: 'ms', target, better: 'lower' })

const rowsOf = (name: string, { requestsPerSecond, p50, p99 }: Load): BenchRow[] => [
  rateRow(`${name}, ${CONNECTIONS} connections`, requestsPerSecond, TARGET_RATE),
  timeRow(`${name}, p50`, p50, null),
  timeRow(`${name}, p99`, p99, TARGET_P99_MS),
]

async function loadWarm(port: number, nextPath: () => string): Promise<Load> {
  await loadApi(port, nextPath, WARM_SECONDS)
  return loadApi(port, nextPath, SECONDS)
}

/** Counts up, so that no request is like another. What is named `anew` asks a process that keeps no answers. */
let turn = 0
const pick = <Item>(items: readonly Item[]): Item => {
  const item = items[turn++ % items.length]
  if (item === undefined) throw new Error('nothing was seeded')
  return item
}

/** Fractions of its multiples are spread evenly, in no order. */
const GOLDEN = (Math.sqrt(5) - 1) / 2

/** One as visitors ask for them: half of all requests are for one in 64, the others for any. */
const popular = <Item>(items: readonly Item[]): Item => {
  const item = items[Math.floor(((turn++ * GOLDEN) % 1) ** 6 * items.length)]
  if (item === undefined) throw new Error('nothing was seeded')
  return item
}

/** Part of a project's name that few others have. */
const part = ({ name }: { name: string }) => encodeURIComponent(name.slice(-9, -3))

const readsOf = ({ tokens, presales, projects }: SeededReads): [string, () => string][] => [
  ['token list', () => '/api/tokens?chain=bsc'],
  [
    'token list by owner',
    () => `/api/tokens?owner=0x${(turn++ % 5_000).toString(16).padStart(40, '0')}`,
  ],
  ['token', () => `/api/tokens/bsc/${pick(tokens).address}`],
  [
    'token search',
    () => `/api/tokens?search=${encodeURIComponent(pick(tokens).name.slice(3, 11))}`,
  ],
  ['statistics', () => '/api/stats'],
  ['statistics, anew', () => '/api/stats'],
  ['presale list', () => '/api/presales?chain=bsc'],
  ['presale list, anew', () => '/api/presales?chain=bsc'],
  ['presale list of what runs, anew', () => '/api/presales?status=running&sort=end'],
  ['presale', () => `/api/presales/bsc/${popular(presales).address}`],
  ['presale, anew', () => `/api/presales/bsc/${pick(presales).address}`],
  ['presale search, anew', () => `/api/presales?search=${part(pick(projects))}`],
]

/** Reads of one presale, each anew. */
const readsOfPresale: Readonly<Record<string, (presale: number, count: number) => string>> = {
  'one presale': (presale) => pathOf(presale),
  'its contributions': (presale) => `${pathOf(presale)}/contributions`,
  'its contributors': (presale) => `${pathOf(presale)}/accounts`,
  'its days': (presale) => `${pathOf(presale)}/days`,
  'a contributor of it': (presale, count) =>
    `${pathOf(presale)}/accounts/${someWallet(presale, count)}`,
  'portfolio of a contributor': (presale, count) =>
    `/api/portfolio/${someWallet(presale, count)}/presales`,
}

const pathOf = (presale: number) => `/api/presales/bsc/${presaleAddress(presale)}`
const someWallet = (presale: number, count: number) => walletOf(presale, 1 + (turn++ % count))

const better = (one: Load | undefined, other: Load): Load =>
  one && one.requestsPerSecond > other.requestsPerSecond ? one : other

/** One read of every presale by turns, each in its best turn. */
async function measureByTurns(
  port: number,
  path: (presale: number, count: number) => string,
): Promise<Map<number, Load>> {
  const best = new Map<number, Load>()
  for (let round = 0; round < TURNS; round++) {
    for (const [presale, count] of PRESALES) {
      const met = await loadApi(port, () => path(presale, count), TURN_SECONDS)
      best.set(count, better(best.get(count), met))
    }
  }
  return best
}

/** The same reads of presales of ever more contributors, and what the largest loses against the smallest. */
async function measurePresales(port: number): Promise<BenchRow[]> {
  const rows: BenchRow[] = []
  for (const [name, path] of Object.entries(readsOfPresale)) {
    const loads = await measureByTurns(port, path)
    for (const [count, { requestsPerSecond, p99 }] of loads) {
      rows.push(rateRow(`${name}, ${count} contributors`, requestsPerSecond, null))
      rows.push(timeRow(`${name}, ${count} contributors, p99`, p99, TARGET_P99_MS))
    }
    const rates = [...loads.values()].map(({ requestsPerSecond }) => requestsPerSecond)
    const value = Math.round(((rates.at(-1) ?? 0) / (rates[0] ?? 1)) * 100) / 100
    const compared = `${name}, largest presale against smallest`
    rows.push(
      benchRow({ area, name: compared, value, unit: '×', target: TARGET_RATIO, better: 'higher' }),
    )
  }
  return rows
}

/** Channel of the engine of a network that no read of these is about. */
const ELSEWHERE = 'index_elsewhere_live_query'
const makeElsewhere = `
  INSERT INTO app.index_release (schema_name, chain_group, chain_ids, is_active) VALUES ('index_elsewhere', '137', '{137}', true);
  SELECT pg_notify('${RELEASE_CHANNEL}', '')`

/**
 * What everybody asks for while blocks come: each drops the kept answers that rest on it, so each question is read once
 * for each such block, and nobody is told what was.
 */
async function measureBetweenBlocks(
  url: string,
  port: number,
  reads: readonly [string, () => string][],
): Promise<BenchRow[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const measureWith = async (channel: string, words: string) => {
    const block = () => void client.query('SELECT pg_notify($1, $2)', [channel, ''])
    const blocks = setInterval(block, 1_000 / BLOCKS_PER_SECOND)
    try {
      const rows: BenchRow[] = []
      for (const [name, nextPath] of reads.filter(([one]) => one.endsWith('anew')))
        rows.push(...rowsOf(name.replace('anew', words), await loadWarm(port, nextPath)))
      return rows
    } finally {
      clearInterval(blocks)
    }
  }
  try {
    await client.query(makeElsewhere)
    return [
      ...(await measureWith(RELEASE_CHANNEL, `${BLOCKS_PER_SECOND} blocks a second`)),
      ...(await measureWith(ELSEWHERE, `${BLOCKS_PER_SECOND} blocks a second of other networks`)),
    ]
  } finally {
    await client.end()
  }
}

/** Reads of the API over 100 000 tokens and 100 000 presales; load generator, API and database share the machine. */
export async function measure(): Promise<readonly BenchRow[]> {
  const database = await testEngines[0].start()
  const children: ChildProcess[] = []
  try {
    const seeded = await seedReads(database.url)
    const usual = await startApiProcess(database.url)
    const forgetful = await startApiProcess(database.url, { SLIPWAY_KEPT_ANSWERS: '0' })
    children.push(usual.child, forgetful.child)
    const rows: BenchRow[] = []
    for (const [name, nextPath] of readsOf(seeded)) {
      const { port } = name.endsWith('anew') ? forgetful : usual
      rows.push(...rowsOf(name, await loadWarm(port, nextPath)))
    }
    rows.push(...(await measureBetweenBlocks(database.url, usual.port, readsOf(seeded))))
    rows.push(...(await measurePresales(forgetful.port)))
    return [
      ...rows,
      ...(await measureReplicas(database.url, () => '/api/presales?chain=bsc')),
      ...(await measureStreams(database.url)),
    ]
  } finally {
    for (const child of children) child.kill('SIGTERM')
    await database.stop()
  }
}
