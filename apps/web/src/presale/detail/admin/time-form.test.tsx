// @vitest-environment happy-dom
import { formatDuration, formatTime, m } from '@slipway/messages'
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { renderWithTheme } from '../../../../test/render-with-theme.tsx'
import { toLocalInput } from '../../../form/local-time.ts'
import { makePresale } from '../../test/presale-fixture.ts'
import type { PresaleContext } from '../presale-context.ts'
import { TimeGroup } from './time-form.tsx'

vi.mock('../../../core/read-client.ts', () => ({ readClient: { chain: { id: 31337 } } }))

afterEach(cleanup)

test.each([
  ['owner', false],
  ['removed', false],
  ['softCapMissed', true],
  ['lapsed', true],
  ['none', true],
] as const)('a presale that was called off is not said to have ended: %s', (reason, hasEnded) => {
  const presale = makePresale({ state: { poolStatus: 2 } })
  const { owner, endTime } = presale.terms
  const rest = { name: 'Harbour', account: owner, now: endTime, doneOf: () => null }
  const act = { ...rest, presale, status: { label: 'canceled', reason } }
  renderWithTheme(<TimeGroup act={act as unknown as PresaleContext} />)
  screen.getByText(hasEnded ? m.presale_admin_time_closed() : m.presale_admin_time_canceled())
})

test.each([
  ['900 seconds, before the start', -3_600, 900, m.presale_time_no_exit_text],
  ['960 seconds, before the start', -3_600, 960, undefined],
  ['a day, with 900 seconds to go', 86_400, 87_300, m.presale_time_no_exit_late],
  ['a day, with an hour to go', 86_400, 90_000, undefined],
] as const)('who can never leave is told with the new times: %s', (_, ahead, length, text) => {
  const { startTime } = makePresale().terms
  const start = Math.ceil(startTime / 60) * 60
  const presale = makePresale({ terms: { startTime: start, endTime: start + 200_000 } })
  const rest = { name: 'Harbour', account: presale.terms.owner, doneOf: () => null }
  const act = { ...rest, presale, now: start + ahead, status: { label: 'coming', reason: 'none' } }
  const { container } = renderWithTheme(<TimeGroup act={act as unknown as PresaleContext} />)
  const closed = container.querySelectorAll('button[aria-expanded="false"]')
  for (const row of closed) fireEvent.click(row)
  const end = screen.getByLabelText(m.presale_admin_time_end(), { exact: false, selector: 'input' })
  fireEvent.change(end, { target: { value: toLocalInput(start + length) } })
  expect(container.textContent).toContain(formatTime(start + length))
  expect(screen.queryByText(m.presale_time_no_exit()) !== null).toBe(text !== undefined)
  if (text) screen.getByText(text({ closed: formatDuration(900) }))
})
