// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, renderHook, waitFor } from '@testing-library/react'
import { createElement, type ReactNode } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { activeChain } from '../core/active-chain.ts'
import { useSlotOffers } from './use-slot-offers.ts'

const { listSlotOffers } = vi.hoisted(() => ({ listSlotOffers: vi.fn() }))
vi.mock('@slipway/api-client', async (actual) => ({
  ...(await actual<typeof import('@slipway/api-client')>()),
  makeOfferCalls: () => ({ listSlotOffers }),
}))

const seller = '0x1111111111111111111111111111111111111111'
const presale = '0x2222222222222222222222222222222222222222'
const chain = activeChain.shortname

beforeEach(() => {
  listSlotOffers.mockReset()
  listSlotOffers.mockResolvedValue({ items: ['offer'], nextCursor: null })
})
afterEach(cleanup)

const open = (search: Parameters<typeof useSlotOffers>[0]) => {
  const client = new QueryClient()
  const wrapper = ({ children }: { children: ReactNode }) =>
    createElement(QueryClientProvider, { client }, children)
  return renderHook(() => useSlotOffers(search), { wrapper }).result
}

test.each<[Parameters<typeof useSlotOffers>[0], object]>([
  [{}, { status: 'open', sort: '-createdAt' }],
  [{ status: 'any' }, { sort: '-createdAt' }],
  [
    { status: 'sold', sort: 'price' },
    { status: 'sold', sort: 'price' },
  ],
  [
    { presale, sort: 'expires' },
    { presale, status: 'open', sort: 'expires' },
  ],
  [
    { seller, status: 'any' },
    { seller, sort: '-createdAt' },
  ],
])('%j asks the index for exactly that', async (search, asked) => {
  const list = open(search)
  await waitFor(() => expect(list.current.items).toEqual(['offer']))
  expect(listSlotOffers.mock.calls[0]?.[0]).toEqual({ chain, limit: 24, ...asked })
})
