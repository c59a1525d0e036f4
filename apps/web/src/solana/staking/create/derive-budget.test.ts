import { expect, test } from 'vitest'
import { type BudgetValues, deriveBudget, derivedField, secondsOf } from './derive-budget.ts'

const now = new Date('2026-02-01T12:00').getTime() / 1_000
const day = 86_400
const values: BudgetValues = {
  ...{ budget: 'total', total: '864', rate: '', start: 'now', startAt: '' },
  endAt: '2026-02-11T12:00',
}
const derived = (change: Partial<BudgetValues>, decimals = 6) =>
  deriveBudget({ ...values, ...change }, { decimals, now })

test('rewards run from now, from a start that is ahead, and from now where it has passed', () => {
  expect(secondsOf(values, now)).toBe(10 * day)
  const date = { ...values, start: 'date' } as const
  expect(secondsOf({ ...date, startAt: '2026-02-10T12:00' }, now)).toBe(day)
  expect(secondsOf({ ...date, startAt: '2026-01-01T12:00' }, now)).toBe(10 * day)
  expect(secondsOf({ ...date, startAt: '' }, now)).toBeUndefined()
  expect(secondsOf({ ...values, endAt: '2026-02-01T12:00' }, now)).toBeUndefined()
})

test('a total makes whole base units a second, a rate the total that it costs', () => {
  expect(derived({})).toBe('0.001')
  expect(derived({ total: '864.9' })).toBe('0.001001')
  expect(derived({ total: '1' }, 0)).toBe('0')
  expect(derived({ budget: 'rate', rate: '0.001' })).toBe('864')
  expect(derivedField({ budget: 'rate' })).toBe('total')
})

test('nothing is said while something is missing or wrong', () => {
  expect(derived({ total: '' })).toBe('')
  expect(derived({ total: '0.0000001' })).toBe('')
  expect(derived({ endAt: '' })).toBe('')
})
