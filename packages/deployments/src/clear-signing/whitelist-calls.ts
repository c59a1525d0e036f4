import { call } from './call.ts'
import { field } from './field.ts'
import type { CallTable } from './types.ts'

const presale = { saleId: field.raw('Offer') }

/** Trading whitelist slots. */
export const whitelistCalls = {
  add: call('Offer own whitelist slot', {
    presale: field.contract('Presale'),
    price: field.native('Price'),
    expired: field.date('Offer ends'),
  }),
  cancel: call('Take own offer back', presale),
  submit: call('Buy a whitelist slot', { ...presale, '@.value': field.native('Price') }),
} as const satisfies CallTable
