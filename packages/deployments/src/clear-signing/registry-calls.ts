import { call } from './call.ts'
import { field } from './field.ts'
import { ownerCalls } from './owner-calls.ts'
import type { CallTable } from './types.ts'
import { unsigned } from './unsigned.ts'

/** What the operator tells the platform's registry. */
export const registryCalls = {
  ...ownerCalls,
  addContract: call('Give a contract roles', {
    account: field.contract('Contract'),
    roles: field.raw('Roles (bits)'),
  }),
  addRegistrar: call('Let a factory give roles', {
    factory: field.contract('Factory'),
    roles: field.raw('Roles (bits)'),
  }),
  addVenueFactory: call('Make an exchange known', { factory: field.contract('Factory') }),
  initWrappedNative: call('Name the wrapped currency', {
    wrappedNative_: field.contract('Wrapped currency'),
  }),
  register: unsigned('a factory gives roles to what it makes'),
  beginEpoch: unsigned('a factory takes on a template'),
} as const satisfies CallTable
