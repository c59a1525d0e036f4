import { expect, test } from 'vitest'
import { softCapForecast } from './progress-row.tsx'
import { readProgressSearch, toPresaleListSearch } from './progress-search.ts'

const forecast = (label: string, total: bigint, reason = 'none') =>
  softCapForecast({ total, softCap: 100n, status: { label, reason } as never })

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
  for (const label of ['waiting', 'finished'])
    expect(forecast(label, 99n)).toEqual({ kind: 'missed' })
})

test('a canceled presale is measured by its reason, not by what refunds left in it', () => {
  expect(forecast('canceled', 0n, 'softCapMissed')).toEqual({ kind: 'missed' })
  for (const reason of ['owner', 'lapsed', 'unsellable', 'removed'])
    expect(forecast('canceled', 0n, reason)).toEqual({ kind: 'unknown' })
})
