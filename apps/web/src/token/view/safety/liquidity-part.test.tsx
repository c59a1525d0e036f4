// @vitest-environment happy-dom
import { formatBps, m } from '@slipway/messages'
import type { JudgedPool } from '@slipway/sdk/token/safety/judge-pools'
import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { renderWithTheme } from '../../../../test/render-with-theme.tsx'
import { LiquidityPart } from './liquidity-part.tsx'

const { at } = vi.hoisted(() => ({ at: (digit: string) => `0x${digit.repeat(40)}` as const }))
vi.mock('../../shared/platform-contracts.ts', () => ({
  platformContracts: { liquidityLocker: at('7') },
}))
vi.mock('../../../core/app-link.tsx', () => ({ AppLink: () => null }))
afterEach(cleanup)

const now = 1_800_000_000
const token = { symbol: 'A', decimals: 18 }
const lock = { lockId: 1n, owner: at('5'), amount: 50n, unlockAt: now, lpToken: at('2') }
const pool = {
  ...{ venue: 'V', kind: 'v2', pair: at('2'), tokenReserve: 1n, quoteReserve: 1n, lpSupply: 100n },
  quote: { name: 'Q', decimals: 18, isWrappedNative: true },
  depth: { token: 1n, quote: 1n },
}
const custody = {
  ...{ burnedBps: 0, lockedBps: 0, openedBps: 5_000, ownerBps: 0, otherBps: 5_000 },
  ...{ firstUnlockAt: undefined, areLocksKnown: true },
}
const one = { pool, rehearsal: { state: 'dry' }, custody } as unknown as JudgedPool

function show(props: Partial<Parameters<typeof LiquidityPart>[0]>) {
  const all = { total: undefined, judged: [], locks: [], isUnread: false, isComplete: false }
  renderWithTheme(<LiquidityPart {...all} {...{ token, now }} {...props} />)
}

test('while pools are looked for, nobody says that there are none', () => {
  show({})
  screen.getByRole('status', { name: m.safety_liquidity_reading() })
  expect(screen.queryByText(m.safety_liquidity_none())).toBeNull()
})

test('pools that cannot be read are not taken for none', () => {
  show({ isUnread: true })
  screen.getByText(m.safety_liquidity_unread())
  expect(screen.queryByText(m.safety_liquidity_none())).toBeNull()
})

test('a token without a pool is told so', () => {
  show({ total: 0 })
  screen.getByText(m.safety_liquidity_none())
})

test('a lock that is over is called so, and its liquidity is not the token owner’s (P-45)', () => {
  show({ total: 1, judged: [one], locks: [lock], isComplete: true })
  screen.getByText((text) => text.startsWith(m.safety_lock_over()))
  const opened = screen.getByText(m.safety_liquidity_opened()).closest('div')
  expect(opened?.querySelector('dd')?.textContent).toBe(formatBps(5_000))
  cleanup()
  show({ total: 1, judged: [one], locks: [{ ...lock, unlockAt: now + 1 }], isComplete: true })
  expect(screen.queryByText((text) => text.startsWith(m.safety_lock_over()))).toBeNull()
})

test('how many pools the verdict considers is said once all of them were tried', () => {
  const sentence = m.safety_pools_judged({ judged: '1', total: '3', native: 'ETH' }).slice(0, 12)
  show({ total: 3, judged: [one] })
  expect(screen.queryByText((text) => text.startsWith(sentence))).toBeNull()
  cleanup()
  show({ total: 3, judged: [one], isComplete: true })
  screen.getByText((text) => text.startsWith(sentence))
})

test('a sell that nobody came to is not called refused', () => {
  const refused = { ok: false, failure: { kind: 'contract', name: 'X', args: {} } }
  const tried = (trial: object) => {
    cleanup()
    const rehearsal = { state: 'done', traders: [], ...trial }
    show({ total: 1, judged: [{ ...one, rehearsal } as unknown as JudgedPool] })
  }
  tried({ buy: refused })
  screen.getByText(m.safety_pools_sell_open())
  const bought = { ok: true, taxBps: 0, gasUsed: 1n }
  tried({ buy: bought })
  screen.getByText(m.safety_finding_bought_nothing())
  tried({ buy: bought, sell: refused })
  screen.getByText(m.safety_pools_sell_refused())
  tried({ buy: bought, sell: bought, laterSell: refused })
  screen.getByText(m.safety_pools_sell_refused())
  tried({ buy: bought, sell: bought })
  screen.getByText(m.safety_pools_sell_works())
})
