// @vitest-environment happy-dom
import { getChain, type SolanaChainDefinition } from '@slipway/chains'
import { m } from '@slipway/messages'
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { renderWithTheme } from '../../../test/render-with-theme.tsx'
import SolanaLockForm from './solana-lock-form.tsx'
import { testLockToken } from './test/test-lock-token.ts'

const token = testLockToken()
const onEntry = vi.fn()

beforeEach(() => sessionStorage.clear())
afterEach(cleanup)

function open(kept: string) {
  cleanup()
  renderWithTheme(
    <SolanaLockForm
      chain={getChain('solana-local') as SolanaChainDefinition}
      {...{ token, kept, account: token.mint, held: 1_000n, now: 1_800_000_000 }}
      {...{ isUnderway: false, isPreparing: false, problem: undefined }}
      onReview={() => undefined}
      onEntry={onEntry}
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

test('what is typed and what is chosen are told, so that a refusal of what was there before goes', () => {
  open('told')
  onEntry.mockClear()
  fireEvent.change(amount(), { target: { value: '7' } })
  expect(onEntry).toHaveBeenCalledTimes(1)
  fireEvent.click(stepped())
  expect(onEntry).toHaveBeenCalledTimes(2)
})

test('whose the lock is can withdraw and extend it, unless it is forever', () => {
  open('owner')
  screen.getByText(m.solana_lock_owner_rule())
  fireEvent.click(screen.getByRole('radio', { name: new RegExp(m.lock_until_forever()) }))
  screen.getByText(m.solana_lock_owner_rule_forever())
  expect(screen.queryByText(m.solana_lock_owner_rule())).toBeNull()
})
