import { GrammyError, HttpError } from 'grammy'
import { expect, test } from 'vitest'
import { judgeFailure } from './judge-failure.ts'

const refused = (error_code: number, retry_after?: number) =>
  new GrammyError(
    'refused',
    {
      ok: false,
      error_code,
      description: 'no',
      ...(retry_after && { parameters: { retry_after } }),
    },
    'sendMessage',
    {},
  )

test('a chat that blocked the bot is left, a pause is kept, the rest is tried again', () => {
  expect(judgeFailure(refused(403), 0)).toEqual({ kind: 'unwanted' })
  expect(judgeFailure(refused(429, 7), 0)).toEqual({ kind: 'pause', pauseMs: 7_000 })
  expect(judgeFailure(refused(500), 2)).toEqual({ kind: 'again', pauseMs: 20_000, isAway: false })
  expect(judgeFailure(new HttpError('away', new Error('away')), 20)).toEqual({
    kind: 'again',
    pauseMs: 900_000,
    isAway: true,
  })
})
