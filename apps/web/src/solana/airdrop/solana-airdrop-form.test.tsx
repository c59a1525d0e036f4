// @vitest-environment happy-dom
import { getChain, type SolanaChainDefinition } from '@slipway/chains'
import { m } from '@slipway/messages'
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { renderWithTheme } from '../../../test/render-with-theme.tsx'
import { testLockToken } from '../lock/test/test-lock-token.ts'
import SolanaAirdropForm from './solana-airdrop-form.tsx'

vi.mock('./use-list-session.ts', () => ({
  useListSession: () => ({ list: { state: 'empty' }, name: undefined }),
}))

beforeEach(() => sessionStorage.clear())
afterEach(cleanup)

test('each change is told, so that why what was there before could not be prepared goes', () => {
  const onEntry = vi.fn()
  renderWithTheme(
    <SolanaAirdropForm
      chain={getChain('solana-local') as SolanaChainDefinition}
      {...{ token: testLockToken(), held: 1_000n, now: 1_800_000_000, kept: 'airdrop' }}
      {...{ isUnderway: false, isPreparing: false, problem: undefined, onEntry }}
      onReview={() => undefined}
    />,
  )
  fireEvent.click(screen.getByRole('radio', { name: new RegExp(m.solana_airdrop_start_text()) }))
  expect(onEntry).toHaveBeenCalledTimes(1)
  const [field] = document.querySelectorAll('input[type="datetime-local"]')
  fireEvent.change(field as Element, { target: { value: '2030-01-01T10:00' } })
  expect(onEntry).toHaveBeenCalledTimes(2)
})
