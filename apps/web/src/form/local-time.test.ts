import { expect, test } from 'vitest'
import { EARLIEST_TIME, readLocalInput, toLocalInput } from './local-time.ts'

test('a moment survives the way through the input, to the minute', () => {
  for (const seconds of [1_763_740_800, 1_774_742_400, 1_793_235_600])
    expect(readLocalInput(toLocalInput(seconds))).toBe(seconds)
})

test('nothing before the earliest moment of the product is taken (S-09)', () => {
  const floor = Math.ceil(EARLIEST_TIME / 60) * 60
  expect(readLocalInput(toLocalInput(floor))).toBe(floor)
  expect(readLocalInput(toLocalInput(floor - 60))).toBeUndefined()
})

test('anything else than a date and a time is no moment', () => {
  for (const text of ['', 'tomorrow', '2026-13-01T10:00', '2026-11-21', '2026-11-21 10:00'])
    expect(readLocalInput(text)).toBeUndefined()
})
