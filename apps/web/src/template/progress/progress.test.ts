import { expect, test } from 'vitest'
import { softCapForecast } from './progress-row.tsx'
import { readProgressSearch, toPresaleListSearch } from './progress-search.ts'

const forecast = (label: string, total: bigint) =>
  softCapForecast({ total, softCap: 100n, status: { label, reason: 'none' } as never })

test('running presales are listed unless something else is asked for, those that end first at the top', () => {
  expect(readProgressSearch({ state: 'running', network: 'A B', search: ' ' })).toEqual({})
  expect(toPresaleListSearch({})).toEqual({ status: 'running', sort: 'end' })
  expect(toPresaleListSearch(readProgressSearch({ state: 'coming', network: 'all' }))).toEqual({
    status: 'coming',
    sort: 'start',
    network: 'all',
  })
})

test('a soft cap is reached by exactly its amount', () => {
  expect(forecast('running', 100n)).toEqual({ kind: 'reached' })
  expect(forecast('running', 99n)).toEqual({ kind: 'missing', units: 1n })
})

test('what is over misses nothing any more: it missed its soft cap', () => {
  for (const label of ['waiting', 'canceled', 'finished'])
    expect(forecast(label, 99n)).toEqual({ kind: 'missed' })
})
