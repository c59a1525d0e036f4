// @vitest-environment happy-dom
import { formatDuration, formatTime, m } from '@slipway/messages'
import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { readLocalInput } from '../../form/local-time.ts'
import { fieldOfForm, formNow, renderInForm } from '../test/render-in-form.tsx'
import { TimeSection } from './time-section.tsx'

vi.mock('../../core/read-client.ts', () => ({
  readClient: { chain: { id: 31_337 }, readContract: () => new Promise(() => undefined) },
}))

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})
afterEach(cleanup)

const type = (name: 'startTime' | 'endTime', value: string) =>
  act(async () => fireEvent.change(fieldOfForm(name), { target: { value } }))

test.each([
  ['900 seconds, all of them closed to leaving, is warned of', '2027-03-01T12:15', true],
  ['901 seconds is not', '2027-03-01T12:15:01', false],
  ['no length at all is another mistake', '2027-03-01T11:59', false],
])('a presale of %s', async (_what, end, isWarned) => {
  renderInForm(<TimeSection getNow={() => formNow} />)
  await type('startTime', '2027-03-01T12:00')
  await type('endTime', end)
  // Told in UTC, it has reached what watches the form.
  await screen.findByText(formatTime(readLocalInput(end) ?? 0, { timeZone: 'UTC' }))
  expect(screen.queryByText(m.presale_time_no_exit()) !== null).toBe(isWarned)
  const text = m.presale_time_no_exit_text({ closed: formatDuration(900) })
  expect(screen.queryByText(text) !== null).toBe(isWarned)
})
