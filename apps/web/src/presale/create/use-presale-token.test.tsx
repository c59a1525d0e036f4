// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { expect, test, vi } from 'vitest'
import { emptyPresaleForm } from './empty-presale-form.ts'
import type { PresaleForm } from './presale-form-context.ts'
import { usePresaleToken } from './use-presale-token.ts'

const token = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const node = vi.hoisted(() => ({ read: vi.fn() }))
vi.mock('@slipway/sdk/token/token-queries', () => ({
  tokenQueries: { foreign: () => ({ queryFn: node.read }) },
}))

const form = {
  getValues: () => ({ ...emptyPresaleForm, token }),
  setFieldValue: () => undefined,
  watch: () => undefined,
} as unknown as PresaleForm
const client = new QueryClient()
const Queries = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={client}>{children}</QueryClientProvider>
)

test('a token that no node told of is shown to be read again, until the answer', async () => {
  node.read.mockRejectedValueOnce(new Error('away'))
  const { result } = renderHook(() => usePresaleToken(form, undefined), { wrapper: Queries })
  await waitFor(() => expect(result.current.state).toBe('unread'))
  const { promise, reject } = Promise.withResolvers<never>()
  node.read.mockReturnValueOnce(promise)
  const retry = () => (result.current.state === 'unread' ? result.current.retry() : undefined)
  await act(async () => void retry())
  await waitFor(() => expect(result.current.state).toBe('reading'))
  await act(async () => reject(new Error('still away')))
  await waitFor(() => expect(result.current.state).toBe('unread'))
  node.read.mockResolvedValueOnce({ address: token, name: 'Keel', symbol: 'KEEL', decimals: 18 })
  await act(async () => retry())
  await waitFor(() => expect(result.current.state).toBe('known'))
})
