import { call } from './call.ts'
import { factoryCalls } from './factory-calls.ts'
import { field } from './field.ts'
import { ownerCalls } from './owner-calls.ts'
import type { CallTable } from './types.ts'

const plan = { index: field.raw('Plan') }
const price = { '@.value': field.native('Price') }

/** Memberships. */
export const vipCalls = {
  ...ownerCalls,
  startVip: call('Buy a membership', { ...plan, ...price }),
  startVipFor: call('Give a membership', { user: field.account('Member'), ...plan, ...price }),
  addPlan: call('Add a membership plan', {
    price: field.native('Price'),
    circle: field.unit('Time', 'days'),
  }),
  setPlanEnabled: call('Open or close a plan', { ...plan, enabled: field.raw('Open') }),
  setDevAddress: factoryCalls.setDevAddress,
  withdraw: factoryCalls.withdraw,
} as const satisfies CallTable
