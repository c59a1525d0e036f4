// @vitest-environment happy-dom
import { m } from '@slipway/messages'
import type { SolanaToken } from '@slipway/sdk/solana/get-solana-token'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { renderWithTheme } from '../../../test/render-with-theme.tsx'
import HolderCards from './holder-cards.tsx'
import { chain, maker, testToken, unnamedToken } from './test/metaplex-fixture.ts'
import type { TokenActions } from './use-token-actions.ts'

vi.mock('../network/cluster-rpc.ts', () => ({ clusterRpc: () => ({}) }))
vi.mock('@slipway/sdk/solana/get-token-accounts', () => ({ getTokenAccounts: async () => [] }))
vi.mock('@slipway/sdk/solana/metaplex/has-metaplex', () => ({ hasMetaplex: async () => true }))

afterEach(cleanup)

async function titlesOf(token: SolanaToken) {
  const actions = {
    ...{ chain, token, account: maker, problem: undefined, done: undefined, isPreparing: false },
    ...{ clearDone: () => undefined, open: () => undefined },
  } as unknown as TokenActions
  renderWithTheme(
    <QueryClientProvider client={new QueryClient()}>
      <HolderCards actions={actions} />
    </QueryClientProvider>,
  )
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
