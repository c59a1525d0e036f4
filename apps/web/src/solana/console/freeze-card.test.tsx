// @vitest-environment happy-dom
import { getChain, type SolanaChainDefinition } from '@slipway/chains'
import { m } from '@slipway/messages'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { renderWithTheme } from '../../../test/render-with-theme.tsx'
import { FreezeCard } from './freeze-card.tsx'
import type { TokenActions } from './use-token-actions.ts'

const holder = '4zvwRjXUKGfvwnParsHAS3HuSVzV5cA4McphgmoCtajS'
vi.mock('../network/cluster-rpc.ts', () => ({ clusterRpc: () => ({}) }))
const sol = 'So11111111111111111111111111111111111111112'
const fakes = vi.hoisted(() => ({ accounts: vi.fn() }))
vi.mock('@slipway/sdk/solana/get-token-accounts', () => ({ getTokenAccounts: fakes.accounts }))

const actions = {
  chain: getChain('sol') as SolanaChainDefinition,
  token: { address: holder, symbol: 'ICE', decimals: 2 },
  open: () => undefined,
  clearDone: () => undefined,
  clearProblem: () => undefined,
} as unknown as TokenActions

beforeEach(() => {
  fakes.accounts.mockResolvedValue([{ address: 'a', amount: 1n, isFrozen: false }])
})
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

test('that the lookup of a holder failed is not said of another holder', async () => {
  fakes.accounts.mockRejectedValue(new Error('away'))
  renderWithTheme(
    <QueryClientProvider client={new QueryClient()}>
      <FreezeCard actions={actions} />
    </QueryClientProvider>,
  )
  const field = screen.getByRole('textbox')
  fireEvent.change(field, { target: { value: holder } })
  fireEvent.submit(field)
  await screen.findByRole('alert')
  fireEvent.change(field, { target: { value: sol } })
  await vi.waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
})
