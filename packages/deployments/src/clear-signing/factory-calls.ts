import { call } from './call.ts'
import { field } from './field.ts'
import { ownerCalls } from './owner-calls.ts'
import type { CallTable } from './types.ts'

/** What the operator does with every factory. */
export const factoryCalls = {
  ...ownerCalls,
  setDevAddress: call('Change who gets the fees', {
    newDevAddress: field.account('Gets the fees'),
  }),
  setFee: call('Change a creation fee', {
    templateId: field.raw('Template'),
    feeWei: field.native('Fee'),
  }),
  setFeeWhitelist: call('Give a discount on fees', {
    user: field.account('Account'),
    discountBps: field.percent('Discount'),
  }),
  setVip: call('Set membership contract', { newVip: field.address('Memberships') }),
  setTemplate: call('Open or close a template', {
    templateId: field.raw('Template'),
    implementation: field.contract('Implementation'),
    enabled: field.raw('Open'),
  }),
  withdraw: call('Pay out collected fees'),
} as const satisfies CallTable
