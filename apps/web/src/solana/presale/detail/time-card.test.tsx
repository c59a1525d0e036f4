// @vitest-environment happy-dom
import { formatDuration, m } from '@slipway/messages'
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { renderWithTheme } from '../../../../test/render-with-theme.tsx'
import { toLocalInput } from '../../../form/local-time.ts'
import type { PresaleView } from '../types.ts'
import type { PresaleActs } from './presale-act.ts'
import { testPresale } from './test/presale-fixture.ts'
import { TimeCard } from './time-card.tsx'

afterEach(cleanup)

test('times that are as they were are not sent', () => {
  const open = vi.fn()
  const view = { presale: testPresale(), token: { symbol: 'EDDY', decimals: 2 }, now: 3_000 }
  const acts = { open, review: { clearProblem: () => undefined } }
  renderWithTheme(
    <TimeCard view={view as unknown as PresaleView} acts={acts as unknown as PresaleActs} />,
  )
  const end = screen.getByLabelText(m.presale_admin_time_end(), { exact: false, selector: 'input' })
  fireEvent.submit(end)
  screen.getByText(m.console_row_same())
  expect(open).not.toHaveBeenCalled()
  const endAt = testPresale().endAt + 3_600
  fireEvent.change(end, { target: { value: toLocalInput(endAt) } })
  fireEvent.submit(end)
  expect(open).toHaveBeenCalledWith('setTime', expect.objectContaining({ kind: 'setTime' }))
})

test('who can never leave is told with the new times', () => {
  const presale = testPresale()
  const view = { presale, token: { symbol: 'EDDY', decimals: 2 }, now: presale.startAt - 86_400 }
  const acts = { open: vi.fn(), review: { clearProblem: () => undefined } }
  renderWithTheme(
    <TimeCard view={view as unknown as PresaleView} acts={acts as unknown as PresaleActs} />,
  )
  const end = screen.getByLabelText(m.presale_admin_time_end(), { exact: false, selector: 'input' })
  const choose = (length: number) =>
    fireEvent.change(end, { target: { value: toLocalInput(presale.startAt + length) } })
  choose(3_600)
  expect(screen.queryByText(m.presale_time_no_exit())).toBeNull()
  choose(900)
  screen.getByText(m.presale_time_no_exit())
  screen.getByText(m.presale_time_no_exit_text({ closed: formatDuration(900) }))
})
