import { expect, test } from 'vitest'
import { donutArcs } from './donut-arcs.ts'

test('shares the ring by weight, with a gap between slices', () => {
  expect(donutArcs([3, 1])).toEqual([
    { length: 74.4, offset: 0 },
    { length: 24.4, offset: 75 },
  ])
})

test('one slice is the whole ring, none is nothing', () => {
  expect(donutArcs([5])).toEqual([{ length: 100, offset: 0 }])
  expect(donutArcs([5, 0])[0]).toEqual({ length: 100, offset: 0 })
  expect(donutArcs([0, 0])).toEqual([])
})
