// @vitest-environment happy-dom
import type { Lock } from '@slipway/api-client'
import { m } from '@slipway/messages'
import { lockLimits } from '@slipway/sdk/lock/lock-limits'
import { cleanup, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { renderWithTheme } from '../../../test/render-with-theme.tsx'
import { activeChain } from '../../core/active-chain.ts'
import { lockOwner, makeLock, lockNow as now } from '../test/lock-fixture.ts'
import { kindText } from './kind-text.ts'
import { lockName, lockNote } from './lock-name.ts'
import { lockCertificatePath, lockDetailPath } from './lock-paths.ts'
import { calculateFreedBps } from './lock-progress.tsx'
import { rowOfIndex, rowOfRecord } from './lock-row.ts'
import { lockStateAt } from './lock-state.ts'
import { LockTable } from './lock-table.tsx'

const { readContract } = vi.hoisted(() => ({ readContract: () => new Promise(() => undefined) }))
vi.mock('../../core/read-client.ts', () => ({
  readClient: { chain: { id: 31_337 }, readContract, getBlock: readContract },
}))
vi.mock('../../core/active-chain.ts', async (original) => {
  const { activeChain } = await original<typeof import('../../core/active-chain.ts')>()
  return { activeChain: { ...activeChain, chainId: 31_337 } }
})
vi.mock('../../core/app-link.tsx', () => ({
  AppLink: ({ to, children }: { to: string; children: ReactNode }) => <a href={to}>{children}</a>,
}))
vi.mock('wagmi', () => ({ useConnection: () => ({ address: lockOwner }) }))

const DAY = 86_400
const E = 10n ** 18n
const schedule = { cliffAt: now - DAY, firstBps: 1_000, cycleSeconds: 0, cycleBps: 0 }
const rowOf = (changes: Parameters<typeof makeLock>[0] = {}) =>
  rowOfRecord(makeLock(changes), 31_337)

afterEach(cleanup)

describe('where a lock stands', () => {
  test.each([
    ['locked', {}],
    ['locked', { schedule: { ...schedule, cliffAt: now + 1 } }],
    ['releasing', { schedule }],
    ['free', { unlockAt: now }],
    ['free', { unlockAt: now, schedule }],
    ['forever', { isForever: true, unlockAt: lockLimits.forever }],
    ['ended', { amount: 0n, units: 0n, unlockAt: now }],
    // Worth nothing today, but its shares are there.
    ['locked', { amount: 0n, isRebasing: true }],
  ] as const)('%s', (state, changes) => {
    expect(lockStateAt(rowOf(changes), now)).toBe(state)
  })
})

test('what was withdrawn counts as released, and what is free as well', () => {
  expect(calculateFreedBps(rowOf(), now)).toBe(0)
  expect(calculateFreedBps(rowOf({ schedule, unlockAt: now + DAY }), now)).toBe(5_500)
  const left = { amount: 450n * E, units: 450n * E }
  expect(calculateFreedBps(rowOf({ schedule, unlockAt: now + DAY, ...left }), now)).toBe(5_500)
  expect(calculateFreedBps(rowOf({ unlockAt: now }), now)).toBe(10_000)
})

test('index and chain give the same row', () => {
  const record = makeLock({ schedule })
  const row = rowOfRecord(record, 31_337)
  const text = (value: bigint) => String(value)
  const indexed = {
    ...row,
    lockId: text(row.lockId),
    assetName: null,
    assetSymbol: null,
    assetDecimals: null,
    pair: null,
    nftId: null,
    position: null,
    amount: text(row.amount),
    initialAmount: text(row.initialAmount),
    units: text(row.units),
    initialUnits: text(row.initialUnits),
    schedule,
    endReason: null,
  } as unknown as Lock
  const { endReason: _, ...found } = rowOfIndex(indexed)
  const known = Object.entries(found).filter(([, value]) => value !== undefined)
  expect(Object.fromEntries(known)).toEqual(row)
})

test('links lead to the page of the kind, and to the certificate', () => {
  const row = rowOf()
  expect(lockDetailPath(row)).toBe(`/lock/detail/${row.owner}/${row.asset}`)
  expect(lockDetailPath({ ...row, kind: 'nft' })).toBe(`/lock/nft-detail/${row.owner}/${row.asset}`)
  expect(lockCertificatePath(row)).toBe(`/lock/certificate/31337-${row.locker.toLowerCase()}-7`)
})

test('a pair is called by its tokens, one without a symbol by its address', () => {
  const token0 = { address: rowOf().asset, symbol: 'HBR' }
  const pair = { token0, token1: { address: lockOwner, symbol: null }, factory: null }
  expect(lockName({ ...rowOf(), kind: 'liquidity', pair })).toBe('HBR / 0x00…000A1')
})

test('a pool is said to be of an exchange that is known here, or not', () => {
  const side = { address: rowOf().asset, symbol: 'HBR' }
  const noteOf = (factory: string | null) =>
    lockNote({ ...rowOf(), kind: 'liquidity', pair: { token0: side, token1: side, factory } })
  const [venue] = activeChain.type === 'evm' ? activeChain.venues : []
  expect(noteOf(venue?.factory ?? '')).toBe(venue?.name)
  expect(noteOf(lockOwner)).toBe(m.lock_exchange_unknown())
  expect(noteOf(null)).toBe(kindText('liquidity'))
  const position = { token0: side, token1: side, factory: lockOwner }
  const nft = { ...rowOf(), kind: 'nft', position: 'v3', nftId: 4n, pair: position } as const
  expect(lockNote(nft)).toBe(m.lock_position({ version: 'V3', id: '4' }))
})

describe('the table', () => {
  const show = (changes: Parameters<typeof rowOf>[0]) =>
    renderWithTheme(
      <LockTable
        rows={[{ ...rowOf(changes), symbol: 'HBR', decimals: 18 }]}
        caption="All"
        now={now}
      />,
    )

  test('says what is free now, and that the lock is the visitor’s own', () => {
    show({ unlockAt: now - 1 })
    screen.getByText(m.lock_state_free())
    expect(screen.getByText(m.lock_free_now()).textContent).toContain('1,000')
    screen.getByText(m.lock_unlock_since())
    screen.getByText(m.lock_owner_you())
  })

  test('a lock for ever never unlocks', () => {
    show({ isForever: true, unlockAt: lockLimits.forever })
    screen.getByText(m.lock_state_forever())
    screen.getByText(m.lock_unlock_never())
    expect(screen.queryByText(m.lock_free_now())).toBeNull()
  })
})
