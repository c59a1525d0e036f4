// @vitest-environment happy-dom
import { m } from '@slipway/messages'
import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { renderWithTheme } from '../../../test/render-with-theme.tsx'
import { rowOfRecord } from '../shared/lock-row.ts'
import { lockContractsOfTest, lockOwner, makeLock, lockNow as now } from '../test/lock-fixture.ts'
import { FreePanel } from './free-panel.tsx'

const { rows, open } = vi.hoisted(() => ({ rows: [] as unknown[], open: vi.fn() }))
vi.mock('../../transaction/use-chain-now.ts', () => ({ useChainNow: () => 1_800_000_000 }))
vi.mock('../shared/use-own-locks.ts', () => ({ useOwnLocks: () => ({ rows }) }))
vi.mock('../shared/use-named-lock.ts', () => ({ useNamedLock: (row: unknown) => row }))
vi.mock('../shared/use-asset-facts.ts', () => ({ useAssetFacts: () => undefined }))
vi.mock('../shared/lock-amount.tsx', () => ({ LockAmount: () => null }))
vi.mock('../shared/lock-link.tsx', () => ({
  LockLink: ({ row }: { row: { lockId: bigint } }) => <a href="/lock">{`lock ${row.lockId}`}</a>,
}))
vi.mock('../shared/use-lock-acts.tsx', () => ({
  useLockActs: () => ({ act: { open, doneOf: () => null }, dialog: null }),
}))

afterEach(() => {
  cleanup()
  rows.length = 0
  open.mockReset()
})

const ended = (lockId: bigint) =>
  rowOfRecord(makeLock({ lockId, unlockAt: now - 1, lockedAt: now - 1_000 }), 31_337)
const show = () =>
  renderWithTheme(<FreePanel contracts={lockContractsOfTest} account={lockOwner} />)

test('all token locks that are free are taken out by one plan of one call, the others are not', async () => {
  rows.push(ended(1n), rowOfRecord(makeLock({ lockId: 2n }), 31_337), ended(3n))
  show()
  expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual(['lock 1', 'lock 3'])
  screen.getByRole('button', { name: m.lock_withdraw_all({ count: 2 }) }).click()
  await vi.waitFor(() => expect(open).toHaveBeenCalledTimes(1), { timeout: 10_000 })
  const [plan] = open.mock.calls[0] ?? []
  expect(plan.input).toEqual({ locker: lockContractsOfTest.tokenLocker, lockIds: [1n, 3n] })
  const steps = plan.definition.steps(plan.input)
  expect(steps).toHaveLength(1)
})

test('where nothing is free there is no panel', () => {
  rows.push(rowOfRecord(makeLock({ lockId: 2n }), 31_337))
  show()
  expect(screen.queryByText(m.lock_free_title())).toBeNull()
})
