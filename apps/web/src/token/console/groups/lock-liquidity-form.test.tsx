// @vitest-environment happy-dom
import { m } from '@slipway/messages'
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import type { Address } from 'viem'
import { afterEach, expect, test, vi } from 'vitest'
import { renderWithTheme } from '../../../../test/render-with-theme.tsx'
import type { ShownPlan } from '../../../transaction/shown-plan.ts'
import { LockLiquidityForm } from './lock-liquidity-form.tsx'

vi.mock('../../../core/read-client.ts', () => ({ readClient: { chain: { id: 31_337 } } }))
vi.mock('@slipway/sdk/lock/flows/prepare-liquidity-lock', () => ({
  prepareLiquidityLock: async () => ({}),
}))
afterEach(cleanup)

const account: Address = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'

test('what is locked forever has no day on which it comes free, and cannot be extended', async () => {
  const open = vi.fn<(plan: ShownPlan) => void>()
  const token = { address: account, symbol: 'HBR', decimals: 18 }
  const act = { token, account, now: 1, open, clearDone: () => undefined, doneOf: () => null }
  renderWithTheme(
    <LockLiquidityForm act={act as never} pair={account} held={10n ** 18n} locker={account} />,
  )
  fireEvent.click(screen.getByRole('button', { expanded: false }))
  fireEvent.click(screen.getByRole('radio', { name: new RegExp(m.console_lock_forever()) }))
  expect(screen.getAllByText(m.console_lock_forever_text())).toHaveLength(2)
  fireEvent.click(screen.getByRole('button', { name: m.token_console_review() }))
  await waitFor(() => expect(open).toHaveBeenCalled())
  const [[plan]] = open.mock.calls as [[ShownPlan]]
  expect(plan.review.gets?.[0]?.value).toBe(m.safety_lock_forever())
  expect(plan.review.permanent).toEqual([m.console_launch_locks_forever()])
  expect(plan.done?.({} as never)).toBe(m.console_lock_done_forever())
})
