// @vitest-environment happy-dom
import { getChain, type SolanaChainDefinition } from '@slipway/chains'
import { m } from '@slipway/messages'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { renderWithTheme } from '../../../test/render-with-theme.tsx'
import { FreezeCard } from './freeze-card.tsx'
import type { TokenActions } from './use-token-actions.ts'

const holder = '4zvwRjXUKGfvwnParsHAS3HuSVzV5cA4McphgmoCtajS'
vi.mock('../network/cluster-rpc.ts', () => ({ clusterRpc: () => ({}) }))
vi.mock('@slipway/sdk/solana/get-token-accounts', () => ({
  getTokenAccounts: async () => [{ address: 'a', amount: 1n, isFrozen: false }],
}))

const actions = {
  chain: getChain('sol') as SolanaChainDefinition,
  token: { address: holder, symbol: 'ICE', decimals: 2 },
  open: () => undefined,
  clearDone: () => undefined,
} as unknown as TokenActions

afterEach(cleanup)

test('that there is nothing to thaw is said while the holder is typed, before any review', async () => {
  renderWithTheme(
    <QueryClientProvider client={new QueryClient()}>
      <FreezeCard actions={actions} />
    </QueryClientProvider>,
  )
  fireEvent.change(screen.getByRole('textbox'), { target: { value: holder } })
  await new Promise((resolve) => setTimeout(resolve, 20))
  expect(screen.queryByText(m.solana_freeze_none())).toBeNull()
  fireEvent.click(screen.getByText(m.solana_thaw_act()))
  await screen.findByText(m.solana_thaw_none())
})
