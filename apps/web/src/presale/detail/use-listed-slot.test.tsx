// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { makePresale } from '../test/presale-fixture.ts'
import { useListedSlot } from './use-listed-slot.ts'

const { isLeafUsed } = vi.hoisted(() => ({ isLeafUsed: vi.fn() }))
vi.mock('../../core/read-client.ts', () => ({ readClient: { readContract: isLeafUsed } }))
vi.mock('../../core/presale-api.ts', () => ({
  presaleApi: { getWhitelistProof: async () => ({ index: 5, level: 1, proof: [] }) },
}))
vi.mock('./use-presale.ts', () => ({ useIndexedPresale: () => ({}) }))

afterEach(cleanup)

const presale = makePresale({ whitelistRoot: `0x${'1'.repeat(64)}` })
const wallet = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'

async function find() {
  const client = new QueryClient()
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  )
  const { result } = renderHook(() => useListedSlot(presale, wallet, true), { wrapper })
  await waitFor(() => expect(result.current.isSuccess).toBe(true))
  return result.current.data
}

describe('a place in the list', () => {
  test('is the wallet’s while the contract still takes it', async () => {
    isLeafUsed.mockResolvedValue([false, false])
    expect(await find()).toEqual({ index: 5, level: 1, proof: [] })
    const call = { address: presale.address, functionName: 'isLeafUsed', args: [5n] }
    expect(isLeafUsed).toHaveBeenCalledWith(expect.objectContaining(call))
  })

  test.each([
    ['was put on chain and sold or given away', [true, false]],
    ['was revoked', [false, true]],
  ])('is none once it %s', async (_how, answer) => {
    isLeafUsed.mockResolvedValue(answer)
    expect(await find()).toBeNull()
  })
})
