import type { AttestationContracts } from '@slipway/chains'
import type { Address, Hex } from 'viem'
import { EventMissing } from '../../evm/event-missing.ts'
import { proveEvent } from '../../evm/prove-event.ts'
import type { FlowDefinition, FlowStep } from '../../flow/types.ts'
import { easAbi, schemaRegistryAbi } from './attestation-abi.ts'
import { attestationSchemaUid } from './attestation-schema.ts'
import type { AttestedBadge } from './attested-badge.ts'
import { buildAttestation } from './build-attestation.ts'
import { buildRevocation } from './build-revocation.ts'
import { buildSchemaRegistration } from './build-schema-registration.ts'

export interface AttestBadgeInput {
  readonly contracts: AttestationContracts
  readonly badge: AttestedBadge
  /** Whether the network's registry lacks the schema. */
  readonly needsSchema: boolean
}

export interface RevokeAttestationInput {
  readonly eas: Address
  readonly uid: Hex
}

const errorsAbi = [...easAbi, ...schemaRegistryAbi].filter(({ type }) => type === 'error')

const registerStep: FlowStep<AttestBadgeInput> = {
  id: 'register-schema',
  build: ({ contracts }) => buildSchemaRegistration(contracts.schemaRegistry),
  verify({ contracts: { schemaRegistry } }, { logs }) {
    // `Registered` has other fields in every version; its first topic is the UID in all.
    const isProven = logs.some(
      ({ address, topics }) =>
        address.toLowerCase() === schemaRegistry.toLowerCase() &&
        topics[1] === attestationSchemaUid,
    )
    if (!isProven) throw new EventMissing('Registered', schemaRegistry)
    return { schemaUid: attestationSchemaUid }
  },
}

const attestStep: FlowStep<AttestBadgeInput> = {
  id: 'attest-badge',
  build: ({ contracts, badge }) => buildAttestation(contracts.eas, badge),
  verify({ contracts: { eas: emitter }, badge }, { logs }, { account: attester }) {
    const { uid } = proveEvent(logs, {
      abi: easAbi,
      eventName: 'Attested',
      emitter,
      expected: { recipient: badge.address, attester, schemaUID: attestationSchemaUid },
    })
    return { uid, attester }
  },
}

/** Registers the schema where it is missing, then attests; the result: `uid` and `attester`. */
const attestBadge: FlowDefinition<AttestBadgeInput> = {
  name: 'badge-attest',
  batchable: true,
  errorsAbi,
  steps: ({ needsSchema }) => (needsSchema ? [registerStep, attestStep] : [attestStep]),
}

/** Revokes an attestation; the result: its `uid`. */
const revokeAttestation: FlowDefinition<RevokeAttestationInput> = {
  name: 'badge-revoke',
  batchable: false,
  errorsAbi,
  steps: () => [
    {
      id: 'revoke-attestation',
      build: ({ eas, uid }) => buildRevocation(eas, uid),
      verify({ eas: emitter, uid }, { logs }, { account: attester }) {
        const expected = { uid, attester, schemaUID: attestationSchemaUid }
        proveEvent(logs, { abi: easAbi, eventName: 'Revoked', emitter, expected })
        return { uid }
      },
    },
  ],
}

export const attestationFlows = { attestBadge, revokeAttestation } as const
