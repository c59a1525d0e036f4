import { expect, test } from 'vitest'
import { isUserRejection } from './is-user-rejection.ts'

test('finds the refusal (EIP-1193, 4001) however deep it is wrapped', () => {
  const refusal = Object.assign(new Error('no'), { code: 4001 })
  expect(isUserRejection(refusal)).toBe(true)
  expect(isUserRejection(new Error('a', { cause: new Error('b', { cause: refusal }) }))).toBe(true)
})

test('anything else is none', () => {
  expect(isUserRejection(Object.assign(new Error('no'), { code: 4902 }))).toBe(false)
  expect(isUserRejection('4001')).toBe(false)
  expect(isUserRejection(undefined)).toBe(false)
})
