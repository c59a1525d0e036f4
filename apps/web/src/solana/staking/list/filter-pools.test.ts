import type { Address } from '@solana/kit'
import { expect, test } from 'vitest'
import type { ListedPool } from '../types.ts'
import { filterPools, noFilters, type PoolFilters } from './filter-pools.ts'

const tokenOf = (name: string) => ({ name, symbol: name.slice(0, 3).toUpperCase() })
const listedOf = (
  address: string,
  owner: string,
  status: ListedPool['status'],
  names?: readonly [stake: string, reward: string],
) =>
  ({
    pool: {
      ...{ address: address as Address, owner: owner as Address },
      ...{ stakeMint: `stake-${address}`, rewardMint: `reward-${address}` },
    },
    ...(names && { stake: tokenOf(names[0]), reward: tokenOf(names[1]) }),
    ...{ status, now: 0 },
  }) as ListedPool

const all = [
  listedOf('A', 'me', 'running', ['Fleet', 'Gold']),
  listedOf('B', 'you', 'coming', ['Harbor', 'Harbor']),
  // Its tokens could not be read.
  listedOf('C', 'me', 'ended'),
]
const found = (change: Partial<PoolFilters>, account: string | undefined = 'me') =>
  filterPools(all, { ...noFilters, ...change }, { account, staked: new Set(['B']) }).map(
    ({ pool }) => pool.address,
  )

test('everybody’s in their order, those that one created or staked in; nobody’s without a wallet', () => {
  expect(found({})).toEqual(['A', 'B', 'C'])
  expect(found({ whose: 'created' })).toEqual(['A', 'C'])
  expect(found({ whose: 'staked' })).toEqual(['B'])
  const nobody = { account: undefined, staked: new Set<string>() }
  for (const whose of ['created', 'staked'] as const)
    expect(filterPools(all, { ...noFilters, whose }, nobody)).toEqual([])
})

test('by state, by a part of a name or a symbol of either token, and by a whole address to the letter', () => {
  expect(found({ status: 'coming' })).toEqual(['B'])
  expect(found({ search: ' leet ' })).toEqual(['A'])
  expect(found({ search: 'gol' })).toEqual(['A'])
  expect(found({ search: 'HAR' })).toEqual(['B'])
  expect(found({ search: 'reward-C' })).toEqual(['C'])
  expect(found({ search: 'stake-c' })).toEqual([])
  expect(found({ search: 'you' })).toEqual(['B'])
  expect(found({ search: 'har', whose: 'created' })).toEqual([])
})
