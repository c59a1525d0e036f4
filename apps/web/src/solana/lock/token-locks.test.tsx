// @vitest-environment happy-dom
import { getChain, type SolanaChainDefinition } from '@slipway/chains'
import { formatTime, m } from '@slipway/messages'
import { solanaLockLimits } from '@slipway/sdk/solana/lock/solana-lock-limits'
import { sumLocks } from '@slipway/sdk/solana/lock/sum-locks'
import { testLock, unlockAt } from '@slipway/sdk/solana/lock/test/lock-fixture'
import type { SolanaLock } from '@slipway/sdk/solana/lock/types'
import { type Address, address } from '@solana/kit'
import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { expectLabelledCells } from '../../../test/expect-labelled-cells.ts'
import { renderWithTheme } from '../../../test/render-with-theme.tsx'
import { testToken } from '../jupiter-lock/test/escrow-token.ts'
import TokenLocks from './token-locks.tsx'

const chain = getChain('solana-local') as SolanaChainDefinition
const program = address('ADfTMejWRev2aV2Ln6WCB5pg3N6VCLQQTbDhTmzCHhK9')
const token = testToken()
const [day, now] = [86_400, unlockAt - 5 * 86_400]
const other = address('2VGBFBXEhYNdkfTcBzGDM3cUU7uGQJ1NGzdAMVkZgVCE')
const read = vi.hoisted(() => vi.fn())
vi.mock('./lock-reads.ts', () => ({ readTokenLocks: read }))
vi.mock('../../core/app-link.tsx', () => ({
  AppLink: ({ to, children }: { to: string; children: ReactNode }) => <a href={to}>{children}</a>,
}))

afterEach(cleanup)

const draw = () => renderWithTheme(<TokenLocks chain={chain} program={program} mint={token.mint} />)

/** A token of 10 000 units with locks that end five days from now. */
async function show(changes: readonly Partial<SolanaLock>[]) {
  const locks = changes.map((change, place) =>
    testLock({ address: `lock ${place}` as Address, ...change }),
  )
  const sum = sumLocks(locks, now)
  read.mockResolvedValue({ token, sum, now })
  draw()
  await screen.findByText(m.soltokenlock_title())
}

/** What stands beside a label. */
const textBeside = (label: string) =>
  screen.getByText(label, { selector: 'dt' }).parentElement?.querySelector('dd')?.textContent
const amount = (units: string) => `${units}\u00a0EDDY`

test('what is locked, its share, what is released meanwhile, and until when', async () => {
  const halved = { cliffAt: now, firstBps: 5_000, cycleSeconds: 5 * day, cycleBps: 5_000 }
  await show([{ schedule: halved }, { owner: other, unlockAt: unlockAt + day }, { unlockAt: now }])
  const share = m.lock_share({ share: '15%' })
  expect(textBeside(m.solana_lock_amount())).toBe(amount('1,500'))
  screen.getByText(share)
  expect(textBeside(m.soltokenlock_released())).toBe(amount('1,500'))
  expect(textBeside(m.soljuplock_next())).toBe(formatTime(unlockAt))
  expect(textBeside(m.soltokenlock_last())).toBe(formatTime(unlockAt + day))
  expect(textBeside(m.soltokenlock_count())).toBe('2')
  expect(textBeside(m.soltokenlock_owners())).toBe('2')
  expect(screen.queryByText(m.soltokenlock_forever())).toBeNull()
})

test('the largest lock is first, and each leads to its page', async () => {
  await show([{ initialAmount: 7n }, { address: other, unlockAt: unlockAt + day }])
  const [, first, second] = screen.getAllByRole('row') as HTMLElement[]
  within(first as HTMLElement).getByText('1,000 EDDY')
  within(first as HTMLElement).getByText(formatTime(unlockAt + day))
  const links = [first, second].map((row) =>
    within(row as HTMLElement)
      .getAllByRole('link')[0]
      ?.getAttribute('href'),
  )
  expect(links).toEqual([`/solana/lock/${other}`, '/solana/lock/lock 0'])
  expectLabelledCells(screen.getByRole('table'))
})

test('what is locked forever is told apart, and has neither a next release nor a last one', async () => {
  const forever = { unlockAt: solanaLockLimits.forever }
  await show([forever, {}])
  expect(textBeside(m.soltokenlock_forever())).toBe(amount('1,000'))
  expect(textBeside(m.soltokenlock_last())).toBe(formatTime(unlockAt))
  cleanup()
  await show([forever])
  expect(textBeside(m.soljuplock_next())).toBe(m.lock_unlock_never())
  expect(screen.queryByText(m.soltokenlock_last())).toBeNull()
  within(screen.getByRole('table')).getByText(m.lock_unlock_never())
})

test('what is released by the second is said so', async () => {
  await show([{ schedule: { cliffAt: now - day, firstBps: 0, cycleSeconds: 0, cycleBps: 0 } }])
  expect(textBeside(m.soljuplock_next())).toBe(m.soltokenlock_gradual())
})

test('tokens that only wait for their owners are not locked', async () => {
  await show([{ unlockAt: now }])
  expect(textBeside(m.soljuplock_next())).toBe(m.soljuplock_no_next())
  expect(textBeside(m.solana_lock_amount())).toBe(amount('0'))
  expect(screen.queryByRole('table')).toBeNull()
  expect(screen.queryByText(m.soltokenlock_count())).toBeNull()
})

test('twenty are shown at first, and the others on demand', async () => {
  await show(Array.from({ length: 25 }, () => ({})))
  expect(screen.getAllByRole('row')).toHaveLength(21)
  fireEvent.click(screen.getByText(m.lock_list_more()))
  expect(screen.getAllByRole('row')).toHaveLength(26)
})

test('a token without locks has none here, withdrawn ones included', async () => {
  await show([])
  screen.getByText(m.soltokenlock_empty())
  cleanup()
  await show([{ withdrawn: 1_000n, unlockAt: now }])
  screen.getByText(m.soltokenlock_empty())
})

test('where there is no token, nothing is said', async () => {
  read.mockClear().mockResolvedValue(null)
  draw()
  await vi.waitFor(() => expect(read).toHaveBeenCalledWith(chain, program, token.mint))
  expect(screen.queryByText(m.soltokenlock_title())).toBeNull()
})

test('locks that could not be read are not said to be none, and are read again on demand', async () => {
  read.mockRejectedValue(new TypeError('fetch failed'))
  draw()
  await screen.findByText(m.solana_lock_read_failed())
  screen.getByText(m.transaction_problem_unreachable({ chain: chain.name }))
  expect(screen.queryByText(m.soltokenlock_empty())).toBeNull()
  read.mockResolvedValue({ token, sum: sumLocks([], now), now })
  fireEvent.click(screen.getByRole('button'))
  await screen.findByText(m.soltokenlock_empty())
})
