import { expect, test } from 'vitest'
import { formatNames } from './format-names.ts'
import { joinSentences } from './join-sentences.ts'

test('names and sentences follow one another as each language prints them', () => {
  expect(formatNames(['Holders', 'Burn'], 'en-US')).toBe('Holders, Burn')
  expect(formatNames(['持有人', '销毁'], 'zh-CN')).toBe('持有人、销毁')
  expect(joinSentences(['Done.', undefined, 'Paid.'], 'en-US')).toBe('Done. Paid.')
  expect(joinSentences(['已完成。', '', '已支付。'], 'zh-CN')).toBe('已完成。已支付。')
  expect(joinSentences([], 'en-US')).toBe('')
})
