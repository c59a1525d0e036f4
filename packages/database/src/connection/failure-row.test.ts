import { afterEach, expect, it, vi } from 'vitest'
import { makeFailureRow } from './failure-row.ts'

const MINUTE_MS = 60_000

function makeRow(isExpected?: (error: unknown) => boolean) {
  const lines: object[] = []
  const sayAt = (level: string) => (facts: object, text: string) =>
    lines.push({ level, ...facts, text })
  const logger = { warn: sayAt('warn'), info: sayAt('info'), debug: sayAt('debug') }
  const row = makeFailureRow({
    ...{ logger, facts: { chainId: 7 }, failed: 'it failed', goesOn: 'it goes on' },
    ...(isExpected ? { isExpected } : {}),
  })
  const take = () => lines.splice(0)
  return { row, take }
}

afterEach(() => vi.useRealTimers())

it('a row of failures is told once where an operator looks, again after ten minutes, and when it is over', () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  const { row, take } = makeRow()
  row.succeed()
  expect(take()).toEqual([])
  const error = new Error('away')
  row.fail(error)
  row.fail(error)
  vi.advanceTimersByTime(11 * MINUTE_MS)
  row.fail(error)
  expect(take()).toEqual([
    { level: 'warn', err: error, chainId: 7, failures: 1, text: 'it failed' },
    { level: 'debug', err: error, chainId: 7, failures: 2, text: 'it failed' },
    { level: 'warn', err: error, chainId: 7, failures: 3, text: 'it failed' },
  ])
  row.succeed()
  row.succeed()
  expect(take()).toEqual([{ level: 'info', chainId: 7, failures: 3, text: 'it goes on' }])
  row.fail(error)
  expect(take()).toMatchObject([{ level: 'warn', failures: 1 }])
})

it('what is expected to fail for a while stays at the level of details', () => {
  const { row, take } = makeRow((error) => error instanceof RangeError)
  row.fail(new RangeError('not yet'))
  row.succeed()
  expect(take()).toMatchObject([{ level: 'debug', text: 'it failed' }])
  row.fail(new Error('away'))
  expect(take()).toMatchObject([{ level: 'warn', failures: 1 }])
})
