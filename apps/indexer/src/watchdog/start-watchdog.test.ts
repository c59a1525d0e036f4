import { pino } from 'pino'
import { afterEach, expect, it, vi } from 'vitest'
import type { RunningGroup } from '../supervision/run-group.ts'
import { startWatchdog } from './start-watchdog.ts'

const LOOK_MS = 2_000

afterEach(() => vi.useRealTimers())

it('a watchdog that cannot look says so once for each network, at the level that operators see', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  const lines: { level: number; chainId: number; msg: string }[] = []
  const logger = pino({ level: 'debug' }, { write: (line: string) => lines.push(JSON.parse(line)) })
  const chains = [7, 8].map((chainId) => ({ chainId, rpcUrls: [] }))
  const watchdog = startWatchdog({
    // Nobody listens there.
    databaseUrl: 'postgres://test@127.0.0.1:1/test',
    groups: [{ group: () => ({ chains, schemaName: 'none' }) } as unknown as RunningGroup],
    development: true,
    logger,
  })
  const told = () => lines.filter(({ msg }) => msg === 'the watchdog could not look')
  for (let looks = 1; looks <= 3; looks++) {
    await vi.advanceTimersByTimeAsync(LOOK_MS)
    await expect.poll(() => told().length).toBe(looks * chains.length)
    // The look is over with its last network; the next one may begin.
    await expect.poll(() => watchdog.reports().length).toBe(chains.length)
  }
  await watchdog.stop()
  const warn = 40
  expect(told().filter(({ level }) => level >= warn)).toMatchObject([
    { chainId: 7, failures: 1 },
    { chainId: 8, failures: 1 },
  ])
})
