import { expect, test } from 'vitest'
import { createRandom } from './create-random.ts'

test('the same seed repeats itself, another does not', () => {
  const draw = (seed: number) => {
    const random = createRandom(seed)
    return Array.from({ length: 20 }, () => random.next())
  }
  expect(draw(1)).toEqual(draw(1))
  expect(draw(1)).not.toEqual(draw(2))
})

test('whole numbers stay between their bounds and reach both', () => {
  const random = createRandom(3)
  const drawn = new Set(Array.from({ length: 500 }, () => random.integer(2, 5)))
  expect([...drawn].sort()).toEqual([2, 3, 4, 5])
})

test('chances come true about as often as they should', () => {
  const random = createRandom(4)
  const hits = Array.from({ length: 10_000 }, () => random.chance(0.3)).filter(Boolean).length
  expect(hits / 10_000).toBeCloseTo(0.3, 1)
})

test('picks only what is there', () => {
  const random = createRandom(5)
  expect(['a', 'b']).toContain(random.pick(['a', 'b']))
  expect(() => random.pick([])).toThrow(RangeError)
})
