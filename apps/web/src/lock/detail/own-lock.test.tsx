// @vitest-environment happy-dom
import { formatTime, formatTimeLeft, m } from '@slipway/messages'
import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { renderWithTheme } from '../../../test/render-with-theme.tsx'
import type { FormContext } from '../../action/form-context.ts'
import { makeLockView, lockNow as now } from '../test/lock-fixture.ts'
import { OwnLock } from './own-lock.tsx'

vi.mock('../../core/read-client.ts', () => ({ readClient: { chain: { id: 31_337 } } }))
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
