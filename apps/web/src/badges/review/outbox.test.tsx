// @vitest-environment happy-dom
import { m } from '@slipway/messages'
import { cleanup, screen, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { renderWithTheme } from '../../../test/render-with-theme.tsx'
import { Outbox } from './outbox.tsx'

const calls = vi.hoisted(() => ({ readOutbox: vi.fn(), readReports: vi.fn() }))

vi.mock('./review-session.ts', () => ({
  reviewApi: calls,
  useReviewSession: (select: (session: { token: string }) => unknown) =>
    select({ token: 'of the operator' }),
}))

const message = {
  id: 7,
  channel: 'mail',
  recipient: 'mate@mail.example',
  subject: 'Activate your account',
  body: 'Open https://slipway.example/user/activation#secret',
  status: 'queued',
  attempts: 0,
  detail: null,
  createdAt: 1_700_000_000,
  expiresAt: 1_700_086_400,
}

const show = () => renderWithTheme(<Outbox />)

const entryOf = async (recipient: string) =>
  within((await screen.findByText(recipient)).closest('li') as HTMLElement)

afterEach(cleanup)

test('what waits shows its text, what was handed over has none, and what failed says why', async () => {
  calls.readReports.mockResolvedValue([])
  calls.readOutbox.mockResolvedValue([
    message,
    { ...message, id: 6, recipient: 'cook@mail.example', status: 'delivered', body: '' },
    {
      ...message,
      id: 5,
      channel: 'sms',
      recipient: '+4912345',
      subject: '',
      status: 'failed',
      attempts: 3,
      detail: 'no such number',
    },
  ])
  show()
  const waits = await entryOf('mate@mail.example')
  waits.getByText(m.outbox_status_queued())
  waits.getByText(message.body)
  const gone = await entryOf('cook@mail.example')
  gone.getByText(m.outbox_status_delivered())
  expect(gone.queryByText(m.outbox_message())).toBeNull()
  const failed = await entryOf('+4912345')
  failed.getByText(m.outbox_status_failed())
  failed.getByText('no such number')
  expect(screen.getByText(m.outbox_reports_none())).toBeDefined()
})

test('a failure is said, and can be tried again', async () => {
  calls.readOutbox.mockRejectedValue(new Error('away'))
  calls.readReports.mockResolvedValue([])
  show()
  await screen.findByText(m.outbox_failed())
})

test('codes that did not arrive name who waits for them', async () => {
  calls.readOutbox.mockResolvedValue([])
  calls.readReports.mockResolvedValue([
    { id: 1, channel: 'sms', recipient: '+4998765', reportedAt: 1_700_000_000 },
  ])
  show()
  const report = await entryOf('+4998765')
  report.getByText(m.outbox_channel_sms())
  await screen.findByText(m.outbox_none())
})
