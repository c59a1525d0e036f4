// @vitest-environment happy-dom
import { getChain, type SolanaChainDefinition } from '@slipway/chains'
import { m } from '@slipway/messages'
import { address } from '@solana/kit'
import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { renderWithTheme } from '../../../../test/render-with-theme.tsx'
import type { PresaleView } from '../types.ts'
import { testPresale } from './test/presale-fixture.ts'
import { TokenNotes } from './token-panel.tsx'

afterEach(cleanup)

const holder = address('4zvwRjXUKGfvwnParsHAS3HuSVzV5cA4McphgmoCtajS')
const show = (change: Partial<PresaleView['token']>) =>
  renderWithTheme(
    <TokenNotes
      view={
        {
          chain: getChain('sol') as SolanaChainDefinition,
          presale: testPresale(),
          token: { isTaxed: false, transferFeeBps: 0, rights: {}, ...change },
        } as PresaleView
      }
    />,
  )

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
