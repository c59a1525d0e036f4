import { expect, test } from 'vitest'
import { layOutCandles } from './lay-out-candles.ts'

const candle = (
  startsAt: number,
  [open, high, low, close]: readonly string[],
  quoteVolume = '1',
) => ({
  startsAt,
  open: open ?? '0',
  high: high ?? '0',
  low: low ?? '0',
  close: close ?? '0',
  tokenVolume: '1',
  quoteVolume,
  swaps: 1,
})

test('intervals without a swap keep their places, and prices of any size their heights', () => {
  const e40 = (digits: string) => `${digits}${'0'.repeat(40)}`
  const { boxes, slots, low, high } = layOutCandles(
    [
      candle(300_000, [e40('10'), e40('22'), e40('10'), e40('20')], '50'),
      candle(300_900, [e40('20'), e40('21'), e40('15'), e40('16')], '200'),
    ],
    300,
    null,
  )
  expect(slots).toBe(24)
  expect(boxes.map(({ slot }) => slot)).toEqual([20, 23])
  expect([low, high].map((price) => price / 10n ** 40n)).toEqual([9n, 23n])
  expect(boxes.map(({ isUp, volume }) => [isUp, volume])).toEqual([
    [true, 0.25],
    [false, 1],
  ])
  for (const box of boxes) {
    expect(box.low).toBeGreaterThan(0)
    expect(box.high).toBeLessThan(1)
    expect(box.low).toBeLessThanOrEqual(Math.min(box.open, box.close))
    expect(box.high).toBeGreaterThanOrEqual(Math.max(box.open, box.close))
  }
})

test('the newest are shown where there are more than fit', () => {
  const many = Array.from({ length: 200 }, (_, at) => candle(at * 300, ['5', '5', '5', '5']))
  const { boxes, slots, startsAt } = layOutCandles(many, 300, 0)
  expect([boxes.length, slots, startsAt]).toEqual([96, 96, 104 * 300])
  expect(boxes.at(-1)?.slot).toBe(95)
})

test('the launch is marked in its interval while it is within the picture', () => {
  const flat = ['7', '7', '7', '7']
  const candles = [candle(36_000, flat), candle(39_600, flat)]
  expect(layOutCandles(candles, 3_600, 32_500).launchSlot).toBe(21)
  expect(layOutCandles(candles, 3_600, null).launchSlot).toBeUndefined()
  const late = [candle(3_600_000, flat)]
  expect(layOutCandles(late, 3_600, 100).launchSlot).toBeUndefined()
})

test('a price that never moved lies in the middle of a picture that has a height', () => {
  const [box] = layOutCandles([candle(0, ['100', '100', '100', '100'])], 300, null).boxes
  expect(box?.open).toBe(0.5)
  const nothing = layOutCandles([candle(0, ['0', '0', '0', '0'], '0')], 300, null)
  expect(nothing.high).toBeGreaterThan(nothing.low)
})
