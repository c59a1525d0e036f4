import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { getEvmChain } from '@slipway/chains'
import { type Stack, startStack } from '@slipway/devnet/stack/start-stack'
import { seedWorld } from '@slipway/devnet/world/seed-world'
import { residentTreeMb } from './api-load/resident-mb.ts'
import { type BenchRow, benchRow } from './bench-row.ts'

/** How long it runs; `SLIPWAY_BENCH_MINUTES=5` tries it. */
const MINUTES = Number(process.env.SLIPWAY_BENCH_MINUTES ?? 60)
/** Each kill takes another process. */
const KILLS = 11
const KILLED = ['api', 'indexer', 'database', 'web'] as const
const WATCHED = ['api', 'indexer', 'web'] as const
const ACTS = 300
const READERS = 8
const WRITERS = 2
const PAUSE_MS = 20
const REQUEST_TIMEOUT_MS = 10_000
const RETURN_TIMEOUT_MS = 120_000
/** Between two looks at memory. */
const LOOK_MS = 1_000
/** Of a kill's interval at its end: memory of a process that has just started says nothing. */
const LATE_PART = 0.5
const TARGET_GROWTH_PERCENT = 10
/** Away from the ports of a stack that somebody may be using. */
const PORTS = { web: 18_600, api: 18_610, indexer: 18_620, chain: 18_630, database: 18_640 }

const area = 'soak'
const intervalMs = (MINUTES * 60_000) / (KILLS + 1)

interface Run {
  readonly stack: Stack
  readonly until: number
  reads: number
  refused: number
  /** addresses of contents that the API answered with: it promised to have these */
  readonly acknowledged: string[]
}

/** Pages and questions of a visitor, by turns. */
const pathsOf = ({ webUrl, apiUrl, chains: [chain] }: Stack) => [
  `${webUrl}/presale/list?chain=${chain?.shortname}`,
  `${apiUrl}/api/presales?chain=${chain?.shortname}`,
  `${apiUrl}/api/tokens?chain=${chain?.shortname}`,
  `${apiUrl}/api/stats`,
  `${apiUrl}/api/search?q=a`,
]

const ask = (url: string, init: RequestInit = {}) =>
  fetch(url, { ...init, signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS) })

async function read(run: Run): Promise<void> {
  const paths = pathsOf(run.stack)
  for (let turn = 0; Date.now() < run.until; turn++) {
    const answer = await ask(paths[turn % paths.length] ?? '').catch(() => undefined)
    await answer?.arrayBuffer().catch(() => undefined)
    if (answer?.ok) run.reads++
    else run.refused++
    await delay(PAUSE_MS)
  }
}

async function write(run: Run, writer: number): Promise<void> {
  for (let turn = 0; Date.now() < run.until; turn++) {
    const body = JSON.stringify({ name: `Token ${writer}-${turn}`, symbol: 'T' })
    const headers = { 'content-type': 'application/json' }
    const url = `${run.stack.apiUrl}/api/ipfs/metadata`
    const cid = await ask(url, { method: 'POST', headers, body })
      .then(async (answer) => answer.ok && ((await answer.json()) as { cid: string }).cid)
      .catch(() => false as const)
    if (cid) run.acknowledged.push(cid)
    await delay(10 * PAUSE_MS)
  }
}

/** Acts on the chain, which the index follows: one world after another. */
async function act(run: Run): Promise<void> {
  const [chain] = run.stack.chains
  if (!chain) throw new Error('The stack has no chain.')
  for (let seed = 2; Date.now() < run.until; seed++) {
    await seedWorld({
      chain: getEvmChain(chain.shortname),
      rpcUrl: chain.rpcUrl,
      seed,
      actCount: ACTS,
    }).catch(() => undefined)
    await delay(intervalMs / 2)
  }
}

/** @returns by process: the most that it held late in one interval, which ends with this */
async function watchMemory({ stack }: Run): Promise<Map<string, number>> {
  const peaks = new Map<string, number>()
  await delay(intervalMs * (1 - LATE_PART))
  for (const until = Date.now() + intervalMs * LATE_PART; Date.now() < until; ) {
    await delay(LOOK_MS)
    for (const name of WATCHED) {
      const held = residentTreeMb(stack.processes[name]?.pid)
      peaks.set(name, Math.max(peaks.get(name) ?? 0, held))
    }
  }
  return peaks
}

/** Kills a process at the end of each interval but the last. @returns what they held late in each */
async function kill(run: Run): Promise<readonly Map<string, number>[]> {
  const intervals = [await watchMemory(run)]
  for (let n = 0; n < KILLS; n++) {
    const victim = run.stack.processes[KILLED[n % KILLED.length] ?? 'api']
    await victim?.kill('SIGKILL')
    await victim?.whenReady(RETURN_TIMEOUT_MS)
    intervals.push(await watchMemory(run))
  }
  return intervals
}

/** Acknowledged contents that the API does not give. */
async function countLost({ stack, acknowledged }: Run): Promise<number> {
  let lost = 0
  for (const cid of acknowledged) {
    const answer = await ask(`${stack.apiUrl}/ipfs/${cid}`).catch(() => undefined)
    if (!answer?.ok) lost++
    await answer?.arrayBuffer()
  }
  return lost
}

/** Mixed load on the whole local stack while its processes are killed by turns: what was lost, and whether memory grows. */
export async function measure(): Promise<readonly BenchRow[]> {
  const directory = mkdtempSync(join(tmpdir(), 'slipway-bench-'))
  const stack = await startStack({ directory, ports: PORTS })
  try {
    const until = Date.now() + MINUTES * 60_000
    const run: Run = { stack, until, reads: 0, refused: 0, acknowledged: [] }
    const [intervals] = await Promise.all([
      kill(run),
      act(run),
      ...Array.from({ length: READERS }, () => read(run)),
      ...Array.from({ length: WRITERS }, (_, n) => write(run, n)),
    ])
    const lost = await countLost(run)
    const row = (name: string, value: number, unit: string, target: number | null) =>
      benchRow({ area, name, value: Math.round(value * 10) / 10, unit, target, better: 'lower' })
    const name = `${MINUTES} minutes of mixed load, ${KILLS} kills`
    const growth = (of: string) => {
      const [first, last] = [intervals[0]?.get(of), intervals.at(-1)?.get(of)]
      return first && last ? (last / first - 1) * 100 : Number.NaN
    }
    return [
      row(`${name}: acknowledged writes lost, of ${run.acknowledged.length}`, lost, 'writes', 0),
      row(`${name}: reads refused, of ${run.reads + run.refused}`, run.refused, 'reads', null),
      ...WATCHED.map((of) =>
        row(`${name}: growth of ${of}’s memory`, growth(of), '%', TARGET_GROWTH_PERCENT),
      ),
    ]
  } finally {
    await stack.stop()
    rmSync(directory, { recursive: true, force: true })
  }
}
