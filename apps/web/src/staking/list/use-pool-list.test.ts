// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, renderHook, waitFor } from '@testing-library/react'
import { createElement, type ReactNode } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { activeChain } from '../../core/active-chain.ts'
import type { PoolListSearch } from './pool-list-search.ts'
import { useOwnPools, usePoolList } from './use-pool-list.ts'

const { listPools, listPortfolioPools } = vi.hoisted(() => ({
  listPools: vi.fn(),
  listPortfolioPools: vi.fn(),
}))
vi.mock('../../core/pool-api.ts', () => ({ poolApi: { listPools, listPortfolioPools } }))
vi.mock('./pool-row.ts', () => ({ rowOfIndex: (pool: unknown) => pool }))

const account = '0x1111111111111111111111111111111111111111'
const chain = activeChain.shortname

beforeEach(() => {
  listPools.mockReset()
  listPools.mockResolvedValue({ items: ['pool'], nextCursor: null, total: 1 })
  listPortfolioPools.mockReset()
})
afterEach(cleanup)

const open = <Result>(use: () => Result) => {
  const client = new QueryClient()
  const wrapper = ({ children }: { children: ReactNode }) =>
    createElement(QueryClientProvider, { client }, children)
  return renderHook(use, { wrapper }).result
}

test.each<[PoolListSearch, string | undefined, object]>([
  [{}, undefined, { chain, sort: 'newest' }],
  [{ kind: 'nft' }, undefined, { chain, kind: 'nft', sort: 'newest' }],
  [{ state: 'closed', sort: 'end' }, undefined, { chain, state: 'closed', sort: 'end' }],
  [{ network: 'all', search: 'gold' }, undefined, { search: 'gold', sort: 'newest' }],
  [{ network: 'eth', sort: 'apr' }, undefined, { chain: 'eth', sort: 'apr' }],
  [{ own: 'created', kind: 'lp' }, account, { chain, kind: 'lp', owner: account, sort: 'newest' }],
])('%j of %s asks the index for exactly that', async (search, owner, asked) => {
  const list = open(() => usePoolList(search, owner))
  await waitFor(() => expect(list.current.rows).toEqual(['pool']))
  expect(listPools.mock.calls[0]?.[0]).toEqual({ limit: 24, ...asked })
})

test('where a wallet staked is asked of its portfolio, on every network', async () => {
  const own = { staked: '5', lastDepositAt: 9 }
  listPortfolioPools.mockResolvedValue({
    items: [{ pool: 'pool', account: own }],
    nextCursor: null,
  })
  const list = open(() => useOwnPools(account))
  await waitFor(() =>
    expect(list.current.items).toEqual([{ row: 'pool', staked: 5n, lastDepositAt: 9 }]),
  )
  expect(listPortfolioPools.mock.calls[0]?.slice(0, 2)).toEqual([account, { limit: 24 }])
})
