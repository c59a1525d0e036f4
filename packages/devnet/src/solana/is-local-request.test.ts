import { expect, test } from 'vitest'
import { isLocalRequest } from './is-local-request.ts'

test.each([
  ['127.0.0.1:8899', undefined, true],
  ['localhost:8899', 'http://localhost:5173', true],
  ['[::1]:8899', 'http://127.0.0.1:5173', true],
  ['127.0.0.1:8899', 'https://evil.example', false],
  ['127.0.0.1:8899', 'null', false],
  ['rebound.example:8899', undefined, false],
  ['127.0.0.1.evil.example', undefined, false],
  [undefined, undefined, false],
])('a request to %s from %s: %s', (host, origin, expected) => {
  const headers = { ...(host && { host }), ...(origin && { origin }) }
  expect(isLocalRequest({ headers })).toBe(expected)
})
