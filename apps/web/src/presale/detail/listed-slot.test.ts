import { expect, test } from 'vitest'
import { chooseListed, mayUseList } from './listed-slot.ts'

const first = { index: 3, level: 1, proof: [] }
const second = { index: 4, level: 2, proof: [] }
const slot = (slotStatus: number, level: number) => ({ slotStatus, level })

test('a better place in the list takes the place of an unused slot, and of nothing else', () => {
  expect(chooseListed(first, undefined)).toBe(first)
  expect(chooseListed(second, slot(0, 0))).toBe(second)
  expect(chooseListed(first, slot(1, 2))).toBe(first)
  expect(chooseListed(second, slot(1, 2))).toBeUndefined()
  expect(chooseListed(first, slot(1, 1))).toBeUndefined()
  expect(chooseListed(first, slot(2, 2))).toBeUndefined()
  expect(chooseListed(first, slot(3, 2))).toBeUndefined()
  expect(chooseListed(null, undefined)).toBeUndefined()
  expect([slot(1, 2), slot(1, 1), slot(2, 2)].map(mayUseList)).toEqual([true, false, false])
})
