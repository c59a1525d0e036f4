// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, renderHook, waitFor } from '@testing-library/react'
import { createElement, type ReactNode } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { activeChain } from '../../core/active-chain.ts'
import type { LockListSearch } from './lock-list-search.ts'
import { useLockList } from './use-lock-list.ts'

const { listLocks } = vi.hoisted(() => ({ listLocks: vi.fn() }))
vi.mock('../../core/lock-api.ts', () => ({ lockApi: { listLocks } }))
vi.mock('../shared/lock-row.ts', () => ({ rowOfIndex: (lock: unknown) => lock }))
vi.mock('../shared/lock-state.ts', async (original) => ({
  ...(await original<typeof import('../shared/lock-state.ts')>()),
  lockStateAt: ({ state }: { state: string }) => state,
}))

const account = '0x1111111111111111111111111111111111111111'
const token = '0x2222222222222222222222222222222222222222'
const chain = activeChain.shortname
const pageOf = (states: readonly string[], nextCursor: string | null = null) => ({
  items: states.map((state) => ({ state })),
  nextCursor,
})

beforeEach(() => {
  listLocks.mockReset()
  listLocks.mockResolvedValue(pageOf(['free']))
})
afterEach(cleanup)

const open = (search: LockListSearch) => {
  const client = new QueryClient()
  const wrapper = ({ children }: { children: ReactNode }) =>
    createElement(QueryClientProvider, { client }, children)
  return renderHook(() => useLockList(search, account, () => 5), { wrapper }).result
}

test.each<[LockListSearch, object]>([
  [{}, { chain, sort: 'newest' }],
  [
    { whose: 'mine', kind: 'nft' },
    { chain, kind: 'nft', owner: account, sort: 'newest' },
  ],
  [
    { owner: token, token, network: 'eth' },
    { chain: 'eth', token, owner: token, sort: 'newest' },
  ],
  [{ network: 'all', sort: 'amount' }, { sort: 'amount' }],
  [{ state: 'free' }, { chain, state: 'active', sort: 'unlock' }],
])('%j asks the index for exactly that', async (search, asked) => {
  const list = open(search)
  await waitFor(() => expect(list.current.rows).toHaveLength(1))
  expect(listLocks.mock.calls[0]?.[0]).toEqual({ limit: 24, ...asked })
})

test('what is free is told by the clock: others are left out, and behind the first of them nothing is asked', async () => {
  listLocks.mockResolvedValue(pageOf(['free', 'releasing'], 'more'))
  const list = open({ state: 'free' })
  await waitFor(() => expect(list.current.rows).toEqual([{ state: 'free' }]))
  expect(listLocks).toHaveBeenCalledTimes(1)
  expect(list.current.hasNextPage).toBe(false)
})

test('a page that the clock leaves short is filled from the next', async () => {
  listLocks
    .mockResolvedValueOnce(pageOf(['free'], 'more'))
    .mockResolvedValueOnce(pageOf(['releasing']))
  const list = open({ state: 'releasing' })
  await waitFor(() => expect(list.current.rows).toEqual([{ state: 'releasing' }]))
  expect(listLocks.mock.calls[1]?.[0]).toMatchObject({ cursor: 'more' })
})
