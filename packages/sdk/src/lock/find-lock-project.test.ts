import { expect, test } from 'vitest'
import { findLockProject } from './find-lock-project.ts'

const wrapped = '0xBB4CDB9CBd36B01bD1cBaEBF2De08d9173bc095c'
const currencies = [{ address: wrapped }]

test.each([
  ['a token or a collection is its own project', undefined, '0xasset'],
  [
    'a pair belongs to the token that is no currency',
    [wrapped.toLowerCase(), '0xtoken'],
    '0xtoken',
  ],
  ['whichever side it is on', ['0xtoken', wrapped], '0xtoken'],
  ['of two tokens none is preferred', ['0xtoken', '0xother'], '0xasset'],
  ['nor of two currencies', [wrapped, wrapped], '0xasset'],
])('%s', (_what, sides, project) => {
  expect(findLockProject('0xasset', sides, currencies)).toBe(project)
})
