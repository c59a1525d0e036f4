// @vitest-environment happy-dom
import type { PresaleSummary } from '@slipway/api-client'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, renderHook, waitFor } from '@testing-library/react'
import { createElement, type ReactNode } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { activeChain } from '../../core/active-chain.ts'
import type { PresaleListSearch } from './presale-list-search.ts'
import { usePresaleList, withPresale } from './use-presale-list.ts'

const { listPresales } = vi.hoisted(() => ({ listPresales: vi.fn() }))
vi.mock('../../core/presale-api.ts', () => ({ presaleApi: { listPresales } }))

const account = '0x1111111111111111111111111111111111111111'
const chain = activeChain.shortname
const presaleOf = (id: string, raised: string) => ({ id, raised }) as unknown as PresaleSummary

beforeEach(() => {
  listPresales.mockReset()
  listPresales.mockResolvedValue({ items: [presaleOf('1', '0')], nextCursor: null, total: 1 })
})
afterEach(cleanup)

const open = (search: PresaleListSearch) => {
  const client = new QueryClient()
  const wrapper = ({ children }: { children: ReactNode }) =>
    createElement(QueryClientProvider, { client }, children)
  return renderHook(() => usePresaleList(search, account), { wrapper }).result
}

test.each<[PresaleListSearch, object]>([
  [{}, { chain, sort: '-createdAt' }],
  [{ whose: 'mine' }, { chain, owner: account, sort: '-createdAt' }],
  [{ whose: 'contributed' }, { chain, contributor: account, sort: '-createdAt' }],
  [
    { network: 'all', search: 'ship' },
    { search: 'ship', sort: '-createdAt' },
  ],
  [
    { network: 'eth', status: 'running' },
    { chain: 'eth', status: 'running', sort: '-createdAt' },
  ],
])('%j asks the index for exactly that', async (search, asked) => {
  const list = open(search)
  await waitFor(() => expect(list.current.items).toHaveLength(1))
  expect(listPresales.mock.calls[0]?.[0]).toEqual({ limit: 24, ...asked })
})

test('a presale that moved on is put in its place, and no other is touched', () => {
  const page = { items: [presaleOf('1', '0'), presaleOf('2', '5')], nextCursor: null, total: 2 }
  const data = { pages: [page], pageParams: [''] } as unknown as Parameters<typeof withPresale>[0]
  const moved = withPresale(data, presaleOf('2', '9'))
  expect(moved?.pages[0]?.items).toEqual([presaleOf('1', '0'), presaleOf('2', '9')])
  expect(withPresale(data, presaleOf('3', '9'))).toBe(data)
})
