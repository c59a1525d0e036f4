import type { CreationFee } from '@slipway/sdk/vip/types'
import { expect, test } from 'vitest'
import { readCardsSearch } from './cards-search.ts'
import { feeRange } from './fee-range.ts'
import { findTools, networkTools } from './network-tools.ts'

const fee = (tool: CreationFee['tool'], fullFeeWei: bigint): CreationFee => ({
  ...{ tool, fullFeeWei, templateId: 1, isWaived: false },
})

test('a tool costs what its cheapest to its dearest template costs, whatever others cost', () => {
  const fees = [fee('token', 3n), fee('token', 1n), fee('token', 2n), fee('nft', 9n)]
  expect(feeRange(fees, 'token')).toEqual({ leastWei: 1n, mostWei: 3n })
  expect(feeRange(fees, 'presale')).toBe('closed')
})

test('a tool is found by every word of a text, in any order and case', () => {
  const [first] = networkTools
  const words = first?.title().toUpperCase().split(' ').reverse().join('  ')
  expect(findTools(words)).toContain(first)
  expect(findTools('no such tool')).toEqual([])
  expect(findTools(undefined)).toHaveLength(networkTools.length)
})

test('only a text is looked for', () => {
  expect(readCardsSearch({ q: ' lock ' })).toEqual({ q: 'lock' })
  expect(readCardsSearch({ q: 7 })).toEqual({})
})
