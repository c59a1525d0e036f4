import { call } from './call.ts'
import { field } from './field.ts'
import { ownerCalls } from './owner-calls.ts'
import type { CallTable } from './types.ts'
import { unsigned } from './unsigned.ts'

/** What the operator tells the platform's registry. */
export const registryCalls = {
  ...ownerCalls,
  addContract: call('Register a contract', {
    account: field.contract('Contract'),
    roles: field.raw('Roles (bits)'),
  }),
  addRegistrar: call('Allow a factory to register', {
    factory: field.contract('Factory'),
    roles: field.raw('Roles (bits)'),
  }),
  addVenueFactory: call('Add an exchange', { factory: field.contract('Factory') }),
  initWrappedNative: call('Set the wrapped currency', {
    wrappedNative_: field.contract('Wrapped currency'),
  }),
  register: unsigned('a factory gives roles to what it makes'),
  beginEpoch: unsigned('a factory takes on a template'),
} as const satisfies CallTable
