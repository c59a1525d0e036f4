// @vitest-environment happy-dom
import { m } from '@slipway/messages'
import { presaleStatus } from '@slipway/sdk/presale/presale-status'
import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { renderWithTheme } from '../../../test/render-with-theme.tsx'
import { makePresale } from '../test/presale-fixture.ts'
import { StatePanel } from './state-panel.tsx'

afterEach(cleanup)

function show(cancelReason: number): void {
  const { terms } = makePresale()
  const presale = makePresale({ state: { poolStatus: 2, cancelReason } })
  const now = terms.startTime - 60
  const view = { presale, status: presaleStatus(presale, now), name: 'Harbour', now }
  renderWithTheme(<StatePanel view={{ ...view, account: undefined, my: undefined }} />)
}

test('refunds are promised where there can have been contributions, not of what was removed before it began', () => {
  show(1)
  screen.getByText(m.presale_notice_canceled_refund())
  cleanup()
  show(5)
  screen.getByText(m.presale_reason_removed())
  expect(screen.queryByText(m.presale_notice_canceled_refund())).toBeNull()
})
