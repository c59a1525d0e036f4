import { call } from './call.ts'
import { field } from './field.ts'
import type { CallTable } from './types.ts'

const presale = { saleId: field.raw('Listing') }

/** Trading whitelist slots. */
export const whitelistCalls = {
  add: call('List own whitelist slot', {
    presale: field.contract('Presale'),
    price: field.native('Price'),
    expired: field.date('Listing ends'),
  }),
  cancel: call('Cancel own listing', presale),
  submit: call('Buy a whitelist slot', { ...presale, '@.value': field.native('Price') }),
} as const satisfies CallTable
