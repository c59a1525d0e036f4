import { expect, test } from 'vitest'
import { totalsOverTime } from './totals-over-time.ts'

const span = { from: 100, until: 500 }
const row = (createdAt: number, total: string) => ({ createdAt, total })

test('a line from nothing at the start to what it holds now', () => {
  const rows = [row(300, '2500000'), row(200, '1000000')]
  expect(totalsOverTime(rows, 6, span)).toEqual({
    times: [100, 200, 300, 500],
    values: [0, 1, 2.5, 2.5],
  })
})

test('of several in one second the last one stands', () => {
  const rows = [row(200, '3'), row(200, '7')]
  expect(totalsOverTime(rows, 0, { from: 100, until: 200 })).toEqual({
    times: [100, 200],
    values: [0, 3],
  })
})

test('nothing happened: no line', () => {
  expect(totalsOverTime([], 18, span)).toEqual({ times: [], values: [] })
})
