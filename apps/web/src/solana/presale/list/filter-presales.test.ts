import type { Address } from '@solana/kit'
import { expect, test } from 'vitest'
import type { ListedPresale } from '../types.ts'
import { filterPresales, noFilters, type PresaleFilters } from './filter-presales.ts'

const listedOf = (
  address: string,
  creator: string,
  label: ListedPresale['status']['label'],
  name?: string,
) =>
  ({
    presale: { address: address as Address, creator: creator as Address, mint: `mint-${address}` },
    token: name === undefined ? undefined : { name, symbol: name.slice(0, 3).toUpperCase() },
    status: { label, reason: 'none' },
    now: 0,
  }) as ListedPresale

const all = [
  listedOf('A', 'me', 'running', 'Fleet'),
  listedOf('B', 'you', 'coming', 'Harbor'),
  // Its token could not be read.
  listedOf('C', 'me', 'canceled'),
]
const visitor = { account: 'me', joined: new Set(['B', 'C']) }
const found = (change: Partial<PresaleFilters>) =>
  filterPresales(all, { ...noFilters, ...change }, visitor).map(({ presale }) => presale.address)

test('everybody’s in their order, one’s own, or those one takes part in; nobody’s without a wallet', () => {
  expect(found({})).toEqual(['A', 'B', 'C'])
  expect(found({ whose: 'mine' })).toEqual(['A', 'C'])
  expect(found({ whose: 'contributed' })).toEqual(['B', 'C'])
  const nobody = { account: undefined, joined: new Set<string>() }
  for (const whose of ['mine', 'contributed'] as const)
    expect(filterPresales(all, { ...noFilters, whose }, nobody)).toEqual([])
})

test('by state, by a part of a name or a symbol, and by a whole address to the letter', () => {
  expect(found({ status: 'coming' })).toEqual(['B'])
  expect(found({ search: ' leet ' })).toEqual(['A'])
  expect(found({ search: 'har' })).toEqual(['B'])
  expect(found({ search: 'mint-C' })).toEqual(['C'])
  expect(found({ search: 'mint-c' })).toEqual([])
  expect(found({ search: 'you' })).toEqual(['B'])
  expect(found({ search: 'har', whose: 'mine' })).toEqual([])
})
