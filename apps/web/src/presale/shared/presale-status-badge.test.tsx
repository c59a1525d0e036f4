// @vitest-environment happy-dom
import { m } from '@slipway/messages'
import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { renderWithTheme } from '../../../test/render-with-theme.tsx'
import { PresaleStatusBadge } from './presale-status-badge.tsx'

afterEach(cleanup)

test.each([true, false])(
  'a presale that ended and waits to be finished does not read as running (bare: %s)',
  (isBare) => {
    renderWithTheme(
      <PresaleStatusBadge status={{ label: 'waiting', reason: 'none' }} isBare={isBare} />,
    )
    screen.getByText(m.presale_status_waiting())
    expect(screen.queryByText(m.presale_status_running())).toBeNull()
  },
)

test('a canceled presale says why, unless another place of the page does', () => {
  const status = { label: 'canceled', reason: 'softCapMissed' } as const
  renderWithTheme(<PresaleStatusBadge status={status} />)
  screen.getByText(m.presale_reason_short_softCapMissed())
  cleanup()
  renderWithTheme(<PresaleStatusBadge status={status} isBare />)
  expect(screen.queryByText(m.presale_reason_short_softCapMissed())).toBeNull()
})
