// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, renderHook, waitFor } from '@testing-library/react'
import { createElement, type ReactNode } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { activeChain } from '../../core/active-chain.ts'
import type { TokenListSearch } from './token-list-search.ts'
import { useTokenList } from './use-token-list.ts'

const { listTokens } = vi.hoisted(() => ({ listTokens: vi.fn() }))
vi.mock('../../core/api.ts', () => ({ api: { listTokens } }))

const account = '0x1111111111111111111111111111111111111111'
const chain = activeChain.shortname

beforeEach(() => {
  listTokens.mockReset()
  listTokens.mockImplementation(({ cursor }: { cursor?: string }) =>
    Promise.resolve({
      items: [{ name: cursor ?? 'first' }],
      nextCursor: cursor ? null : 'second',
      total: 2,
      totalIsLowerBound: false,
    }),
  )
})
afterEach(cleanup)

const open = (search: TokenListSearch, whose?: string) => {
  const client = new QueryClient()
  const wrapper = ({ children }: { children: ReactNode }) =>
    createElement(QueryClientProvider, { client }, children)
  return renderHook(() => useTokenList(search, whose), { wrapper }).result
}

test.each<[TokenListSearch, object]>([
  [{}, { owner: account, sort: '-createdAt' }],
  [{ whose: 'created' }, { creator: account, sort: '-createdAt' }],
  [{ whose: 'all', sort: 'name' }, { sort: 'name' }],
  [
    { whose: 'all', search: 'ship', template: 2 },
    { search: 'ship', template: 2, sort: '-createdAt' },
  ],
  [
    { whose: 'all', trading: 'open' },
    { launched: 'true', sort: '-createdAt' },
  ],
])('%j asks the index for exactly that', async (search, asked) => {
  const list = open(search, account)
  await waitFor(() => expect(list.current.items).toHaveLength(1))
  expect(listTokens.mock.calls[0]?.[0]).toEqual({ chain, limit: 20, ...asked })
})

test('goes on where the page before ended', async () => {
  const list = open({ whose: 'all' })
  await waitFor(() => expect(list.current.hasNextPage).toBe(true))
  await act(() => list.current.fetchNextPage())
  await waitFor(() => expect(list.current.items).toEqual([{ name: 'first' }, { name: 'second' }]))
  expect(list.current).toMatchObject({ hasNextPage: false, total: 2 })
})

test('nobody’s own tokens are not asked for', async () => {
  open({ whose: 'owned' })
  await new Promise((settle) => setTimeout(settle, 20))
  expect(listTokens).not.toHaveBeenCalled()
})
