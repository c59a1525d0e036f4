import type pg from 'pg'
import { pino } from 'pino'
import { afterEach, expect, it, vi } from 'vitest'
import type { IndexedChain } from '../chain/indexed-chain.ts'
import { startSwapReader } from './start-swap-reader.ts'

const PAUSE_MS = 2_000

afterEach(() => vi.useRealTimers())

it('a reader of swaps that cannot read says so once at the level that operators see, and when it goes on', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  const lines: { level: number; msg: string }[] = []
  const logger = pino({ level: 'info' }, { write: (line: string) => lines.push(JSON.parse(line)) })
  const noIndex = Object.assign(new Error('relation does not exist'), { code: '42P01' })
  const answers = [noIndex, new Error('away'), new Error('away'), undefined]
  let turns = 0
  const query = async () => {
    const error = answers[turns++]
    if (error) throw error
    return { rows: [] }
  }
  const reader = startSwapReader({
    pool: { query } as unknown as pg.Pool,
    chains: [{ chainId: 7, rpcUrls: ['http://127.0.0.1:1'] } as unknown as IndexedChain],
    logger,
  })
  for (const _ of answers) await vi.advanceTimersByTimeAsync(PAUSE_MS)
  await reader.stop()
  const warn = 40
  const info = 30
  expect(lines).toMatchObject([
    { level: warn, chainId: 7, failures: 1, msg: 'swaps were not read' },
    { level: info, chainId: 7, failures: 2 },
  ])
})
