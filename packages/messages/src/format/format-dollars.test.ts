import { expect, test } from 'vitest'
import { formatDollars } from './format-dollars.ts'

test.each([
  [0n, '<$0.000001', '<US$0.000001'],
  [1n, '$0.000001', 'US$0.000001'],
  [9_999n, '$0.009999', 'US$0.009999'],
  [10_000n, '$0.01', 'US$0.01'],
  [69_322n, '$0.0693', 'US$0.0693'],
  [599_999n, '$0.5999', 'US$0.5999'],
  [1_009_999n, '$1', 'US$1'],
  [1_234_567_890n, '$1,234.56', 'US$1,234.56'],
  [1_299_999_000_000n, '$1.29M', 'US$129.99万'],
])('%s millionths of a dollar', (micro, english, chinese) => {
  expect(formatDollars(micro, false, 'en-US')).toBe(english)
  expect(formatDollars(micro, false, 'zh-CN')).toBe(chinese)
})

test('nothing is worth nothing', () => {
  expect(formatDollars(0n, true, 'en-US')).toBe('$0')
})
