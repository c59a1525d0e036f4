import { expect, test } from 'vitest'
import { errorCodes, errorMessage } from './error-message.ts'
import { serviceErrorMessage } from './service-error-message.ts'

const locales = ['en-US', 'zh-CN'] as const
/** Codes of answers, and of the forms whose rules the services share. */
const ofServices = /^([A-Z][A-Z_]+|(Account|Badge|Critique|Webhook)_[A-Za-z]+)$/

test('every code of the services has its text, the one that it has everywhere', () => {
  const codes = errorCodes.filter((code) => ofServices.test(code))
  expect(codes.length).toBeGreaterThan(60)
  const args = { retryAfterSeconds: 90 }
  for (const code of codes)
    for (const locale of locales)
      expect(serviceErrorMessage(code, args, { locale })).toBe(errorMessage(code, args, { locale }))
})

test('why there is no badge is true for who applied and for who reviews', () => {
  for (const code of ['NOT_OWNER', 'BADGE_APPLICATION_NOT_FOUND'])
    for (const locale of locales)
      expect(errorMessage(code, {}, { locale })).not.toMatch(/\byour?\b|您/i)
})

test('a code that no service answers has no text here', () => {
  expect(serviceErrorMessage('Presale_NotRunning')).toBeUndefined()
  expect(serviceErrorMessage('toString')).toBeUndefined()
})
