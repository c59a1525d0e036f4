// @vitest-environment happy-dom
import { m } from '@slipway/messages'
import type { LockToken } from '@slipway/sdk/solana/lock/get-lock-token'
import type { Address } from '@solana/kit'
import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { renderWithTheme } from '../../../../test/render-with-theme.tsx'
import { testLockToken } from '../../lock/test/test-lock-token.ts'
import { TokenWarnings } from './token-warnings.tsx'

afterEach(cleanup)

const somebody = 'So11111111111111111111111111111111111111112' as Address
const textOf = (change: Partial<LockToken>) => {
  renderWithTheme(<TokenWarnings token={testLockToken(change)} />)
  return document.body.textContent
}

test('a tax that somebody can raise is said loudly, even while it takes nothing', () => {
  expect(textOf({ isTaxed: true, rights: { tax: somebody } })).toContain(
    m.solpresalemake_fee_text(),
  )
  expect(screen.getByText(m.solpresalemake_fee_title()).closest('[data-tone="bad"]')).not.toBeNull()
})

test('a tax that nobody can change and a right to mint are said', () => {
  const text = textOf({ isTaxed: true, transferFeeBps: 500, rights: { mint: somebody } })
  expect(text).toContain(m.solpresalemake_fee_fixed({ tax: '5%' }))
  expect(text).toContain(m.solpresalemake_minting_text())
  expect(text).not.toContain(m.solpresalemake_fee_title())
})

test('a tax that will change is not said to stay as it is', () => {
  const nextTransferFee = { bps: 700, epoch: 9n }
  const text = textOf({ isTaxed: true, transferFeeBps: 500, nextTransferFee })
  expect(text).toContain(m.solpresalemake_fee_coming({ tax: '7%' }))
  expect(text).not.toContain(m.solpresalemake_fee_fixed({ tax: '5%' }))
})

test('that wallets show other amounts of a token is said', () => {
  expect(textOf({ isScaled: true })).toContain(m.solana_trait_scaled())
})

test('nothing is said of a token of which nobody can change anything', () => {
  expect(textOf({}) ?? '').not.toContain(m.token_field_transfer_tax())
  expect(screen.queryAllByText(/./)).toEqual([])
})
