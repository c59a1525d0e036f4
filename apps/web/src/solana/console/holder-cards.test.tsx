// @vitest-environment happy-dom
import { getChain, type SolanaChainDefinition } from '@slipway/chains'
import { m } from '@slipway/messages'
import type { SolanaToken } from '@slipway/sdk/solana/get-solana-token'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { renderWithTheme } from '../../../test/render-with-theme.tsx'
import HolderCards from './holder-cards.tsx'
import { chain, maker, testToken, unnamedToken } from './test/metaplex-fixture.ts'
import type { TokenActions } from './use-token-actions.ts'

const wallet = '4zvwRjXUKGfvwnParsHAS3HuSVzV5cA4McphgmoCtajS'
const held = vi.hoisted(() => ({ amount: 0n }))
vi.mock('../network/cluster-rpc.ts', () => ({ clusterRpc: () => ({}) }))
vi.mock('@slipway/sdk/solana/get-token-accounts', () => ({
  getTokenAccounts: async () => [{ address: 'a', amount: held.amount, isFrozen: false }],
}))
vi.mock('@slipway/sdk/solana/get-tax-balance', () => ({
  getTaxBalance: async () => ({ total: 0n }),
}))
vi.mock('@slipway/sdk/solana/metaplex/has-metaplex', () => ({ hasMetaplex: async () => true }))
// What Raydium offers is proven beside its cards.
vi.mock('./raydium-create-card.tsx', () => ({ default: () => null }))
vi.mock('./raydium-lock-card.tsx', () => ({
  default: ({ otherwise }: { otherwise: ReactNode }) => otherwise,
}))

beforeEach(() => {
  held.amount = 0n
})
afterEach(cleanup)

function render(actions: object) {
  renderWithTheme(
    <QueryClientProvider client={new QueryClient()}>
      <HolderCards actions={actions as TokenActions} />
    </QueryClientProvider>,
  )
}

async function titlesOf(token: SolanaToken) {
  render({
    ...{ chain, token, account: maker, problem: undefined, done: undefined, isPreparing: false },
    ...{ clearDone: () => undefined, clearProblem: () => undefined, open: () => undefined },
  })
  await screen.findAllByRole('textbox')
  return screen.getAllByRole('heading', { level: 2 }).map((one) => one.textContent)
}

test('name, symbol and link have one form, wherever they are kept', async () => {
  expect(await titlesOf(testToken({ metaplex: undefined }))).toEqual([
    m.solana_metadata_change_title(),
  ])
  cleanup()
  expect(await titlesOf(testToken())).toEqual([
    m.solana_metadata_change_title(),
    m.solana_metaplex_authority_title(),
  ])
})

test('whoever may mint a token without texts can do both', async () => {
  await titlesOf(unnamedToken())
  await screen.findByText(m.solana_metaplex_create_title())
  screen.getByText(m.token_mint_title())
})

function show(amount: bigint, rights: object, traits: readonly string[]) {
  held.amount = amount
  render({
    ...{ chain: getChain('sol') as SolanaChainDefinition, account: wallet },
    token: { address: wallet, symbol: 'ICE', decimals: 2, totalSupply: 1n, rights, traits },
    ...{ open: () => undefined, clearDone: () => undefined, clearProblem: () => undefined },
  })
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

test('transfers that withhold nothing are not said to add to the tax', async () => {
  const rights = { metadata: maker, 'tax-collection': maker }
  await titlesOf(testToken({ isTaxed: true, rights }))
  await screen.findByText(m.solana_tax_none_now())
  expect(screen.queryByText(m.solana_tax_none())).toBeNull()
  cleanup()
  await titlesOf(testToken({ isTaxed: true, transferFeeBps: 100, rights }))
  await screen.findByText(m.solana_tax_none())
})

test.each(['en-US', 'zh-CN'] as const)(
  'only what was collected is said to be there (%s)',
  (locale) => {
    expect(m.solana_tax_done({}, { locale })).toMatch(/^The collected tax|已领取的税款/)
  },
)
