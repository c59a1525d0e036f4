// @vitest-environment happy-dom
import { m } from '@slipway/messages'
import { calculateReleasedAmount } from '@slipway/sdk/lock/release-math'
import { cleanup, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { expectLabelledCells } from '../../../test/expect-labelled-cells.ts'
import { renderWithTheme } from '../../../test/render-with-theme.tsx'
import { activeChain } from '../../core/active-chain.ts'
import { lockOwner, makeLock, lockNow as now } from '../test/lock-fixture.ts'
import { rowOfRecord } from './lock-row.ts'
import { lockStateAt } from './lock-state.ts'
import { LockTable } from './lock-table.tsx'

const wallet = vi.hoisted(() => ({ address: undefined as string | undefined }))
vi.mock('wagmi', async (actual) => ({
  ...(await actual<typeof import('wagmi')>()),
  useConnection: () => wallet,
}))
vi.mock('./use-named-lock.ts', () => ({ useNamedLock: (row: unknown) => row }))
vi.mock('./use-asset-facts.ts', () => ({ useAssetFacts: () => undefined }))
vi.mock('./lock-link.tsx', () => ({
  LockLink: ({ children }: { children: ReactNode }) => <a href="/lock">{children}</a>,
}))
vi.mock('../../badges/badged-name.tsx', () => ({
  BadgedName: ({ children }: { children: ReactNode }) => children,
}))
// Links belong to the router, which stands outside.
vi.mock('../../core/app-link.tsx', () => ({
  AppLink: ({ to, children }: { to: string; children: ReactNode }) => <a href={to}>{children}</a>,
}))

afterEach(cleanup)

const show = () => {
  const rows = [rowOfRecord(makeLock(), activeChain.chainId)]
  return renderWithTheme(<LockTable rows={rows} caption="Locks" now={now} />)
}

test('as a card each cell has the name of its column', () => {
  show()
  expectLabelledCells(screen.getByRole('table', { name: 'Locks' }))
})

test('an owner is told that a lock is theirs, whatever the case of the address', () => {
  wallet.address = lockOwner.toLowerCase()
  show()
  expect(screen.getByText(m.lock_owner_you())).toBeTruthy()
  cleanup()
  wallet.address = undefined
  show()
  expect(screen.queryByText(m.lock_owner_you())).toBeNull()
})

test('an emptied lock leads to no certificate', () => {
  for (const [units, links] of [
    [1n, 1],
    [0n, 0],
  ] as const) {
    const rows = [rowOfRecord(makeLock({ units }), activeChain.chainId)]
    renderWithTheme(<LockTable rows={rows} caption="Locks" now={now} />)
    expect(screen.queryAllByRole('link', { name: m.lock_certificate() })).toHaveLength(links)
    cleanup()
  }
})

test('an NFT that its collection took out is in no lock that could be free', () => {
  const { token: collection, units: _units, initialUnits: _initial, ...base } = makeLock()
  const nft = { ...base, kind: 'nft', collection, nftId: 9n, position: 'none', changes: 0 } as const
  for (const [isHeld, state] of [
    [true, 'free'],
    [false, 'ended'],
  ] as const) {
    const record = { ...nft, amount: 1n, initialAmount: 1n, isHeld, feeReceiver: lockOwner }
    const row = rowOfRecord({ ...record, unlockAt: now, isForever: false }, activeChain.chainId)
    expect(lockStateAt(row, now)).toBe(state)
    expect(calculateReleasedAmount(row, now)).toBe(isHeld ? 1n : 0n)
  }
})
