// @vitest-environment happy-dom
import { getEvmChain } from '@slipway/chains'
import { m } from '@slipway/messages'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { expect, test } from 'vitest'
import { activeChain } from './active-chain.ts'
import { useNetworkName } from './use-network-name.ts'

const other = getEvmChain(activeChain.shortname === 'eth' ? 'bsc' : 'eth')

test.each([
  ['its own', undefined, activeChain.name],
  ['all of them', 'all', m.lock_filter_network_any()],
  ['another one', other.shortname, other.name],
])('an empty list names the network that it was asked for: %s', async (_, network, name) => {
  const client = new QueryClient()
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  )
  const { result } = renderHook(() => useNetworkName(network), { wrapper })
  await waitFor(() => expect(result.current).toBe(name))
})
