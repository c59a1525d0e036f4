import { expect, test } from 'vitest'
import { pairName } from './pair-name.ts'

const pair = { token0: { symbol: 'GLD' }, token1: { symbol: 'WETH' } }

test('liquidity is called by the two tokens of its pair', () => {
  expect(pairName(pair)).toBe('GLD / WETH')
  expect(pairName(null)).toBeUndefined()
  expect(pairName(undefined)).toBeUndefined()
})

test('a token without a symbol leaves the pair without a name, unless it is called something', () => {
  for (const symbol of [null, undefined, '']) {
    const half = { ...pair, token1: { symbol } }
    expect(pairName(half)).toBeUndefined()
    expect(pairName(half, () => '0x…1')).toBe('GLD / 0x…1')
  }
})
