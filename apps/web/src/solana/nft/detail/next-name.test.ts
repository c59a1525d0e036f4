import { expect, test } from 'vitest'
import { nextName } from './item-card.tsx'

const collection = (size: bigint, name = 'Light') => ({ name, group: { size, maxSize: 9n } })

test('the next number is proposed, where a name has room for it', () => {
  expect(nextName(collection(0n))).toBe('Light #1')
  expect(nextName(collection(3n, 'n'.repeat(30)))).toBe('')
})

test('a proposal whose number is taken by now gives way to the next, what was typed stays', () => {
  expect(nextName(collection(3n), 'Light #3')).toBe('Light #4')
  expect(nextName(collection(3n), 'Light #7')).toBe('Light #7')
  expect(nextName(collection(3n), 'Lantern #1')).toBe('Lantern #1')
  expect(nextName(collection(3n), '')).toBe('')
})
