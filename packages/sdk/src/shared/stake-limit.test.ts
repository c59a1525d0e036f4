import { expect, test } from 'vitest'
import { calculateStakeLeft, limitEndsAt } from './stake-limit.ts'

const terms = { limit: 100n, startAt: 1_000, limitSeconds: 50 }

test('a limit leaves what is below it, until its time is over', () => {
  expect(calculateStakeLeft(terms, 30n, 1_049)).toBe(70n)
  expect(calculateStakeLeft(terms, 130n, 1_049)).toBe(0n)
  expect(calculateStakeLeft(terms, 30n, 1_050)).toBeUndefined()
  expect(limitEndsAt(terms)).toBe(1_050)
})

test('where there is no limit, none ends and nothing is left of one', () => {
  const none = { ...terms, limit: 0n }
  expect(calculateStakeLeft(none, 30n, 0)).toBeUndefined()
  expect(limitEndsAt(none)).toBeUndefined()
})
