// @vitest-environment happy-dom
import { formatBps, formatTime, formatTimeLeft, m } from '@slipway/messages'
import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { renderWithTheme } from '../../../test/render-with-theme.tsx'
import type { FormContext } from '../../action/form-context.ts'
import { makeLockView, lockNow as now } from '../test/lock-fixture.ts'
import { OwnLock } from './own-lock.tsx'

vi.mock('../../core/read-client.ts', () => ({ readClient: { chain: { id: 31_337 } } }))
vi.mock('../../core/app-link.tsx', () => ({ AppLink: () => null }))
vi.mock('./load-lock-actions.ts', () => ({
  loadLockActions: async () => ({ default: () => null }),
}))
vi.mock('./lock-history.tsx', () => ({ LockHistory: () => null }))
vi.mock('../../transaction/use-chain-now.ts', () => ({ useChainNow: () => now }))

afterEach(cleanup)

const DAY = 86_400
const END = now + 100 * DAY
const act: FormContext = {
  token: { symbol: 'HBR', decimals: 18 },
  open: () => undefined,
  doneOf: () => null,
  clearDone: () => undefined,
}

test('what can be withdrawn is not said to be locked', () => {
  const figures = (unlockAt: number) => {
    renderWithTheme(
      <OwnLock act={act} view={makeLockView({ unlockAt })} isOwner isUnfolded={false} />,
    )
    const shown = [m.lock_fact_amount(), m.lock_free_now()].map(
      // The badge may say the same.
      (label) => screen.getAllByText(label).at(-1)?.parentElement?.textContent ?? '',
    )
    cleanup()
    return shown
  }
  const [locked, free] = figures(END)
  expect([locked, free].map((text) => text?.includes('1,000'))).toEqual([true, false])
  const ended = figures(now - DAY)
  expect(ended.map((text) => text.includes('1,000'))).toEqual([false, true])
})

const even = { cycleSeconds: 0, cycleBps: 0 }

test.each([
  ['in steps', { cliffAt: now + DAY, cycleSeconds: 10 * DAY, cycleBps: 1_000 }, 1_000, DAY],
  ['evenly', { cliffAt: now - DAY, ...even }, 1_000, 100 * DAY],
  ['evenly, later', { cliffAt: now + 20 * DAY, ...even }, 0, 20 * DAY],
] as const)(
  'a lock that comes free %s says of what its time left and its date are',
  (how, terms, firstBps, left) => {
    const view = makeLockView({ unlockAt: END, schedule: { firstBps, ...terms } })
    renderWithTheme(<OwnLock act={act} view={view} isOwner isUnfolded={false} />)
    const label = how === 'evenly' ? m.lock_fact_all_in() : m.lock_fact_next_in()
    const figure = screen.getByText(label).parentElement
    expect(figure?.textContent).toContain(formatTimeLeft(left))
    expect(figure?.textContent).toContain(formatTime(now + left))
  },
)

/** Rows of the dates of a lock, unfolded: when, what comes then, how much altogether. */
function datesOf(changes: Parameters<typeof makeLockView>[0]) {
  renderWithTheme(<OwnLock act={act} view={makeLockView(changes)} isOwner={false} isUnfolded />)
  const rows = [...screen.getByRole('table').querySelectorAll('tbody tr')]
  return rows.map((row) =>
    [...row.children].map((cell) => (cell.textContent ?? '').replaceAll('\u00a0', ' ')),
  )
}

const E = 10n ** 18n
const left = (amount: bigint) => ({ amount: amount * E, units: amount * E })
const whole = formatBps(10_000)

test('of a lock that was prolonged after a withdrawal, the dates bring what is in it', () => {
  const schedule = { cliffAt: now + DAY, firstBps: 1_000, cycleSeconds: DAY, cycleBps: 4_500 }
  expect(datesOf({ schedule, unlockAt: now + 3 * DAY, ...left(900n) })).toEqual([
    [m.lock_dates_withdrawn(), '10%100HBR', '10%'],
    [expect.stringContaining(formatTime(now + 2 * DAY)), '+45%450HBR', '55%'],
    [expect.stringContaining(formatTime(now + 3 * DAY)), '+45%450HBR', whole],
  ])
  screen.getByRole('img', {
    name: m.lock_picture_steps({
      from: formatTime(now + 2 * DAY),
      until: formatTime(now + 3 * DAY),
      count: 2,
    }),
  })
})

test('a step that was withdrawn leaves nothing, however it was rounded', () => {
  const schedule = { cliffAt: now + DAY, firstBps: 1_000, cycleSeconds: DAY, cycleBps: 4_500 }
  const initial = { initialAmount: 1_001_003n, initialUnits: 1_001_003n }
  // A tenth is 100 100.3 units.
  const rest = { amount: 900_903n, units: 900_903n }
  const dates = datesOf({ schedule, unlockAt: now + 3 * DAY, ...initial, ...rest })
  expect(dates.map(([, , total]) => total)).toEqual(['10%', '55%', whole])
})

test('a part of a part that was withdrawn is no part of the date', () => {
  const schedule = { cliffAt: now - DAY, firstBps: 1_000, cycleSeconds: 2 * DAY, cycleBps: 9_000 }
  expect(datesOf({ schedule, unlockAt: now + DAY, ...left(960n) })).toEqual([
    [m.lock_dates_withdrawn(), '4%40HBR', '4%'],
    [expect.stringContaining(formatTime(now - DAY)), '+6%60HBR', '10%'],
    [expect.stringContaining(formatTime(now + DAY)), '+90%900HBR', whole],
  ])
})

test('a line that was moved behind what was withdrawn begins where it comes there', () => {
  const schedule = { cliffAt: now + DAY, firstBps: 0, ...even }
  const dates = datesOf({ schedule, unlockAt: now + 5 * DAY, ...left(750n) })
  expect(dates.map(([, part]) => part)).toEqual(['25%250HBR', '+75%750HBR'])
  screen.getByRole('img', {
    name: m.lock_picture_gradual({
      from: formatTime(now + 2 * DAY),
      until: formatTime(now + 5 * DAY),
    }),
  })
})
