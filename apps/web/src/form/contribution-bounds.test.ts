import { expect, test } from 'vitest'
import { boundsRule, boundsTerm } from './contribution-bounds.ts'

const money = (units: bigint) => `${units} SOL`

test('a presale without a minimum names none, in its terms and at its field', () => {
  expect(boundsTerm({ min: 0n, max: 5n }, money)).toBe('no minimum, at most 5 SOL')
  expect(boundsRule({ min: 0n, max: 5n }, money)).toBe('No minimum, at most 5 SOL for one wallet')
  expect(boundsTerm({ min: 1n, max: 5n }, money)).toBe('from 1 SOL, at most 5 SOL')
  expect(boundsRule({ min: 1n, max: 5n }, money)).toBe('From 1 SOL, at most 5 SOL for one wallet')
})
