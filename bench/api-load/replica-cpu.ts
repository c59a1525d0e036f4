import { readFileSync } from 'node:fs'
import { type BenchRow, benchRow } from '../bench-row.ts'
import { loadApi } from './load-api.ts'
import { startApiProcess } from './start-api-process.ts'

const SECONDS = 8
/**
 * Of each process: some 200 requests a second. Processes that want more than the cores have take each other's caches and
 * turns, and that would be measured instead of what they share.
 */
const CONNECTIONS = 16
const PAUSE_MS = 80
/** For each process: two that share the cores take twice as long until their code is compiled. */
const WARM_SECONDS = 3
/** Noise of two processes that share the machine with their load; shared state would cost more (S-24). */
const TARGET_RATIO = 1.15
/** Of the kernel's clock ticks a second, on every Linux. */
const MS_PER_TICK = 10

/** Processor time of a process so far, in milliseconds, from fields 14 and 15 of its line in /proc. */
function cpuMs(pid: number | undefined): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? []
  return (Number(fields[11]) + Number(fields[12])) * MS_PER_TICK
}

/** Microseconds of processor time that a request costs with so many API processes, each under the same load. */
async function costWith(databaseUrl: string, count: number, nextPath: () => string) {
  const processes = await Promise.all(
    Array.from({ length: count }, () =>
      startApiProcess(databaseUrl, { SLIPWAY_KEPT_ANSWERS: '0' }),
    ),
  )
  const load = (seconds: number, pauseMs: number) =>
    Promise.all(processes.map(({ port }) => loadApi(port, nextPath, seconds, CONNECTIONS, pauseMs)))
  try {
    await load(WARM_SECONDS * count, 0)
    const before = processes.map(({ child }) => cpuMs(child.pid))
    const loads = await load(SECONDS, PAUSE_MS)
    const spent = processes.map(({ child }, index) => cpuMs(child.pid) - (before[index] ?? 0))
    const sum = (numbers: number[]) => numbers.reduce((a, b) => a + b, 0)
    const requests = sum(loads.map(({ requestsPerSecond }) => requestsPerSecond * SECONDS))
    return Math.round((sum(spent) * 1_000) / requests)
  } finally {
    for (const { child } of processes) child.kill('SIGTERM')
  }
}

/** What a request costs of two processes against one: they share no state, so that it stays the same. */
export async function measureReplicas(
  databaseUrl: string,
  nextPath: () => string,
): Promise<BenchRow[]> {
  const one = await costWith(databaseUrl, 1, nextPath)
  const two = await costWith(databaseUrl, 2, nextPath)
  const row = { area: 'api', better: 'lower' as const }
  const value = Math.round((two / one) * 100) / 100
  return [
    benchRow({
      ...row,
      name: 'CPU of a request, one process',
      value: one,
      unit: 'µs',
      target: null,
    }),
    benchRow({
      ...row,
      name: 'CPU of a request, two processes',
      value: two,
      unit: 'µs',
      target: null,
    }),
    benchRow({ ...row, name: 'two processes against one', value, unit: '×', target: TARGET_RATIO }),
  ]
}
