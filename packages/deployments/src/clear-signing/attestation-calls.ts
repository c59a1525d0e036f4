import { call } from './call.ts'
import { field } from './field.ts'
import type { CallTable } from './types.ts'

const schema = field.raw('Schema')
const passedOn = field.native('To the resolver')

/** The Ethereum Attestation Service, with which an operator attests badges. */
export const attestationCalls = {
  attest: call('Attest on chain', {
    'request.data.recipient': field.address('About'),
    'request.data.data': field.raw('Statement'),
    'request.data.expirationTime': field.date('Ends'),
    'request.data.revocable': field.raw('Can be revoked'),
    'request.data.refUID': field.raw('Refers to'),
    'request.schema': schema,
    'request.data.value': passedOn,
  }),
  revoke: call('Revoke an attestation', {
    'request.data.uid': field.raw('Attestation'),
    'request.schema': schema,
    'request.data.value': passedOn,
  }),
} as const satisfies CallTable

/** The registry of what attestations are made of. */
export const schemaCalls = {
  register: call('Register a schema', {
    schema,
    resolver: field.address('Resolver'),
    revocable: field.raw('Can be revoked'),
  }),
} as const satisfies CallTable
