// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, renderHook, waitFor } from '@testing-library/react'
import { createElement, type ReactNode } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { activeChain } from '../../core/active-chain.ts'
import type { AirdropListSearch } from './airdrop-list-search.ts'
import { useAirdropList } from './use-airdrop-list.ts'

const { listAirdrops } = vi.hoisted(() => ({ listAirdrops: vi.fn() }))
vi.mock('../../core/airdrop-api.ts', () => ({ airdropApi: { listAirdrops } }))
vi.mock('./airdrop-row.ts', () => ({ rowOfIndex: (airdrop: unknown) => airdrop }))

const owner = '0x1111111111111111111111111111111111111111'
const token = '0x2222222222222222222222222222222222222222'
const chain = activeChain.shortname

beforeEach(() => {
  listAirdrops.mockReset()
  listAirdrops.mockResolvedValue({ items: ['airdrop'], nextCursor: null })
})
afterEach(cleanup)

const open = (search: AirdropListSearch) => {
  const client = new QueryClient()
  const wrapper = ({ children }: { children: ReactNode }) =>
    createElement(QueryClientProvider, { client }, children)
  return renderHook(() => useAirdropList(search), { wrapper }).result
}

test.each<[AirdropListSearch, object]>([
  [{}, { chain, sort: 'newest' }],
  [{ kind: 'claims' }, { chain, kind: 'claims', sort: 'newest' }],
  [
    { state: 'running', sort: 'end' },
    { chain, state: 'running', sort: 'end' },
  ],
  [
    { owner, token, network: 'eth' },
    { chain: 'eth', owner, token, sort: 'newest' },
  ],
  [
    { network: 'all', q: 'HULL', sort: 'accounts' },
    { search: 'HULL', sort: 'accounts' },
  ],
])('%j asks the index for exactly that', async (search, asked) => {
  const list = open(search)
  await waitFor(() => expect(list.current.rows).toEqual(['airdrop']))
  expect(listAirdrops.mock.calls[0]?.[0]).toEqual({ limit: 24, ...asked })
})
