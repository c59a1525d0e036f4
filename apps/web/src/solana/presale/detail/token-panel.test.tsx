// @vitest-environment happy-dom
import { getChain, type SolanaChainDefinition } from '@slipway/chains'
import { m } from '@slipway/messages'
import { address } from '@solana/kit'
import { cleanup, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { renderWithTheme } from '../../../../test/render-with-theme.tsx'
import type { PresaleView } from '../types.ts'
import { testPresale } from './test/presale-fixture.ts'
import { TokenNotes, TokenPanel } from './token-panel.tsx'

// Links belong to the router, which stands outside.
vi.mock('../../../core/app-link.tsx', () => ({
  AppLink: ({ to, children }: { to: string; children: ReactNode }) => <a href={to}>{children}</a>,
}))

afterEach(cleanup)

const holder = address('4zvwRjXUKGfvwnParsHAS3HuSVzV5cA4McphgmoCtajS')
const viewOf = (change: Partial<PresaleView['token']>) =>
  ({
    chain: getChain('sol') as SolanaChainDefinition,
    presale: testPresale(),
    token: { isTaxed: false, transferFeeBps: 0, rights: {}, ...change },
  }) as PresaleView
const show = (change: Partial<PresaleView['token']>) =>
  renderWithTheme(<TokenNotes view={viewOf(change)} />)

test('a tax that somebody can raise is said loudly, with who can', () => {
  show({ isTaxed: true, rights: { tax: holder } })
  screen.getByText(m.solpresalepage_tax_open_title())
  screen.getByText(/^4zvw/)
  expect(screen.queryByText(m.solpresalepage_tax_fixed({ tax: '0%' }))).toBeNull()
})

test('a fixed tax, more minting and nothing at all are told apart', () => {
  show({ isTaxed: true, transferFeeBps: 500 })
  screen.getByText(m.solpresalepage_tax_fixed({ tax: '5%' }))
  cleanup()
  show({ rights: { mint: holder } })
  screen.getByText(m.solpresalepage_mint_open_title())
  cleanup()
  show({})
  screen.getByText(m.solpresalepage_token_harmless())
})

test.each(['Eddy', ''])('the rights over a token named “%s” lead to its page', (name) => {
  const { mint } = testPresale()
  const view = viewOf({ mint, name, symbol: '', decimals: 2 })
  renderWithTheme(<TokenPanel view={{ ...view, held: 0n }} />)
  const link = screen.getByRole('link', { name: m.solpresalepage_token_rights() })
  expect(link.getAttribute('href')).toBe(`/solana/token/${mint}`)
})
