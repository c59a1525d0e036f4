import { call } from './call.ts'
import { field } from './field.ts'
import type { CallTable } from './types.ts'

/** What every contract with an owner has: handing it over, in one step or two. */
export const ownerCalls = {
  transferOwnership: call('Hand over ownership', { newOwner: field.account('New owner') }),
  renounceOwnership: call('Give up ownership for ever'),
  requestOwnershipHandover: call('Ask for ownership'),
  cancelOwnershipHandover: call('Withdraw ask for ownership'),
  completeOwnershipHandover: call('Hand ownership to the asker', {
    pendingOwner: field.account('New owner'),
  }),
} as const satisfies CallTable
