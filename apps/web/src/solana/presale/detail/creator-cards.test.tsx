// @vitest-environment happy-dom
import { m } from '@slipway/messages'
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
