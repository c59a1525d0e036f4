// @vitest-environment happy-dom
import { m } from '@slipway/messages'
import { cleanup, screen, within } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, test, vi } from 'vitest'
import { renderWithTheme } from '../../test/render-with-theme.tsx'
import { shortTime } from '../form/short-time.ts'
import { lockOwner, lockNow as now } from '../lock/test/lock-fixture.ts'
import { RecentLocks } from './recent-locks.tsx'

const { listLocks } = vi.hoisted(() => ({ listLocks: vi.fn() }))
vi.mock('../core/lock-api.ts', () => ({ lockApi: { listLocks } }))
vi.mock('../transaction/use-chain-now.ts', () => ({ useChainNow: () => now }))
vi.mock('../badges/badged-name.tsx', () => ({
  BadgedName: ({ children }: { children: ReactNode }) => children,
}))
vi.mock('../core/app-link.tsx', () => ({
  AppLink: ({ to, children }: { to: string; children: ReactNode }) => <a href={to}>{children}</a>,
}))

afterEach(cleanup)

const DAY = 86_400
const lockOf = (
  assetSymbol: string,
  terms: { unlockAt: number; isForever?: boolean; state?: string },
) => ({
  ...{ id: assetSymbol, chainId: 31_337, kind: 'token', locker: lockOwner, lockId: '7' },
  ...{ owner: lockOwner, asset: lockOwner, assetName: assetSymbol, assetSymbol, assetDecimals: 0 },
  ...{ pair: null, nftId: null, position: null, schedule: null, endReason: null },
  ...{ amount: '5', initialAmount: '5', units: '5', initialUnits: '5', isRebasing: false },
  ...{ lockedAt: now - 2 * DAY, isForever: false, ...terms },
})

test('a lock that is over is told as ended, and none as locked until a moment that has passed (P-45)', async () => {
  const [past, future] = [now - DAY, now + DAY]
  listLocks.mockResolvedValue({
    items: [
      lockOf('OVER', { unlockAt: past }),
      lockOf('JUST', { unlockAt: now }),
      lockOf('HELD', { unlockAt: future }),
      lockOf('EVER', { unlockAt: past, isForever: true }),
      lockOf('GONE', { unlockAt: future, state: 'ended' }),
    ],
  })
  renderWithTheme(<RecentLocks />)
  await screen.findByText('OVER')
  const rowOf = (symbol: string) => {
    const row = screen.getByText(symbol).closest('li')
    if (!row) throw new Error(`There is no row of ${symbol}.`)
    return within(row)
  }
  rowOf('GONE').getByText(m.lock_state_ended())
  rowOf('OVER').getByText(m.home_locks_ended({ time: shortTime(past) }))
  rowOf('JUST').getByText(m.home_locks_ended({ time: shortTime(now) }))
  rowOf('HELD').getByText(m.home_locks_until({ time: shortTime(future) }))
  rowOf('EVER').getByText(m.lock_unlock_never())
})
