// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { zeroAddress } from 'viem'
import { expect, test, vi } from 'vitest'
import { useForecast } from './use-forecast.ts'

const prepareTrade = vi.hoisted(() => vi.fn())
vi.mock('@slipway/sdk/trade/prepare-trade', () => ({ prepareTrade }))
vi.mock('../../core/read-client.ts', () => ({ readClient: { chain: { id: 31_337 } } }))

const token = { address: zeroAddress, symbol: 'HRB', decimals: 18 }
const subject = { token, currency: token, side: 'buy', account: zeroAddress } as const
const wish = { amount: 1n, slippageBps: 100n }

test('what was foreseen before is not shown once nobody can foresee it any more', async () => {
  const queries = new QueryClient()
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={queries}>{children}</QueryClientProvider>
  )
  const trade = { input: {} }
  prepareTrade.mockResolvedValue(trade)
  const { result } = renderHook(() => useForecast(subject, [], wish), { wrapper })
  await waitFor(() => expect(result.current.trade).toBe(trade))
  prepareTrade.mockRejectedValue(new Error('No node answers.'))
  await act(() => queries.invalidateQueries())
  await waitFor(() => expect(result.current.trade).toBeUndefined())
})
