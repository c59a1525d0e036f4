import { expect, test } from 'vitest'
import { formPathOf } from './form-path-of.ts'

const contract = '0x00000000000000000000000000000000000000c0'
const label = (kind: string, about: typeof contract | null = contract) =>
  ({ kind, subject: 'HRB', contract: about }) as Parameters<typeof formPathOf>[0]

test('what makes something leads to its form, what acts on something to its page', () => {
  expect(formPathOf(label('token_create', null))).toBe('/token/create')
  expect(formPathOf(label('presale_contribute'))).toBe(`/presale/detail/${contract}`)
  expect(formPathOf(label('pool_stake'))).toBe(`/mining/detail/${contract}`)
  expect(formPathOf(label('send_payment', null))).toBe('/form/step')
})

test('an act about nothing known leads nowhere', () => {
  expect(formPathOf(label('presale_claim', null))).toBeUndefined()
  expect(formPathOf(label('slot_buy'))).toBeUndefined()
})
