import { expect, test } from 'vitest'
import { amountOf, glanceOf } from './claims-plans.ts'

test('figures are short where there is little room, and in full where something is signed', () => {
  const view = { token: { decimals: 18, symbol: 'GLD' } } as never
  expect(amountOf(view, 1_234_012_345_678_901_234_567n)).toBe('1,234.012345678901234567\u00a0GLD')
  expect(glanceOf(view, 1_234_012_345_678_901_234_567n)).toBe('1,234.0123\u00a0GLD')
})
