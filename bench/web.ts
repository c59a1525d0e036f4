import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { createFreshAccounts } from '../apps/e2e/src/chain/create-fresh-accounts.ts'
import { deployToken } from '../apps/e2e/src/chain/deploy-token.ts'
import { toEnvironment } from '../apps/e2e/src/harness/run-context.ts'
import { measureWeb, type WebMeasurements } from '../apps/e2e/src/measure/measure-web.ts'
import { startRun } from '../apps/e2e/src/runner/start-run.ts'
import { measureRouteLoads } from '../apps/web/build/first-load.ts'
import { type BenchRow, benchRow } from './bench-row.ts'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const debuggingPort = 18_999
/** The frame with nothing in it; every other route has the budget of the heaviest (quality figures, "Web"). */
const shell = '/404'

function row(name: string, value: number, unit: string, target: number | null): BenchRow {
  const rounded = Math.round(value * 1_000) / 1_000
  return benchRow({ area: 'web', name, value: rounded, unit, target, better: 'lower' })
}

function score(name: string, value: number, target: number): BenchRow {
  return benchRow({ area: 'web', name, value, unit: 'points', target, better: 'higher' })
}

const kilobytes = (bytes: number) => bytes / 1_000

/** Bytes of scripts by route as `npm test` counts them, from the build alone. */
function countLoads(): ReadonlyMap<string, number> {
  const settings = readFileSync(join(root, 'apps/web/build/first-load.json'), 'utf8')
  const loads = measureRouteLoads(join(root, 'apps/web/dist'), JSON.parse(settings), 'local')
  return new Map(loads.map(({ route, scriptBytes }) => [route, scriptBytes]))
}

type RouteVitals = WebMeasurements['otherRoutes'][number]

function vitalRows({ route, largestPaintMs, layoutShift, interactionMs }: RouteVitals): BenchRow[] {
  return [
    row(`LCP at 4× CPU, ${route}`, largestPaintMs, 'ms', route === shell ? 900 : 1_600),
    row(`CLS, ${route}`, layoutShift, '', 0.02),
    row(`interaction to paint, 4× CPU, ${route}`, interactionMs, 'ms', 200),
  ]
}

function routeRows(measured: WebMeasurements['routes']): BenchRow[] {
  const counted = countLoads()
  return measured.flatMap(({ route, ...load }) => {
    const isShell = route === shell
    const beyond = load.scriptBytes - (counted.get(route) ?? 0)
    return [
      row(`JavaScript that npm test does not count, ${route}`, kilobytes(beyond), 'KB gz', null),
      row(
        `JavaScript of the first load, ${route}`,
        kilobytes(load.scriptBytes),
        'KB gz',
        isShell ? 190 : 260,
      ),
      row(`CSS of the first load, ${route}`, kilobytes(load.styleBytes), 'KB gz', 30),
      row(`fonts of the first load, ${route}`, kilobytes(load.fontBytes), 'KB', null),
      ...vitalRows({ route, ...load }),
      row(`requests to other hosts, ${route}`, load.foreignRequests, '', 0),
    ]
  })
}

/** Drawing while every core searches an address, beside the same page at rest: what is lost is the search's. */
function frameRows({ resting, searching }: WebMeasurements['searchFrames']): BenchRow[] {
  const atRest: BenchRow = {
    ...row('frames a second, address search at rest', resting.framesPerSecond, 'fps', null),
    better: 'higher',
  }
  const value = Math.round(searching.framesPerSecond * 10) / 10
  return [
    atRest,
    benchRow({
      area: 'web',
      name: 'frames a second while an address is searched',
      value,
      unit: 'fps',
      target: 59,
      better: 'higher',
    }),
    row('99 of 100 frames while an address is searched', searching.p99Ms, 'ms', null),
  ]
}

/** A list of 100 000 claims from its drop to its root; the page draws meanwhile. */
const listRows = ({ readMs, treeMs, longestGapMs }: WebMeasurements['list']): BenchRow[] => [
  row(
    'airdrop list 100 000 in the browser, read, checked and rooted',
    readMs + treeMs,
    'ms',
    5_000,
  ),
  row('airdrop list 100 000 in the browser, longest pause between frames', longestGapMs, 'ms', 200),
]

/** First load, paint, interaction and Lighthouse of the production build, on a stack of its own. */
export async function measure(): Promise<readonly BenchRow[]> {
  const run = await startRun({ root, sweep: 'gate', say: () => undefined })
  Object.assign(process.env, toEnvironment(run.context))
  try {
    const [account] = await createFreshAccounts(1)
    if (!account) throw new Error('There is no account.')
    const measured = await measureWeb(
      run.context.webUrl,
      join(root, 'apps/web/dist'),
      debuggingPort,
      await deployToken('local', account),
    )
    return [
      ...routeRows(measured.routes),
      ...measured.otherRoutes.flatMap(vitalRows),
      row('script per key in the largest form, 4× CPU', measured.typing.perKeyMs, 'ms', 5),
      row('script of its first entry, once, 4× CPU', measured.typing.firstEntryMs, 'ms', null),
      row('interaction to paint, tab switch, 4× CPU', measured.tabSwitchMs, 'ms', 200),
      ...frameRows(measured.searchFrames),
      ...listRows(measured.list),
      ...measured.lighthouse.flatMap(({ route, ...scores }) => [
        score(`Lighthouse performance, ${route}`, scores.performance, 90),
        score(`Lighthouse accessibility, ${route}`, scores.accessibility, 100),
        score(`Lighthouse best practices, ${route}`, scores.bestPractices, 100),
      ]),
    ]
  } finally {
    await run.stop()
  }
}
