import { afterEach, expect, test, vi } from 'vitest'
import { shortTime } from './short-time.ts'

const seconds = (text: string) => new Date(text).getTime() / 1_000

afterEach(() => {
  vi.useRealTimers()
})

test('a moment of another year says which, and one of this year does not', () => {
  vi.useFakeTimers({ now: new Date('2026-11-29T12:00:00Z') })
  expect(shortTime(seconds('2026-11-29T21:01:00'))).toMatch(/^Nov 29, 0?9:01\sPM$/)
  expect(shortTime(seconds('2027-05-27T10:01:00'))).toMatch(/^May 27, 2027, 10:01\sAM$/)
  expect(shortTime(seconds('2025-12-31T10:01:00'))).toContain('2025')
})
