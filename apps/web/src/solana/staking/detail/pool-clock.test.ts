import { expect, test } from 'vitest'
import { closesAt, endedEarly, nextMoment, poolMoments } from './pool-clock.ts'
import { testPool } from './test/pool-fixture.ts'

test('the clock brings the start, the deadline where it is before the end, and the end', () => {
  const pool = testPool({ deadlineAt: 50_000 })
  expect(nextMoment(pool, 999)).toEqual({ id: 'start', at: 1_000 })
  expect(nextMoment(pool, 1_000)).toEqual({ id: 'deadline', at: 50_000 })
  expect(nextMoment(pool, 50_000)).toEqual({ id: 'end', at: 101_000 })
  expect(nextMoment(pool, 101_000)).toBeUndefined()
  expect(nextMoment(testPool(), 1_000)).toEqual({ id: 'end', at: 101_000 })
  // A start that was moved behind the deadline.
  expect(poolMoments(testPool({ deadlineAt: 900 })).map(({ id }) => id)).toEqual([
    'deadline',
    'start',
    'end',
  ])
})

test('rewards that ended before their deadline were ended early', () => {
  expect(endedEarly(testPool())).toBe(false)
  expect(endedEarly(testPool({ endAt: 5_000 }))).toBe(true)
  expect(endedEarly(testPool({ startAt: 1_000, endAt: 1_100, deadlineAt: 1_050 }))).toBe(true)
  expect(closesAt(testPool({ endAt: 5_000 }))).toBe(5_000)
})
