// @vitest-environment happy-dom
import type { Opening } from '@slipway/sdk/token/launch/get-opening'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, renderHook, waitFor } from '@testing-library/react'
import { zeroAddress } from 'viem'
import { afterEach, expect, test, vi } from 'vitest'
import { isOpen, useTokenOpenings } from './use-token-openings.ts'

const { read } = vi.hoisted(() => ({ read: vi.fn() }))
vi.mock('../shared/platform-contracts.ts', () => ({
  platformContracts: { openingVault: '0x5FbDB2315678afecb367f032d93F642f64180aa3' },
}))
vi.mock('../../core/read-client.ts', () => ({ readClient: { chain: { id: 31_337 } } }))
vi.mock('../../core/token-api.ts', () => ({
  tokenApi: {
    getTokenLaunch: async () => ({
      launches: [{ openingId: '9' }, { openingId: null }, { openingId: '7' }],
    }),
  },
}))
vi.mock('@slipway/sdk/token/launch/launch-queries', () => ({
  launchQueries: {
    opening: (_: unknown, { openingId }: { openingId: bigint }) => ({
      queryKey: ['opening', String(openingId)],
      queryFn: () => read(openingId),
      retry: false,
    }),
  },
}))

afterEach(cleanup)

const client = () => new QueryClient()
function follow() {
  const own = client()
  return renderHook(() => useTokenOpenings(zeroAddress, undefined), {
    wrapper: ({ children }) => <QueryClientProvider client={own}>{children}</QueryClientProvider>,
  })
}

test('all openings of a token are known, the newest first', async () => {
  read.mockImplementation(async (openingId: bigint) => ({ openingId }))
  const { result } = follow()
  await waitFor(() =>
    expect(result.current.openings.map(({ openingId }) => openingId)).toEqual([9n, 7n]),
  )
  expect(result.current.isUnread).toBe(false)
})

test('one that cannot be read is said to be unread, and the others are there', async () => {
  read.mockImplementation(async (openingId: bigint) => {
    if (openingId === 7n) throw new Error('away')
    return { openingId }
  })
  const { result } = follow()
  await waitFor(() => expect(result.current.isUnread).toBe(true))
  expect(result.current.openings.map(({ openingId }) => openingId)).toEqual([9n])
})

test('an opening is open while it collects, and then while somebody waits for its settlement', () => {
  const opening = { endsAt: 100, refundsFrom: 200, isCleared: false, total: 1n } as Opening
  const openAt = (now: number, change: Partial<Opening> = {}) =>
    isOpen({ ...opening, ...change }, now)
  expect([openAt(99), openAt(199), openAt(200)]).toEqual([true, true, false])
  expect(openAt(150, { total: 0n })).toBe(false)
  expect(openAt(150, { isCleared: true })).toBe(false)
})
