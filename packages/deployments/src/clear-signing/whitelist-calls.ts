import { call } from './call.ts'
import { field } from './field.ts'
import type { CallTable } from './types.ts'

const sale = { saleId: field.raw('Offer') }

/** Trading whitelist slots. */
export const whitelistCalls = {
  add: call('Offer own whitelist slot', {
    presale: field.contract('Presale'),
    price: field.native('Price'),
    expired: field.date('Offer ends'),
  }),
  cancel: call('Take own offer back', sale),
  submit: call('Buy a whitelist slot', { ...sale, '@.value': field.native('Price') }),
} as const satisfies CallTable
