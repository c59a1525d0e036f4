// @vitest-environment happy-dom
import { formatTime, m } from '@slipway/messages'
import type { OwnerDue } from '@slipway/sdk/presale/evm/get-owner-due'
import { presaleStatus } from '@slipway/sdk/presale/presale-status'
import type { Presale } from '@slipway/sdk/presale/types'
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { renderWithTheme } from '../../../../test/render-with-theme.tsx'
import type { ShownPlan } from '../../../transaction/shown-plan.ts'
import { makePresale } from '../../test/presale-fixture.ts'
import type { PresaleContext } from '../presale-context.ts'
import { finishObstacle, MoneyGroup } from './money-group.tsx'

vi.mock('../../../core/read-client.ts', () => ({ readClient: { chain: { id: 31337 } } }))
vi.mock('./finish-rehearsal.tsx', () => ({ FinishRehearsal: () => null }))

const due = vi.hoisted(() => ({ now: undefined as OwnerDue | undefined }))
vi.mock('@slipway/sdk/presale/evm/get-owner-due', () => ({ getOwnerDue: async () => due.now }))

const DAY = 86_400
const { endTime, hardCap, owner } = makePresale().terms

function actOf(kind: Presale['kind'], now: number, total = hardCap): PresaleContext {
  const presale = makePresale({ kind, state: { total } })
  const status = presaleStatus(presale, now)
  const rest = { name: 'Harbour', account: owner, my: undefined, now, doneOf: () => null }
  return { ...rest, presale, status, open: () => undefined } as unknown as PresaleContext
}

afterEach(cleanup)

test('a fair presale above its cap waits for its end, and is not told to be below the cap', () => {
  const time = formatTime(endTime)
  const obstacle = (kind: 'normal' | 'fair', total: bigint) =>
    finishObstacle(actOf(kind, endTime - 1, total))
  expect(obstacle('fair', 2n * hardCap)).toBe(m.presale_admin_finish_fair({ time }))
  expect(obstacle('normal', hardCap - 1n)).toBe(m.presale_admin_finish_running({ time }))
})

test.each([
  [endTime + DAY - 1, true],
  [endTime + DAY, false],
])('the finish is the owner’s alone for a day after the end: at %i', (now, isOwners) => {
  renderWithTheme(<MoneyGroup act={actOf('normal', now)} />)
  const time = formatTime(endTime + DAY)
  const lapse = formatTime(endTime + 7 * DAY)
  screen.getByText(
    isOwners
      ? m.presale_admin_finish_until({ time })
      : m.presale_admin_finish_anyone({ time, lapse }),
  )
})

test('a presale that was just finished is no longer said to be ready', () => {
  const act = { ...actOf('normal', endTime), doneOf: () => 'It is finished.' }
  renderWithTheme(<MoneyGroup act={act} />)
  screen.getAllByText('It is finished.')
  expect(screen.queryByText(m.presale_admin_finish_ready())).toBeNull()
})

const opener = {
  name: m.console_row_open({
    action: m.presale_admin_withdraw_button(),
    title: m.presale_admin_withdraw_title(),
  }),
}

/** A presale that was finished and that its owner looks at. */
function finished() {
  const state = { poolStatus: 1, finalizedAt: endTime, vestingStart: endTime }
  const presale = makePresale({ state: { total: hardCap, accepted: hardCap, ...state } })
  const opened: ShownPlan[] = []
  const act = {
    ...actOf('normal', endTime + DAY),
    presale,
    status: presaleStatus(presale, endTime + DAY),
    open: (plan: ShownPlan) => opened.push(plan),
    clearDone: () => undefined,
  } as unknown as PresaleContext
  renderWithTheme(<MoneyGroup act={act} />)
  return opened
}

test('a withdrawal of nothing is not offered, and why is said', async () => {
  due.now = {
    state: 'refused',
    failure: { kind: 'contract', name: 'Presale_NothingToWithdraw', args: {} },
  }
  finished()
  await screen.findByText(m.error_Presale_NothingToWithdraw())
  expect(screen.queryByRole('button', opener)).toBeNull()
})

test('tokens that the owner’s wallet cannot receive are said to wait, and go to another one', async () => {
  const failure = { kind: 'contract', name: 'Presale_NothingToWithdraw', args: {} } as const
  const waiting = 400n * 10n ** 18n
  const waits = m.presale_admin_withdraw_waiting({ amount: '400 HBR' })
  for (const [now, said] of [
    [{ state: 'refused', failure, waiting }, waits],
    [{ state: 'due', money: 8n * 10n ** 18n, tokens: 0n, waiting }, `8 ETH · ${waits}`],
  ] as const) {
    due.now = now
    const opened = finished()
    await screen.findByText(said)
    expect(screen.queryByText(m.error_Presale_NothingToWithdraw())).toBeNull()
    fireEvent.click(
      screen.getByRole('button', { name: new RegExp(m.presale_admin_withdraw_to_title()) }),
    )
    const to = `0x${'3'.repeat(40)}`
    fireEvent.change(screen.getByLabelText(m.presale_admin_withdraw_to_label()), {
      target: { value: to },
    })
    fireEvent.click(screen.getByRole('button', { name: m.token_console_review() }))
    await waitFor(() => expect(opened).toHaveLength(1))
    expect(opened[0]?.input).toMatchObject({ to })
    cleanup()
  }
})

test('what is due is named before the review and in it', async () => {
  due.now = { state: 'due', money: 8n * 10n ** 18n, tokens: 400n * 10n ** 18n }
  const opened = finished()
  await screen.findByText('8 ETH · 400 HBR')
  fireEvent.click(screen.getByRole('button', opener))
  fireEvent.click(screen.getByRole('button', { name: m.token_console_review() }))
  await waitFor(() => expect(opened).toHaveLength(1))
  expect(opened[0]?.review.gets.map(({ value }) => value)).toEqual(['8\u00a0ETH', '400\u00a0HBR'])
})

test.each([
  ['private', 'softCapMissed'],
  ['normal', 'softCapMissed'],
  ['fair', 'lapsed'],
] as const)(
  'a canceled %s presale cannot be finished, and gives back its tokens alone',
  (kind, reason) => {
    due.now = { state: 'due', tokens: 400n * 10n ** 18n }
    const act = actOf(kind, endTime + 8 * DAY, 0n)
    const canceled = { ...act, status: { label: 'canceled', reason } } as PresaleContext
    expect(finishObstacle(canceled)).toBe(m.presale_admin_finish_never())
    renderWithTheme(<MoneyGroup act={canceled} />)
    screen.getByText(m.presale_admin_withdraw_text_canceled())
  },
)

test('below its soft cap a presale that runs is said not to have reached it yet', () => {
  expect(finishObstacle(actOf('normal', endTime - 1, 0n))).toBe(m.error_Presale_SoftCapNotReached())
})

test.each([
  ['private', endTime - 1, m.presale_admin_withdraw_text_private()],
  ['normal', endTime - 1, m.presale_admin_withdraw_text()],
] as const)('of a pool only an owner reads whose presale makes one: %s', (kind, now, text) => {
  renderWithTheme(<MoneyGroup act={actOf(kind, now)} />)
  screen.getByText(text)
})

test('a presale whose rest buys no token can be finished before its end', () => {
  const act = actOf('normal', endTime - 1, hardCap - 1n)
  const presale = { ...act.presale, terms: { ...act.presale.terms, presaleRate: 1n } }
  expect(finishObstacle({ ...act, presale })).toBeUndefined()
})

test('an owner whose unsold tokens are burned is promised none', () => {
  const act = actOf('normal', endTime - 1)
  const presale = { ...act.presale, terms: { ...act.presale.terms, burnsUnsold: true } }
  renderWithTheme(<MoneyGroup act={{ ...act, presale }} />)
  screen.getByText(m.presale_admin_withdraw_text_burned())
})
