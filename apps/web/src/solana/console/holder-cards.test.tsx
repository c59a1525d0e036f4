// @vitest-environment happy-dom
import { getChain, type SolanaChainDefinition } from '@slipway/chains'
import { m } from '@slipway/messages'
import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { renderWithTheme } from '../../../test/render-with-theme.tsx'
import HolderCards from './holder-cards.tsx'
import type { TokenActions } from './use-token-actions.ts'

const wallet = '4zvwRjXUKGfvwnParsHAS3HuSVzV5cA4McphgmoCtajS'
const held = vi.hoisted(() => ({ amount: 0n }))
vi.mock('../network/cluster-rpc.ts', () => ({ clusterRpc: () => ({}) }))
vi.mock('@slipway/sdk/solana/get-token-accounts', () => ({
  getTokenAccounts: async () => [{ address: 'a', amount: held.amount, isFrozen: false }],
}))

afterEach(cleanup)

function show(amount: bigint, rights: object, traits: readonly string[]) {
  held.amount = amount
  const actions = {
    ...{ chain: getChain('sol') as SolanaChainDefinition, account: wallet },
    token: { address: wallet, symbol: 'ICE', decimals: 2, totalSupply: 1n, rights, traits },
    ...{ open: () => undefined, clearDone: () => undefined },
  } as unknown as TokenActions
  renderWithTheme(<HolderCards actions={actions} />)
}

test('who holds tokens that cannot be burned now is told why, and not that there are none', async () => {
  show(5n, {}, ['paused'])
  await screen.findByText(m.solana_trait_paused())
  expect(screen.queryByText(m.solana_console_nothing())).toBeNull()
  cleanup()
  show(5n, { burn: 'somebody' }, [])
  await screen.findByText(m.solana_right_burn_text())
  cleanup()
  show(0n, {}, ['paused'])
  await screen.findByText(m.solana_console_nothing())
})

test('nothing is minted of a paused token, and that is said before any review', async () => {
  show(0n, { mint: wallet }, ['paused'])
  await screen.findByText(m.solana_trait_paused())
  expect(screen.queryByRole('textbox')).toBeNull()
  cleanup()
  show(0n, { mint: wallet }, [])
  await screen.findByText(m.token_mint_text())
  expect(screen.getAllByRole('textbox')).toHaveLength(2)
})

test.each(['en-US', 'zh-CN'] as const)(
  'only what was collected is said to be there (%s)',
  (locale) => {
    expect(m.solana_tax_done({}, { locale })).toMatch(/^The collected tax|已领取的税款/)
  },
)
