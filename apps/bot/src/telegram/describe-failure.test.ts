import { Api, GrammyError, HttpError } from 'grammy'
import { expect, test } from 'vitest'
import { describeFailure } from './describe-failure.ts'

const TOKEN = '123456:a-secret-token'

test('what is logged of a failed question holds no token', async () => {
  const api = new Api(TOKEN, { apiRoot: 'http://127.0.0.1:9' })
  const error = await api.getMe().catch((reason: unknown) => reason)
  expect(error).toBeInstanceOf(HttpError)
  expect(JSON.stringify(describeFailure(error))).toBe('{"failure":"HttpError"}')
})

test('a refusal of the messenger is named', () => {
  const answer = { ok: false, error_code: 403, description: 'Forbidden: blocked' } as const
  const error = new GrammyError('refused', answer, 'sendMessage', { text: 'a private text' })
  expect(describeFailure(error)).toEqual({
    failure: 'GrammyError',
    code: 403,
    description: 'Forbidden: blocked',
  })
})
