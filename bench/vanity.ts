import { spawnSync } from 'node:child_process'
import { availableParallelism } from 'node:os'
import type { Engine } from '@slipway/vanity-address/kernel/search-job'
import { createSearcher } from '@slipway/vanity-address/search/create-searcher'
import { compileTarget } from '@slipway/vanity-address/target/compile-target'
import { edgeSpace } from '../packages/vanity-address/test/edge-space.ts'
import {
  openSearchPage,
  type SearchPage,
} from '../packages/vanity-address/test/open-search-page.ts'
import { type BenchRow, benchRow } from './bench-row.ts'

const rounds = 4
const roundMs = 3_000
/** Times what `cast create2` does per core (quality figures, "Premium address"). */
const targetRatio = 1.5
/** Part of the frames of an idle page that are drawn while a search runs. */
const targetFrames = 0.95

function row(name: string, value: number, unit: string, target: number | null = null): BenchRow {
  const rounded = Math.round(value * 1_000) / 1_000
  return benchRow({ area: 'vanity', name, value: rounded, unit, target, better: 'higher' })
}

/** Of several rounds: whatever else the machine does can only slow one down. */
const best = (values: readonly number[]) => Math.max(...values)

/**
 * Candidates per second of `cast create2` on one thread, in millions, with a caller in front of the salt as
 * in a token's. Without a random start its salt counts up from zero, so the salt that it prints says how
 * many it tried.
 */
function measureCast(): number {
  const args = ['create2', '--starts-with', 'decade', '--no-random', '--threads', '1']
  const task = ['--init-code-hash', `0x${'ab'.repeat(32)}`, '--caller', `0x${'11'.repeat(20)}`]
  const { stdout } = spawnSync('cast', [...args, ...task], { encoding: 'utf8' })
  const seconds = /found contract address in ([\d.]+)(ms|s)/.exec(stdout)
  const salt = /Salt: 0x([0-9a-f]{64})/i.exec(stdout)?.[1]
  if (!seconds || !salt) throw new Error(`cast create2 answered: ${stdout.slice(0, 400)}`)
  const tried = Buffer.from(salt, 'hex').readBigUInt64LE(24)
  const took = Number(seconds[1]) / (seconds[2] === 'ms' ? 1_000 : 1)
  return Number(tried) / took / 1e6
}

/** Millions of candidates per second of one engine in this process. */
async function measureNode(engine: Engine): Promise<number> {
  const space = edgeSpace('bench')
  const { filter } = compileTarget({ kind: 'zeros', count: 30 })
  const searcher = await createSearcher({ space, filter, engines: [engine] })
  let index = 0n
  let tried = 0
  const run = async (ms: number) => {
    const startedAt = performance.now()
    tried = 0
    while (performance.now() - startedAt < ms) {
      const portion = await searcher.search(index)
      index += BigInt(portion.tried)
      tried += portion.tried
    }
    return tried / (performance.now() - startedAt) / 1_000
  }
  await run(500)
  return run(roundMs)
}

/** The yardstick and one browser worker by turns, so that both meet the same machine. */
async function measureAgainstCast({ page }: SearchPage): Promise<BenchRow[]> {
  const cast: number[] = []
  const worker: number[] = []
  for (let turn = 0; turn < rounds; turn++) {
    cast.push(measureCast())
    worker.push(await page.evaluate((ms) => globalThis.inPage.measureWorker(['simd'], ms), roundMs))
  }
  const ratio = best(worker) / best(cast)
  return [
    row('cast create2, one thread', best(cast), 'M/s'),
    row('token seeds, one browser worker', best(worker), 'M/s'),
    row('  … against cast', ratio, '×', targetRatio),
  ]
}

async function measureWhole({ page }: SearchPage): Promise<BenchRow[]> {
  const cores = availableParallelism()
  const usual = Math.max(1, cores - 1)
  const idle = await page.evaluate((ms) => globalThis.inPage.countFrames(ms), roundMs)
  const rows: BenchRow[] = [row('frames of an idle page', idle.perSecond, 'fps')]
  for (const workers of [...new Set([usual, cores])]) {
    await page.evaluate((count) => globalThis.inPage.startSearch(['simd'], count), workers)
    await page.evaluate(() => globalThis.inPage.countFor(1_000))
    const [{ tried, ms }, frames] = await page.evaluate(
      (time) =>
        Promise.all([globalThis.inPage.countFor(time), globalThis.inPage.countFrames(time)]),
      roundMs,
    )
    await page.evaluate(() => globalThis.inPage.stopSearch())
    const part = frames.perSecond / idle.perSecond
    rows.push(row(`token seeds, ${workers} of ${cores} cores`, tried / ms / 1_000, 'M/s'))
    rows.push(
      workers === usual
        ? row('  … frames meanwhile, as the screen does it', part, '× idle', targetFrames)
        : row('  … frames meanwhile', part, '× idle'),
    )
  }
  return rows
}

/**
 * WebGPU: against the bound of a real chip where `SLIPWAY_GPU_BOUND` gives it in hashes per second; an
 * adapter that the cores imitate is measured for information only.
 */
async function measureGpu({ page }: SearchPage): Promise<BenchRow[]> {
  const adapter = await page.evaluate(() => globalThis.inPage.describeGpu())
  if (!adapter) return []
  const rate = await page.evaluate((ms) => globalThis.inPage.measureWorker(['gpu'], ms), roundMs)
  const name = `WebGPU, token seeds, ${adapter.name}${adapter.isSoftware ? ' (software)' : ''}`
  const bound = Number(process.env.SLIPWAY_GPU_BOUND ?? 0)
  const ratio =
    bound > 0 && !adapter.isSoftware
      ? [row('  … hashes against the chip’s bound', (1e6 * rate) / bound, '×', 0.7)]
      : []
  return [row(name, rate, 'M/s'), ...ratio]
}

async function measureWallets({ page }: SearchPage): Promise<BenchRow[]> {
  const rate = (kind: 'evm' | 'solana') =>
    page.evaluate(([kind, ms]) => globalThis.inPage.measureWallet(kind, ms), [
      kind,
      roundMs,
    ] as const)
  return [
    row('EVM wallets, one browser worker', (await rate('evm')) / 1_000, 'k/s'),
    row('Solana wallets, one browser worker', (await rate('solana')) / 1_000, 'k/s'),
  ]
}

/** The address search against `cast create2`, in the same run. */
export async function measure(): Promise<readonly BenchRow[]> {
  // A chip of its own is taken where there is one; without, the adapter is an imitation.
  const isReal = process.env.SLIPWAY_GPU_BOUND !== undefined
  const browser = await openSearchPage(
    isReal ? ['--no-sandbox', '--enable-unsafe-webgpu', '--enable-features=Vulkan'] : undefined,
  )
  try {
    return [
      ...(await measureAgainstCast(browser)),
      row('Node, token seeds', await measureNode('simd'), 'M/s'),
      row('Node, token seeds, without vectors', await measureNode('wasm'), 'M/s'),
      ...(await measureWhole(browser)),
      ...(await measureGpu(browser)),
      ...(await measureWallets(browser)),
    ]
  } finally {
    await browser.close()
  }
}
