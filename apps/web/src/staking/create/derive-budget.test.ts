import { expect, test } from 'vitest'
import { toLocalInput } from '../../form/local-time.ts'
import { type BudgetValues, deriveBudget, secondsOf } from './derive-budget.ts'

// A whole minute, as inputs hold it.
const now = 1_800_000_000
const values: BudgetValues = {
  budget: 'rate',
  rate: '0.5',
  total: '',
  start: 'now',
  startTime: '',
  endTime: toLocalInput(now + 600),
  rewardDecimals: 6,
}

test('a rate makes a total', () => {
  expect(deriveBudget(values, now)).toBe('300')
  expect(deriveBudget({ ...values, rate: '0.000001' }, now)).toBe('0.0006')
})

test('a total pays for a rate; what does not divide evenly stays with the project', () => {
  const total = { ...values, budget: 'total', total: '100' } as const
  expect(deriveBudget(total, now)).toBe('0.166666')
  expect(deriveBudget({ ...total, total: '0.0001' }, now)).toBe('0')
})

test('rewards that start later run for less', () => {
  const later = { ...values, start: 'date', startTime: toLocalInput(now + 360) } as const
  expect(secondsOf(later, now)).toBe(240n)
  expect(deriveBudget(later, now)).toBe('120')
  const past = { ...values, start: 'date', startTime: toLocalInput(now - 360) } as const
  expect(secondsOf(past, now)).toBe(600n)
})

test('nothing is made of what is missing or wrong', () => {
  for (const change of [
    { rate: '' },
    { rate: 'many' },
    { rate: '0.0000001' },
    { endTime: '' },
    { endTime: toLocalInput(now) },
    { start: 'date' },
  ] as const)
    expect(deriveBudget({ ...values, ...change }, now)).toBe('')
})
