// @vitest-environment happy-dom
import { m } from '@slipway/messages'
import { address } from '@solana/kit'
import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { renderWithTheme } from '../../../../test/render-with-theme.tsx'
import { testToken, testView } from './test/pool-fixture.ts'
import { TokenNotes, type TokenPlace } from './token-notes.tsx'
import type { PoolToken } from './types.ts'

afterEach(cleanup)

const holder = address('4zvwRjXUKGfvwnParsHAS3HuSVzV5cA4McphgmoCtajS')
const eddy = { token: 'EDDY' }
const show = (change: Partial<PoolToken>, place: TokenPlace = 'stake') =>
  renderWithTheme(<TokenNotes chain={testView().chain} token={testToken(change)} place={place} />)

test('a tax that somebody can raise is said loudly, with who can, and what it does to a stake or a reward', () => {
  const open = { isTaxed: true, transferFeeBps: 500, rights: { tax: holder } }
  show(open)
  screen.getByText(m.solstakepage_tax_open_title(eddy))
  screen.getByText(/^4zvw/)
  screen.getByText(m.solstakepage_tax_open_stake({ tax: '5%' }), { exact: false })
  cleanup()
  show(open, 'reward')
  screen.getByText(m.solstakepage_tax_open_reward({ tax: '5%' }), { exact: false })
  expect(screen.queryByText(m.solstakepage_token_harmless(eddy))).toBeNull()
})

test('a fixed tax, more minting, a token that cannot be read and nothing at all are told apart', () => {
  show({ isTaxed: true, transferFeeBps: 500 })
  screen.getByText(m.solstakepage_tax_fixed_stake({ ...eddy, tax: '5%' }))
  cleanup()
  show({ rights: { mint: holder } })
  screen.getByText(m.solstakepage_mint_open_title(eddy))
  cleanup()
  show({ isUnread: true })
  screen.getByText(m.solstakepage_unread(eddy))
  cleanup()
  show({})
  screen.getByText(m.solstakepage_token_harmless(eddy))
})

test('a tax that will change is not said to stay as it is', () => {
  show({ isTaxed: true, transferFeeBps: 500, nextTransferFee: { bps: 700, epoch: 9n } })
  screen.getByText(m.solana_tax_pending({ tax: '7%', epoch: '9' }))
  expect(screen.queryByText(m.solstakepage_tax_fixed_stake({ ...eddy, tax: '5%' }))).toBeNull()
})

test('that wallets show other amounts of a token is said', () => {
  show({ isScaled: true })
  screen.getByText(m.solana_trait_scaled())
})
