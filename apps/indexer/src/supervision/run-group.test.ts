import type pg from 'pg'
import { pino } from 'pino'
import { expect, test, vi } from 'vitest'
import { runGroup } from './run-group.ts'
import type { Engine, startEngine } from './start-engine.ts'

type Options = Parameters<typeof startEngine>[0]
const starts = vi.hoisted((): Pick<Options, 'niceness'>[] => [])

/** Engines that are ready at once; the first of them has to start anew for the usual share of the processor. */
vi.mock('./start-engine.ts', () => ({
  startEngine: async ({ niceness }: Options): Promise<Engine> => {
    starts.push({ niceness })
    const isFirst = starts.length === 1
    const { promise: exited, resolve: exit } = Promise.withResolvers<void>()
    return {
      exited,
      ready: Promise.resolve(),
      takeUsualShare: () => !isFirst,
      stop: async () => exit(),
    }
  },
}))

test('an engine that builds an index lets others come first, one that follows the chain does not', async () => {
  const group = { name: '7', schemaName: 'index_7', chains: [] }
  const running = runGroup({
    group,
    pool: { query: async () => ({ rows: [], rowCount: 0 }) } as unknown as pg.Pool,
    databaseUrl: '',
    development: false,
    logger: pino({ level: 'silent' }),
    engineLogLevel: 'warn',
    buildingNiceness: 10,
    onReady: async () => undefined,
  })
  await expect.poll(running.state, { timeout: 5_000 }).toBe('ready')
  expect(starts).toEqual([{ niceness: 10 }, { niceness: 0 }])
  await running.stop()
})
