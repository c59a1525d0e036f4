import { expect, test } from 'vitest'
import { EARLIEST_TIME, readLocalInput, toLocalInput } from './local-time.ts'

test('a moment survives the way through the input, to the minute', () => {
  for (const seconds of [1_763_740_800, 1_774_742_400, 1_793_235_600])
    expect(readLocalInput(toLocalInput(seconds))).toBe(seconds)
})

test('the first moment that a date field offers is the specification’s timestamp', () => {
  expect(EARLIEST_TIME).toBe(1_662_868_720)
})

test('a moment of years ago is read, so that its refusal can name the reason', () => {
  const past = 1_577_880_000
  expect(past).toBeLessThan(EARLIEST_TIME)
  expect(readLocalInput(toLocalInput(past))).toBe(past)
  expect(readLocalInput('1960-01-01T10:00')).toBeUndefined()
})

test('anything else than a date and a time is no moment', () => {
  for (const text of ['', 'tomorrow', '2026-13-01T10:00', '2026-11-21', '2026-11-21 10:00'])
    expect(readLocalInput(text)).toBeUndefined()
})
