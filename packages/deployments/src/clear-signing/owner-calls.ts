import { call } from './call.ts'
import { field } from './field.ts'
import type { CallTable } from './types.ts'

/** What every contract with an owner has: handing it over, in one step or two. */
export const ownerCalls = {
  transferOwnership: call('Transfer ownership', { newOwner: field.account('New owner') }),
  renounceOwnership: call('Renounce ownership forever'),
  requestOwnershipHandover: call('Request ownership'),
  cancelOwnershipHandover: call('Cancel ownership request'),
  completeOwnershipHandover: call('Complete ownership transfer', {
    pendingOwner: field.account('New owner'),
  }),
} as const satisfies CallTable
