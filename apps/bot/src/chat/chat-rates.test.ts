import { expect, test } from 'vitest'
import { makeChatRates } from './chat-rates.ts'

test('a chat is told once that it writes too much, and heard again in the next minute', () => {
  let now = 0
  const hear = makeChatRates(2, () => now)
  expect([1, 1, 1, 1].map(hear)).toEqual(['heard', 'heard', 'noted', 'silent'])
  expect(hear(2)).toBe('heard')
  now = 60_000
  expect(hear(1)).toBe('heard')
})
