// @vitest-environment happy-dom
import { MantineProvider } from '@mantine/core'
import { formatDuration, m } from '@slipway/messages'
import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { createStore } from 'zustand'
import { toMinutes } from '../../form/length-units.ts'
import { emptyPresaleForm } from './empty-presale-form.ts'
import { LockWarning } from './lock-warning.tsx'
import { PresaleFormContext, type PresaleFormScope } from './presale-form-context.ts'

const DAY = 86_400

function said(lockMinutes: string): string {
  const snapshot = createStore(() => ({ values: { ...emptyPresaleForm, lockMinutes } }))
  const { container } = render(
    <MantineProvider env="test">
      <PresaleFormContext value={{ snapshot } as unknown as PresaleFormScope}>
        <main>
          <LockWarning />
        </main>
      </PresaleFormContext>
    </MantineProvider>,
  )
  return container.querySelector('main')?.textContent ?? ''
}
const long = (seconds: number) => m.presale_lock_is({ duration: formatDuration(seconds) })
const short = (seconds: number) =>
  m.presale_lock_short({ duration: formatDuration(seconds) }) + m.presale_lock_short_text()

afterEach(cleanup)

test.each([
  ['３０', 30],
  ['1 000', 1_000],
  ["1'000", 1_000],
  ['30.5', 30.5],
])('a lock that is typed as %s days is said in its length', (count, days) => {
  expect(said(toMinutes(count, 'days'))).toBe(long(days * DAY))
})

test('a lock below thirty days is warned of', () => {
  expect(said(toMinutes('0,5', 'days'))).toBe(short(DAY / 2))
  cleanup()
  expect(said(toMinutes('３０', 'hours'))).toBe(short(30 * 3_600))
})

test.each(['abc', '1,000', '1,0000', '12 34', '', '1,234,567'])(
  'nothing is said of a lock that is typed as "%s" days: the field says what is wrong',
  (count) => {
    expect(said(toMinutes(count, 'days'))).toBe('')
  },
)

test.each(['1 000', '１０００', "1'000"])(
  'a draft that keeps %s minutes is warned of as it will be read',
  (minutes) => {
    expect(said(minutes)).toBe(short(60_000))
  },
)
