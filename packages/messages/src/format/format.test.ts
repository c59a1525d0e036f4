import { describe, expect, test } from 'vitest'
import { decimalText } from './decimal-text.ts'
import { formatAmount } from './format-amount.ts'
import { formatBps } from './format-bps.ts'
import { formatDuration, formatInterval, formatLength } from './format-duration.ts'
import { formatInteger } from './format-integer.ts'
import { formatTime } from './format-time.ts'
import { formatTimeLeft } from './format-time-left.ts'

const locale = 'en-US'

describe('formatAmount', () => {
  test('keeps every digit of amounts that no floating number holds', () => {
    const units = 123_456_789_012_345_678_901_234_567_890n
    expect(formatAmount(units, 18, { locale })).toBe('123,456,789,012.34567890123456789')
    expect(formatAmount(units, 0, { locale })).toBe('123,456,789,012,345,678,901,234,567,890')
  })

  test('cuts and never rounds up', () => {
    expect(formatAmount(1_999_999n, 6, { locale, maximumFractionDigits: 2 })).toBe('1.99')
    expect(formatAmount(-1_999_999n, 6, { locale, maximumFractionDigits: 2 })).toBe('-1.99')
  })

  test('rounds up what somebody has to pay', () => {
    const price = { locale, maximumFractionDigits: 6, rounding: 'up' } as const
    expect(formatAmount(7_777_777_777_777_778n, 18, price)).toBe('0.007778')
    expect(formatAmount(7_000_000_000_000_000n, 18, price)).toBe('0.007')
    expect(formatAmount(1n, 18, price)).toBe('<0.000001')
  })

  test('never shows something as nothing', () => {
    expect(formatAmount(1n, 18, { locale, maximumFractionDigits: 4 })).toBe('<0.0001')
    expect(formatAmount(0n, 18, { locale, maximumFractionDigits: 4 })).toBe('0')
  })

  test('keeps the leading digits of a small amount where they are asked for', () => {
    const glance = { locale: 'en-US', maximumFractionDigits: 4, significantDigits: 4 } as const
    expect(formatAmount(385_802_469_135_802n, 18, glance)).toBe('0.0003858')
    expect(formatAmount(1_000_385_802_469_135_802n, 18, glance)).toBe('1.0003')
    expect(formatAmount(12n, 18, glance)).toBe('0.000000000000000012')
    expect(formatAmount(0n, 18, glance)).toBe('0')
    expect(formatAmount(-385_802_469_135_802n, 18, glance)).toBe('-0.0003858')
  })

  test('writes the symbol behind a space that does not break', () => {
    expect(formatAmount(5n, 1, { locale, symbol: 'BNB' })).toBe('0.5\u00a0BNB')
  })

  test('shortens in the words of the language', () => {
    const compact = { notation: 'compact' } as const
    expect(formatAmount(123_456_789n, 0, { locale, ...compact })).toBe('123M')
    expect(formatAmount(120_000_000n, 0, { locale: 'zh-CN', ...compact })).toBe('1亿')
  })

  test('bears decimals beyond what the engine can show', () => {
    expect(formatAmount(10n ** 255n, 255, { locale })).toBe('1')
  })
})

test('decimalText is exact on both sides of the point', () => {
  expect(decimalText(1_500_000n, 6)).toBe('1.5')
  expect(decimalText(-5n, 3)).toBe('-0.005')
  expect(decimalText(700n, 0)).toBe('700')
})

test('formatBps shows hundredths of a percent', () => {
  expect(formatBps(2000n, locale)).toBe('20%')
  expect(formatBps(1, locale)).toBe('0.01%')
  expect(formatBps(6_666.667, locale)).toBe('66.67%')
})

test('formatBps shows little as less than a hundredth of a percent, and almost all never as all', () => {
  for (const one of ['en-US', 'zh-CN'] as const) {
    expect(formatBps(0.004, one)).toBe('<0.01%')
    expect(formatBps(0, one)).toBe('0%')
    expect(formatBps(9_999.999, one)).toBe('99.99%')
    expect(formatBps(10_000, one)).toBe('100%')
  }
})

test('formatTimeLeft says what is left with its units, and seconds in the last day', () => {
  const read = (seconds: number, language: 'en-US' | 'zh-CN' = 'en-US') =>
    formatTimeLeft(seconds, language).replaceAll('\u00a0', ' ')
  expect(read(2 * 86_400 + 23 * 3_600 + 31 * 60 + 5)).toBe('2 d 23 h 31 min')
  expect(read(86_400)).toBe('1 d 0 h 0 min')
  expect(read(86_399)).toBe('23 h 59 min 59 s')
  expect(read(3_605)).toBe('1 h 0 min 5 s')
  expect(read(59)).toBe('59 s')
  expect([read(0), read(-5)]).toEqual(['0 s', '0 s'])
  expect(read(90_061, 'zh-CN')).toBe('1 天 1 小时 1 分')
})

test('formatInterval follows “every”', () => {
  expect(formatInterval(86_400n, locale)).toBe('day')
  expect(formatInterval(2 * 86_400, locale)).toBe('2 days')
  expect(formatInterval(3_600, locale)).toBe('hour')
  expect(formatInterval(93_600, locale)).toBe('1 day, 2 hours')
  expect(formatInterval(86_400, 'zh-CN')).toBe('天')
  expect(formatInterval(2 * 86_400, 'zh-CN')).toBe('2 天')
  expect(formatInterval(93_600, 'zh-CN')).toBe('1 天 2 小时')
})

test('formatDuration says the two largest parts', () => {
  expect(formatDuration(259_200n, locale)).toBe('3 days')
  expect(formatDuration(93_784n, locale)).toBe('1 day, 2 hours')
  expect(formatDuration(59, locale)).toBe('59 seconds')
  expect(formatDuration(0n, locale)).toBe('0 seconds')
  expect(formatDuration(-5n, locale)).toBe('0 seconds')
  expect(formatDuration(259_200n, 'zh-CN')).toBe('3 天')
  expect(formatDuration(93_784n, 'zh-CN')).toBe('1 天 2 小时')
  expect(formatDuration(59, 'zh-CN')).toBe('59 秒')
  expect(formatDuration(119, 'zh-CN')).toBe('1 分钟 59 秒')
  expect(formatInterval(1, 'zh-CN')).toBe('秒')
})

test('formatLength says no rest of seconds, by which only clocks differ', () => {
  const day = 86_400
  expect(formatLength(30 * day + 1, locale)).toBe('30 days')
  expect(formatLength(30 * day - 1, locale)).toBe('29 days, 23 hours')
  expect(formatLength(3_605, locale)).toBe('1 hour')
  expect(formatLength(59, locale)).toBe('59 seconds')
  expect(formatLength(-5, locale)).toBe('0 seconds')
  expect(formatLength(30 * day + 1, 'zh-CN')).toBe('30 天')
})

test('formatInteger groups digits', () => {
  expect(formatInteger(1_234_567n, locale)).toBe('1,234,567')
})

test('formatTime names the zone', () => {
  const format = { locale, timeZone: 'UTC' } as const
  expect(formatTime(1_662_868_720n, format)).toMatch(/^Sep 11, 2022, 03:58 AM UTC$/)
  const inChinese = (timeZone: string) => formatTime(1_662_868_720n, { locale: 'zh-CN', timeZone })
  expect(inChinese('UTC')).toBe('2022年9月11日 协调世界时 03:58')
  expect(inChinese('Asia/Shanghai')).toBe('2022年9月11日 中国标准时间 11:58')
})
