// @vitest-environment happy-dom
import { getChain } from '@slipway/chains'
import { formatTime, m } from '@slipway/messages'
import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { renderWithTheme } from '../../../../test/render-with-theme.tsx'
import type { PresaleView } from '../types.ts'
import CreatorCards from './creator-cards.tsx'
import { testPresale } from './test/presale-fixture.ts'

const review: { done?: string } = {}
vi.mock('./use-presale-acts.ts', () => ({ usePresaleActs: () => ({ review, open: vi.fn() }) }))

afterEach(() => {
  cleanup()
  review.done = undefined
})

/** A presale that its creator canceled. */
function renderCanceled(buyers: number) {
  const view = {
    presale: testPresale({ status: 'canceled', buyers }),
    token: { symbol: 'EDDY', decimals: 2 },
    ...{ status: { label: 'canceled', reason: 'owner' }, held: 0n, now: 3_000 },
  } as unknown as PresaleView
  renderWithTheme(<CreatorCards view={view} />)
}

test('a creator who canceled reads that it came about, and whether somebody is refunded', () => {
  review.done = 'cancel'
  renderCanceled(2)
  expect(screen.getByRole('status').textContent).toContain(m.presale_admin_cancel_done())
  screen.getByText(m.solpresalepage_close_title())
  cleanup()
  renderCanceled(0)
  expect(screen.getByRole('status').textContent).toContain(m.presale_admin_cancel_done_nobody())
})

test('a presale that was canceled before offers no cancellation', () => {
  renderCanceled(2)
  expect(screen.queryByText(m.presale_admin_cancel_title())).toBeNull()
})

/** A presale of three parts, a day apart, that was finished. */
function renderFinished(now: number, change: Parameters<typeof testPresale>[0] = {}) {
  const parts = { cycleSeconds: 86_400, firstBps: 5_000, cycleBps: 2_500, vestingStart: 102_000 }
  const view = {
    chain: getChain('sol'),
    presale: testPresale({ status: 'finished', accounts: 2, ...parts, ...change }),
    token: { symbol: 'EDDY', decimals: 2 },
    ...{ status: { label: 'finished', reason: 'none' }, held: 0n, now },
  } as unknown as PresaleView
  renderWithTheme(<CreatorCards view={view} />)
}

test('a presale waits for its last part before it can be closed, and then for who was not paid', () => {
  const last = 102_000 + 2 * 86_400
  const owing = { count: 2, shown: '2' }
  renderFinished(last - 1)
  screen.getByText(m.solpresalepage_close_releasing({ ...owing, time: formatTime(last) }))
  cleanup()
  renderFinished(last)
  screen.getByText(m.solpresalepage_close_owing(owing))
})

test('a creator whose unsold tokens are burned is promised none', () => {
  renderFinished(200_000, { burnsUnsold: true })
  screen.getByText(m.solpresalepage_withdraw_text_burned())
})
