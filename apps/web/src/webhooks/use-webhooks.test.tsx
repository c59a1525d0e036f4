// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { useWebhooks } from './use-webhooks.ts'

const { list } = vi.hoisted(() => ({ list: vi.fn() }))
vi.mock('../core/session-store.ts', () => ({ useSession: () => ({ token: 'known' }) }))
vi.mock('../core/webhook-api.ts', () => ({ webhookApi: { list } }))

afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const counting = (waiting: number) => ({ items: [{ id: 'one', counts: { waiting } }] })

test('what waits is looked at again until it was delivered, as its deliveries are', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  list.mockResolvedValueOnce(counting(1)).mockResolvedValue(counting(0))
  const client = new QueryClient()
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  )
  const { result } = renderHook(() => useWebhooks(), { wrapper })
  await waitFor(() => expect(result.current.data).toEqual(counting(1)))
  await vi.advanceTimersByTimeAsync(3_100)
  await waitFor(() => expect(result.current.data).toEqual(counting(0)))
  await vi.advanceTimersByTimeAsync(10_000)
  expect(list).toHaveBeenCalledTimes(2)
})
