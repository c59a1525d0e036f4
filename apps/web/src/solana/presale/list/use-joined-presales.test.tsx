// @vitest-environment happy-dom
import { getChain, type SolanaChainDefinition } from '@slipway/chains'
import { address } from '@solana/kit'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useJoinedPresales } from './use-joined-presales.ts'

const { getBuyers, getSolanaPortfolio } = vi.hoisted(() => ({
  getBuyers: vi.fn(),
  getSolanaPortfolio: vi.fn(),
}))
vi.mock('../../../core/overview-api.ts', () => ({ overviewApi: { getSolanaPortfolio } }))
vi.mock('@slipway/sdk/solana/presale/get-buyers', () => ({ getBuyers }))

const chain = getChain('sol') as SolanaChainDefinition
const wallet = address('Hrk2ymqLbS9ZzqKLx8q6ub6Qw7fNUXEnJk3C5oJ6wzVd')
const program = address('4zvwRjXUKGfvwnParsHAS3HuSVzV5cA4McphgmoCtajS')

beforeEach(() => {
  getBuyers.mockReset().mockResolvedValue([{ presale: 'held' }, { presale: 'owed' }])
  const paid = { kind: 'presale', chainId: chain.chainId, address: 'paid', held: '5' }
  getSolanaPortfolio.mockReset().mockResolvedValue({
    items: [
      paid,
      { ...paid, address: 'elsewhere', chainId: 902 },
      { ...paid, address: 'own', held: null },
      { ...paid, address: 'pool', kind: 'pool' },
    ],
  })
})
afterEach(cleanup)

function joinedBy(account: string | undefined) {
  const client = new QueryClient({ defaultOptions: { queries: { retryDelay: 1 } } })
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  )
  const { result } = renderHook(() => useJoinedPresales(chain, program, account), { wrapper })
  return () => result.current.joined && [...result.current.joined].sort()
}

test('a wallet takes part where it has an account by the chain, and took part where the index says so', async () => {
  const joined = joinedBy(wallet)
  await waitFor(() => expect(joined()).toEqual(['held', 'owed', 'paid']))
  expect(getBuyers).toHaveBeenCalledWith(expect.anything(), program, { wallet })
})

test('without the index what the chain says is all, and nobody is asked for without a wallet', async () => {
  getSolanaPortfolio.mockRejectedValue(new Error('The index is away.'))
  const joined = joinedBy(wallet)
  await waitFor(() => expect(joined()).toEqual(['held', 'owed']))
  getBuyers.mockClear()
  expect(joinedBy(undefined)()).toEqual([])
  expect(getBuyers).not.toHaveBeenCalled()
})
