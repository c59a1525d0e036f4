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
  const account = { contributed: 0n, exitFee: 0n }
  getBuyers.mockReset().mockResolvedValue([
    { ...account, presale: 'held', contributed: 5n },
    { ...account, presale: 'left for a fee', exitFee: 1n },
    { ...account, presale: 'registered as an inviter' },
  ])
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

test('a wallet contributed where its account on the chain says so, and where the index does', async () => {
  const joined = joinedBy(wallet)
  await waitFor(() => expect(joined()).toEqual(['held', 'left for a fee', 'paid']))
  expect(getBuyers).toHaveBeenCalledWith(expect.anything(), program, { wallet })
})

test('without the index what the chain says is all, and nobody is asked for without a wallet', async () => {
  getSolanaPortfolio.mockRejectedValue(new Error('The index is away.'))
  const joined = joinedBy(wallet)
  await waitFor(() => expect(joined()).toEqual(['held', 'left for a fee']))
  getBuyers.mockClear()
  expect(joinedBy(undefined)()).toEqual([])
  expect(getBuyers).not.toHaveBeenCalled()
})
