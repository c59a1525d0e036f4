// @vitest-environment happy-dom
import { m } from '@slipway/messages'
import type { LockToken } from '@slipway/sdk/solana/lock/get-lock-token'
import type { Address } from '@solana/kit'
import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { renderWithTheme } from '../../../../test/render-with-theme.tsx'
import { testLockToken } from '../../lock/test/test-lock-token.ts'
import { type TokenSide, TokenWarnings } from './token-warnings.tsx'

afterEach(cleanup)

const somebody = 'So11111111111111111111111111111111111111112' as Address
const textOf = (side: TokenSide, change: Partial<LockToken>) => {
  renderWithTheme(<TokenWarnings token={testLockToken(change)} side={side} />)
  return document.body.textContent
}

test.each([
  { side: 'stake', text: m.solstakemake_fee_stake_text() },
  { side: 'reward', text: m.solstakemake_fee_reward_text() },
] as const)(
  'a tax of the $side that somebody can raise is said loudly, even while it takes nothing',
  ({ side, text }) => {
    expect(textOf(side, { isTaxed: true, rights: { tax: somebody } })).toContain(text)
    expect(
      screen.getByText(m.solpresalemake_fee_title()).closest('[data-tone="bad"]'),
    ).not.toBeNull()
  },
)

test('a tax that nobody can change and a right to mint are said', () => {
  const change = { isTaxed: true, transferFeeBps: 500, rights: { mint: somebody } }
  const text = textOf('stake', change)
  expect(text).toContain(m.solstakemake_fee_stake_fixed({ tax: '5%' }))
  expect(text).toContain(m.solstakemake_minting_stake())
  expect(text).not.toContain(m.solpresalemake_fee_title())
  cleanup()
  const paid = textOf('reward', change)
  expect(paid).toContain(m.solstakemake_fee_reward_fixed({ tax: '5%' }))
  expect(paid).toContain(m.solstakemake_minting_reward())
})

test('a tax that will change is not said to stay as it is', () => {
  const nextTransferFee = { bps: 700, epoch: 9n }
  const text = textOf('stake', { isTaxed: true, transferFeeBps: 500, nextTransferFee })
  expect(text).toContain(m.solpresalemake_fee_coming({ tax: '7%' }))
  expect(text).not.toContain(m.solstakemake_fee_stake_fixed({ tax: '5%' }))
})

test('that wallets show other amounts of a token is said', () => {
  expect(textOf('stake', { isScaled: true })).toContain(m.solana_trait_scaled())
})

test('nothing is said of a token of which nobody can change anything', () => {
  textOf('stake', {})
  expect(screen.queryAllByText(/./)).toEqual([])
})
