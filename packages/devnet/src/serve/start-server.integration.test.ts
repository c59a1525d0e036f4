import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { type ServeProcess, startServeProcess } from '../../test/serve-process.ts'
import { takeServePlace } from '../../test/take-serve-place.ts'
import { isProcessAlive } from '../process/is-process-alive.ts'

const folder = mkdtempSync(join(tmpdir(), 'slipway-serve-test-'))
const running: ServeProcess[] = []
/** As long as another test's server may need. */
const PLACE_MS = 900_000
let leavePlace: () => Promise<void>

beforeAll(async () => {
  leavePlace = await takeServePlace()
}, PLACE_MS)
afterEach(async () => {
  for (const one of running.splice(0)) await one.stop()
})
afterAll(async () => {
  await leavePlace?.()
  rmSync(folder, { recursive: true, force: true })
})

/** Processes that a supervisor started, with what they run. */
function childrenOf(parent: number | undefined): { pid: number; command: string }[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => {
      try {
        const status = readFileSync(`/proc/${name}/status`, 'utf8')
        const command = readFileSync(`/proc/${name}/cmdline`, 'utf8')
        return status.includes(`\nPPid:\t${parent}\n`) ? [{ pid: Number(name), command }] : []
      } catch {
        // It ended meanwhile.
        return []
      }
    })
}

function serve(words: string[], environment: Record<string, string>) {
  const started = startServeProcess(words, environment)
  running.push(started)
  return started
}

const url = 'http://127.0.0.1:18590'
const answer = async (path: string) => (await fetch(`${url}${path}`).catch(() => undefined))?.status

test('serves from the embedded database, brings back what dies, logs JSON and stops whole', async () => {
  const words = ['api', 'indexer', '--embedded-database', '--directory', folder]
  const { child, ended, log } = serve(words, { PORT: '18590' })
  await expect.poll(() => answer('/healthz'), { timeout: 60_000 }).toBe(200)
  await expect
    .poll(() => log().filter(({ msg }) => msg.includes('answers at')).length, { timeout: 60_000 })
    .toBe(2)
  // The application's tables are there; the index of networks without a deployment has no head.
  expect(await answer('/readyz')).toBe(503)
  expect(await answer('/api/region')).toBe(200)
  const before = childrenOf(child.pid)
  const api = before.find(({ command }) => command.includes('apps/api'))
  if (api === undefined) throw new Error('no API runs')
  process.kill(api.pid, 'SIGKILL')
  await expect.poll(() => answer('/healthz'), { timeout: 30_000, interval: 100 }).not.toBe(200)
  await expect.poll(() => answer('/healthz'), { timeout: 30_000 }).toBe(200)
  const pids = [...before, ...childrenOf(child.pid)].map(({ pid }) => pid)
  // The reaper, the database and both services, one of them twice.
  expect(new Set(pids).size).toBeGreaterThanOrEqual(5)
  child.kill('SIGTERM')
  expect(await ended).toBe(0)
  expect(pids.filter(isProcessAlive)).toEqual([])
  expect(log().at(-1)).toMatchObject({ process: 'stack', msg: 'stopped' })
})

test('refuses a developer’s machine in one line that says why', async () => {
  const { ended, log } = serve(['api'], { SLIPWAY_DEVELOPMENT: '1', DATABASE_URL: 'postgres://x' })
  expect(await ended).toBe(1)
  expect(log()).toHaveLength(1)
  expect(log()[0]).toMatchObject({ level: 50, msg: expect.stringContaining('SLIPWAY_DEVELOPMENT') })
})

test('starts while its database is away, and says so without the password', async () => {
  const { lines, log } = serve(['api'], {
    PORT: '18590',
    DATABASE_URL: 'postgres://slipway:secret@127.0.0.1:9/slipway',
  })
  await expect.poll(() => answer('/healthz'), { timeout: 60_000 }).toBe(200)
  expect(log().some(({ msg }) => msg.includes('slipway at 127.0.0.1:9 cannot be used'))).toBe(true)
  expect(lines.join()).not.toContain('secret')
  expect(await answer('/api/tokens')).toBe(503)
})
