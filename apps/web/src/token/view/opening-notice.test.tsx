// @vitest-environment happy-dom
import { m } from '@slipway/messages'
import type { Opening } from '@slipway/sdk/token/launch/get-opening'
import { cleanup, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { zeroAddress } from 'viem'
import { afterEach, expect, test, vi } from 'vitest'
import { renderWithTheme } from '../../../test/render-with-theme.tsx'
import OpeningNotice from './opening-notice.tsx'

const { opening } = vi.hoisted(() => ({ opening: vi.fn() }))
vi.mock('../console/use-token-openings.ts', () => ({ useTokenOpenings: opening }))
vi.mock('../../transaction/use-chain-now.ts', () => ({ useChainNow: () => 1_000 }))
vi.mock('../../core/app-link.tsx', () => ({
  AppLink: ({ to, children }: { to: string; children: ReactNode }) => <a href={to}>{children}</a>,
}))
afterEach(cleanup)

const collecting = { endsAt: 1_100, refundsFrom: 4_700, isCleared: false }
const waiting = { endsAt: 900, refundsFrom: 4_500, isCleared: false }
const refunding = { endsAt: 100, refundsFrom: 900, isCleared: false }
const cleared = { ...refunding, isCleared: true }

let isLaunched = false
function show(...states: Partial<Opening>[]): string {
  opening.mockReturnValue({ openings: states.map((state) => ({ total: 1n, ...state })) })
  const { container } = renderWithTheme(
    <OpeningNotice token={zeroAddress} isLaunched={isLaunched} account={undefined} />,
  )
  return container.textContent ?? ''
}

test('only while it collects is anybody asked to join', () => {
  expect(show(collecting)).toContain(m.console_view_opening_text())
  screen.getByText(m.console_view_opening_go())
  cleanup()
  for (const state of [waiting, refunding, cleared]) {
    expect(show({ ...state, commitment: 1n })).not.toContain(m.console_view_opening_text())
    expect(screen.queryByText(m.console_view_opening_go())).toBeNull()
    cleanup()
  }
})

test('one that waits for its settlement says so, unless nobody joined it', () => {
  expect(show(waiting)).toContain(m.console_view_opening_waiting_text())
  screen.getByText(m.console_opening_clear_open())
  cleanup()
  expect(show({ ...waiting, total: 0n })).not.toContain(m.console_view_opening_waiting())
})

test('one price is not promised once others can buy before the settlement', () => {
  isLaunched = true
  const text = show(collecting)
  isLaunched = false
  expect(text).toContain(m.console_view_opening_text_opened())
  expect(text).not.toContain(m.console_view_opening_text())
})

test('no settlement is said to open trading that is open already', () => {
  isLaunched = true
  const text = show(waiting)
  isLaunched = false
  expect(text).toContain(m.console_view_opening_waiting_text_opened())
  expect(text).not.toContain(m.console_view_opening_waiting_text())
})

test('who committed is led to the tokens or the refund; others are told nothing', () => {
  expect(show({ ...cleared, commitment: 1n })).toContain(m.console_view_opening_cleared_text())
  cleanup()
  expect(show({ ...refunding, commitment: 1n })).toContain(m.console_view_opening_refunding_text())
  cleanup()
  for (const state of [cleared, refunding]) {
    expect(show({ ...state, commitment: 0n })).not.toContain(m.console_view_opening_cleared())
    expect(screen.queryByRole('link')).toBeNull()
    cleanup()
  }
})

test('who committed to an opening before the newest is led to it all the same', () => {
  const before = { ...refunding, commitment: 1n }
  expect(show(cleared, before)).toContain(m.console_view_opening_refunding_text())
})
