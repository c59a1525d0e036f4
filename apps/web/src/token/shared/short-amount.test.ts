import { expect, test } from 'vitest'
import { shortAmount } from './short-amount.ts'

const unit = 10n ** 18n
const token = { decimals: 18 }
const plain = (text: string) => text.replaceAll('\u00a0', ' ')

test('shows as many digits as the size deserves, and never more than there is', () => {
  expect(shortAmount(145_098n * unit + 915_132_262_682_118_556n, token)).toBe('145,098.91')
  expect(shortAmount(unit + 999_999_999_999_999_999n, token)).toBe('1.9999')
  expect(shortAmount(123_456_789_012n, token)).toBe('0.00000012')
  expect(shortAmount(5n, token)).toBe('<0.00000001')
  expect(shortAmount(0n, token)).toBe('0')
})

test('a least amount is rounded up: what is read can be typed', () => {
  const least = 999_951n * unit + 124_575_955_448_359_708n
  expect(shortAmount(least, token, 'up')).toBe('999,951.13')
  expect(shortAmount(2_000n * unit, token, 'up')).toBe('2,000')
})

test('tokens of few decimals and with a symbol', () => {
  expect(plain(shortAmount(1_234_567n, { decimals: 6, symbol: 'USDC' }))).toBe('1.2345 USDC')
  expect(plain(shortAmount(12n, { decimals: 0, symbol: 'TIX' }))).toBe('12 TIX')
})
