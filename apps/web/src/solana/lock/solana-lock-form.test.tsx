// @vitest-environment happy-dom
import { getChain, type SolanaChainDefinition } from '@slipway/chains'
import { m } from '@slipway/messages'
import type { LockToken } from '@slipway/sdk/solana/lock/get-lock-token'
import { address } from '@solana/kit'
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { renderWithTheme } from '../../../test/render-with-theme.tsx'
import SolanaLockForm from './solana-lock-form.tsx'

const mint = address('So11111111111111111111111111111111111111112')
const token: LockToken = {
  ...{ mint, tokenProgram: mint, name: 'Eddy', symbol: 'EDDY', decimals: 2, rights: {} },
  ...{ isTaxed: false, transferFeeBps: 0, transferFeeMax: 0n, accountBytes: 165 },
}

beforeEach(() => sessionStorage.clear())
afterEach(cleanup)

function open(kept: string) {
  cleanup()
  renderWithTheme(
    <SolanaLockForm
      chain={getChain('solana-local') as SolanaChainDefinition}
      {...{ token, kept, account: mint, held: 1_000n, now: 1_800_000_000 }}
      {...{ isUnderway: false, isPreparing: false, problem: undefined }}
      onReview={() => undefined}
    />,
  )
}
const amount = () =>
  screen.getByRole<HTMLInputElement>('textbox', { name: new RegExp(`^${m.lock_field_amount()}`) })
const stepped = () =>
  screen.getByRole<HTMLInputElement>('radio', { name: new RegExp(m.lock_release_stepped()) })

test('a reload finds what was typed and chosen, and another token’s form does not', () => {
  open('one')
  fireEvent.change(amount(), { target: { value: '7' } })
  fireEvent.click(stepped())
  open('two')
  expect([amount().value, stepped().checked]).toEqual(['', false])
  open('one')
  expect([amount().value, stepped().checked]).toEqual(['7', true])
})
