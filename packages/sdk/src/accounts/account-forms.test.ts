import { expect, test } from 'vitest'
import { type AccountForm, readAccountForm } from './account-forms.ts'

const codes = (form: AccountForm, values: Record<string, string>) => {
  const reading = readAccountForm(form, values)
  return reading.ok
    ? {}
    : Object.fromEntries(reading.issues.map(({ field, code }) => [field, code]))
}

test('each empty field of the registration has its own message', () => {
  expect(codes('register', { email: '', password: '', again: '' })).toEqual({
    email: 'Account_EmailMissing',
    password: 'Account_PasswordMissing',
    again: 'Account_ConfirmMissing',
  })
})

test.each(['a', 'a@b', 'a b@c.de', 'a@b..de', '@b.de', 'a@.de', `${'a'.repeat(250)}@b.de`])(
  '%s is no address of a mailbox',
  (email) => {
    expect(codes('email', { email })).toEqual({ email: 'Account_EmailWrong' })
  },
)

test('an address is found however it is written', () => {
  const reading = readAccountForm('email', { email: '  Anna.Example@Mail.Example ' })
  expect(reading).toEqual({ ok: true, params: { email: 'anna.example@mail.example' } })
})

test('a new password has at least 6 and at most 128 characters', () => {
  const judged = (password: string) => codes('newPassword', { password, again: password })
  expect(judged('12345')).toEqual({ password: 'Account_PasswordShort' })
  expect(judged('123456')).toEqual({})
  expect(judged('x'.repeat(128))).toEqual({})
  expect(judged('x'.repeat(129))).toEqual({ password: 'Account_PasswordLong' })
})

test.each([
  ['register', { email: 'a@b.de' }],
  ['newPassword', {}],
  ['changePassword', { current: 'x' }],
] as const)('the two passwords of the form %s have to be the same', (form, others) => {
  const values = { ...others, password: 'abcdef' }
  expect(codes(form, { ...values, again: 'abcdef' })).toEqual({})
  expect(codes(form, { ...values, again: 'abcdeF' })).toEqual({ again: 'Account_PasswordsDiffer' })
})

test('a password that is asked for is not judged', () => {
  expect(codes('login', { email: 'a@b.de', password: 'x' })).toEqual({})
})

test('a phone number is international, however it is grouped', () => {
  expect(readAccountForm('phone', { phone: '+44 (7400) 123-456' })).toEqual({
    ok: true,
    params: { phone: '+447400123456' },
  })
  expect(codes('phone', { phone: '' })).toEqual({ phone: 'Account_PhoneMissing' })
  for (const phone of ['07400 123456', '+0 7400 123456', '+44', '+44 7400 1234567890', 'phone'])
    expect(codes('phone', { phone })).toEqual({ phone: 'Account_PhoneWrong' })
})

test('a code has six digits; a second step takes a recovery code as well', () => {
  expect(codes('code', { code: '' })).toEqual({ code: 'Account_CodeMissing' })
  expect(codes('code', { code: '12345' })).toEqual({ code: 'Account_CodeWrong' })
  expect(readAccountForm('code', { code: '123 456' })).toMatchObject({ params: { code: '123456' } })
  expect(codes('secondStep', { code: 'abc' })).toEqual({ code: 'Account_CodeWrong' })
  expect(readAccountForm('secondStep', { code: 'ABCDE-fgh23' })).toMatchObject({
    params: { code: 'abcde-fgh23' },
  })
})

test('a name is one line of at most 40 characters', () => {
  expect(codes('name', { name: '  ' })).toEqual({ name: 'Account_NameMissing' })
  expect(codes('name', { name: 'x'.repeat(41) })).toEqual({ name: 'Account_NameLong' })
  expect(codes('name', { name: 'Anna\r\nBcc: x' })).toEqual({ name: 'Account_NameWrong' })
})
