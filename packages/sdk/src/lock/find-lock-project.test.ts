import { expect, test } from 'vitest'
import { findLockProject } from './find-lock-project.ts'

const wrapped = '0xBB4CDB9CBd36B01bD1cBaEBF2De08d9173bc095c'
const listed = '0xcA143Ce32Fe78f1f7019d7d551a6402fC5350c73'
const chain = { currencies: [{ address: wrapped }], venues: [{ name: 'V2', factory: listed }] }
const pair = (one: string, two: string, factory: string | null = listed.toLowerCase()) => ({
  token0: { address: one },
  token1: { address: two },
  factory,
})

test.each([
  ['a token or a collection is its own project', undefined, '0xasset'],
  [
    'a pair belongs to the token that is no currency',
    pair(wrapped.toLowerCase(), '0xtoken'),
    '0xtoken',
  ],
  ['whichever side it is on', pair('0xtoken', wrapped), '0xtoken'],
  ['of two tokens none is preferred', pair('0xtoken', '0xother'), '0xasset'],
  ['nor of two currencies', pair(wrapped, wrapped), '0xasset'],
  [
    'a pair of a factory that nobody lists is itself',
    pair('0xtoken', wrapped, '0xfake'),
    '0xasset',
  ],
  ['so is one without a factory', pair('0xtoken', wrapped, null), '0xasset'],
])('%s', (_what, sides, project) => {
  expect(findLockProject('0xasset', sides, chain)).toBe(project)
})

test('a program of another kind of network vouches for nothing', () => {
  const solana = { ...chain, venues: [{ name: 'V2' }] }
  expect(findLockProject('0xasset', pair('0xtoken', wrapped), solana)).toBe('0xasset')
})
