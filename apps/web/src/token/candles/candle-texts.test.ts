import { setLocale } from '@slipway/messages'
import { beforeAll, expect, test } from 'vitest'
import { priceText, volumeText } from './candle-texts.ts'

beforeAll(() => setLocale('en-US'))

const unit = { tokenDecimals: 18, quoteDecimals: 6, quoteSymbol: 'USDC' }

test.each([
  // 1.25 USDC for a token of 18 decimals: 1250000 for 10^18 base units, times 10^36.
  [1_250_000n * 10n ** 18n, unit, '1.25'],
  [123_456_789n, { ...unit, quoteDecimals: 18 }, '0.00000000000000000000000000012345'],
  [2n * 10n ** 36n, { ...unit, tokenDecimals: 0, quoteDecimals: 0 }, '2'],
  [7n, { ...unit, tokenDecimals: 60, quoteDecimals: 6 }, `7${',000'.repeat(6)}`],
])('price %s', (price, of, text) => {
  expect(priceText(price, of)).toBe(text)
})

test('a volume is short and names its currency', () => {
  expect(volumeText('1234567890123', unit)).toBe('1.23M\u00a0USDC')
})
