// @vitest-environment happy-dom
import { m } from '@slipway/messages'
import type { SolanaToken } from '@slipway/sdk/solana/get-solana-token'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { renderWithTheme } from '../../../test/render-with-theme.tsx'
import { MetaplexCards } from './metaplex-cards.tsx'
import { chain, friend, maker, testToken, unnamedToken } from './test/metaplex-fixture.ts'
import type { ConsoleAction } from './token-action-plan.ts'
import type { TokenActions } from './use-token-actions.ts'

const node = vi.hoisted(() => ({ hasMetaplex: true, isAway: false, asked: 0 }))
vi.mock('../network/cluster-rpc.ts', () => ({ clusterRpc: () => ({}) }))
vi.mock('@slipway/sdk/solana/metaplex/has-metaplex', () => ({
  hasMetaplex: async () => {
    node.asked += 1
    if (node.isAway) throw new TypeError('fetch failed')
    return node.hasMetaplex
  },
}))

beforeEach(() => Object.assign(node, { hasMetaplex: true, isAway: false, asked: 0 }))
afterEach(cleanup)

function show(token: SolanaToken, more: Partial<TokenActions> = {}) {
  const opened: ConsoleAction[] = []
  const actions = {
    ...{ chain, token, account: maker, problem: undefined, done: undefined, isPreparing: false },
    ...{
      clearDone: () => undefined,
      clearProblem: () => undefined,
      open: (action: ConsoleAction) => opened.push(action),
    },
    ...more,
  } as unknown as TokenActions
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  renderWithTheme(
    <QueryClientProvider client={client}>
      <MetaplexCards actions={actions} />
    </QueryClientProvider>,
  )
  return opened
}

/** Labels end with the mark of what has to be filled in. */
const field = (label: string) =>
  screen.getByRole('textbox', { name: (name) => name.startsWith(label) })
const type = (label: string, value: string) => fireEvent.change(field(label), { target: { value } })
const review = (at = 0) =>
  fireEvent.click(screen.getAllByRole('button', { name: m.token_console_review() })[at] as Element)

test('whoever may mint a token without texts adds them, within the limits of every token', async () => {
  const opened = show(unnamedToken())
  await screen.findByText(m.solana_metaplex_create_title())
  review()
  expect(opened).toEqual([])
  type(m.token_field_name(), 'Harbor\u202e')
  type(m.token_field_symbol(), 'HARBORHARBOR')
  review()
  expect(opened).toEqual([])
  type(m.token_field_name(), ' Harbor ')
  type(m.token_field_symbol(), 'HBR')
  type(m.token_field_uri_optional(), 'ipfs://a')
  review()
  const texts = { name: 'Harbor', symbol: 'HBR', uri: 'ipfs://a' }
  expect(opened).toEqual([{ kind: 'metadata-create', texts }])
  expect(screen.queryByText(m.solana_metaplex_authority_title())).toBeNull()
})

test('the holder of the right changes texts, for no deposit', async () => {
  const opened = show(testToken())
  await screen.findByText(m.solana_metaplex_change_text())
  type(m.token_field_name(), 'Harbor of all')
  review()
  await waitFor(() =>
    expect(opened).toEqual([
      {
        ...{ kind: 'metadata', depositLamports: 0n },
        texts: { name: 'Harbor of all', symbol: 'HBR', uri: 'ipfs://a' },
      },
    ]),
  )
})

test('the right goes to another wallet, and to no other address', async () => {
  const opened = show(testToken())
  await screen.findByText(m.solana_metaplex_authority_title())
  type(m.solana_metaplex_authority_to(), maker)
  review(1)
  screen.getByText(m.solana_metaplex_authority_same())
  type(m.solana_metaplex_authority_to(), 'TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA')
  review(1)
  screen.getByText(m.solana_issue_off_curve())
  expect(opened).toEqual([])
  type(m.solana_metaplex_authority_to(), friend)
  review(1)
  expect(opened).toEqual([{ kind: 'metadata-authority', authority: friend }])
})

test('that the right was transferred is said once the form is gone with it', () => {
  show(testToken({ rights: { metadata: friend } }), { done: 'metadata-authority' })
  screen.getByText(m.solana_metaplex_authority_done())
  expect(screen.queryByRole('textbox')).toBeNull()
})

test.each([
  ['a token without texts', unnamedToken()],
  ['one with texts', testToken()],
])(
  'where the cluster has no such program, that is said in place of the forms of %s',
  async (_what, token) => {
    node.hasMetaplex = false
    show(token)
    await screen.findByText(m.solana_metaplex_absent({ chain: chain.name }))
    expect(screen.queryByRole('textbox')).toBeNull()
  },
)

test('where no node says whether it has one, that is said', async () => {
  node.isAway = true
  show(unnamedToken())
  await screen.findByText(m.solana_read_failed())
})

test.each([
  ['others', testToken({ rights: { metadata: friend } })],
  ['others, without texts', unnamedToken({ rights: { mint: friend } })],
  ['nobody, of what is immutable', testToken({ rights: {} })],
  ['tokens that keep their texts themselves', testToken({ metaplex: undefined })],
])('nothing is offered for the rights of %s, and no node is asked', (_what, token) => {
  show(token)
  expect(screen.queryByRole('button')).toBeNull()
  expect(node.asked).toBe(0)
})
