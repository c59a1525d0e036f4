import { randomUUID } from 'node:crypto'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { isProcessAlive } from './is-process-alive.ts'
import { createManagedProcess, type ManagedProcess, type ProcessSpec } from './managed-process.ts'
import { createStackLogs, type StackLogs } from './process-log.ts'
import { ProcessStartError } from './process-start-error.ts'
import { runCommand } from './run-command.ts'
import { type Reaper, startReaper } from './start-reaper.ts'

const folder = mkdtempSync(join(tmpdir(), 'slipway-process-'))
let reaper: Reaper
let logs: StackLogs
let said: string[] = []

beforeAll(() => {
  reaper = startReaper(randomUUID())
  logs = createStackLogs(folder)
})

beforeEach(() => {
  said = []
})

afterAll(async () => {
  await reaper.dismiss()
  await logs.close()
  rmSync(folder, { recursive: true, force: true })
})

function create(script: string, changes: Partial<ProcessSpec> = {}): ManagedProcess {
  const spec: ProcessSpec = {
    name: 'example',
    readyTimeoutMs: 5_000,
    advice: 'Look into the example.',
    isReady: async () => true,
    begin: (around) => runCommand({ command: process.execPath, arguments: ['-e', script] }, around),
    ...changes,
  }
  return createManagedProcess(spec, {
    log: logs.open(`example-${randomUUID().slice(0, 8)}`),
    reaper,
    say: (line) => said.push(line),
  })
}

const STAYS = 'setInterval(() => {}, 1000)'

function isAlive(pid: number | undefined): boolean {
  return pid !== undefined && isProcessAlive(pid)
}

test('a process that dies by itself is started again, and says so', async () => {
  const example = create(STAYS)
  await example.start()
  const firstPid = example.pid
  await example.kill()
  expect(example.state).toBe('waiting')
  await expect.poll(() => example.restarts, { timeout: 5_000 }).toBe(1)
  await example.whenReady()
  expect(example.pid).not.toBe(firstPid)
  await expect
    .poll(() => said)
    .toEqual([
      'stopped by itself (SIGKILL); starting it again in 0.5 s',
      expect.stringMatching(/^is back after \d+\.\d s$/),
    ])
  await example.stop()
})

test('the pause before a restart doubles while it keeps dying', async () => {
  const example = create('setTimeout(() => process.exit(3), 50)')
  await example.start()
  await expect
    .poll(() => said.filter((line) => line.startsWith('stopped')).length, { timeout: 8_000 })
    .toBe(3)
  await example.stop()
  const pauses = said.flatMap((line) => /again in ([\d.]+) s/.exec(line)?.[1] ?? [])
  expect(pauses.slice(0, 3)).toEqual(['0.5', '1', '2'])
})

test('a stopped process stays stopped', async () => {
  const example = create(STAYS)
  await example.start()
  const { pid } = example
  await example.stop()
  expect(isAlive(pid)).toBe(false)
  expect(example.state).toBe('stopped')
  await new Promise((resolve) => setTimeout(resolve, 700))
  expect(example.restarts).toBe(0)
})

test('a process that ignores SIGTERM is killed after its time', async () => {
  const stubborn = create(`process.on('SIGTERM', () => {}); console.log('up'); ${STAYS}`, {
    stopTimeoutMs: 300,
  })
  await stubborn.start()
  await new Promise((resolve) => setTimeout(resolve, 300))
  const { pid } = stubborn
  await stubborn.stop()
  expect(isAlive(pid)).toBe(false)
})

test('what a process has started itself ends with it', async () => {
  const parent = create(
    `const child = require('node:child_process').spawn(process.execPath, ['-e', '${STAYS}'], { stdio: 'ignore' });
     require('node:fs').writeFileSync(${JSON.stringify(join(folder, 'grandchild'))}, String(child.pid)); ${STAYS}`,
    {
      isReady: async () => existsSync(join(folder, 'grandchild')) || 'no grandchild yet',
    },
  )
  await parent.start()
  const grandchild = Number(readFileSync(join(folder, 'grandchild'), 'utf8'))
  expect(isAlive(grandchild)).toBe(true)
  // The parent alone, as the system does when memory runs out.
  process.kill(parent.pid ?? 0, 'SIGKILL')
  await expect.poll(() => parent.restarts, { timeout: 5_000 }).toBe(1)
  await parent.stop()
  await expect.poll(() => isAlive(grandchild)).toBe(false)
})

test('a first start that fails names the reason, the advice and the last lines', async () => {
  const broken = create("console.error('the cupboard is bare'); process.exit(4)", {
    isReady: async () => 'nobody answers',
  })
  const failure = await broken.start().catch((error: unknown) => error)
  expect(failure).toBeInstanceOf(ProcessStartError)
  expect(String(failure)).toContain('it ended (exit code 4)')
  expect(String(failure)).toContain('Look into the example.')
  expect(String(failure)).toContain('the cupboard is bare')
})

test('a process that never becomes ready is given up and ended', async () => {
  const mute = create(STAYS, { readyTimeoutMs: 300, isReady: async () => 'nobody answers' })
  await expect(mute.start()).rejects.toThrow('nobody answers')
  expect(mute.pid).toBeUndefined()
})

test('a command that does not exist is a failed start, not a crash', async () => {
  const missing = create('', {
    begin: (around) => runCommand({ command: '/no/such/program', arguments: [] }, around),
    isReady: async () => 'nobody answers',
  })
  await expect(missing.start()).rejects.toThrow(ProcessStartError)
})
