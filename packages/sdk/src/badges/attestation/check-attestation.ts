import type { Address } from 'viem'
import { decodeAttestationData, encodeAttestationData } from './attestation-data.ts'
import { attestationSchemaUid } from './attestation-schema.ts'
import type { AttestedBadge } from './attested-badge.ts'
import type { Attestation } from './get-attestation.ts'

/** What can be wrong with an attestation of a badge. */
export const ATTESTATION_FAULTS = [
  'missing',
  'revoked',
  'schema',
  'attester',
  'recipient',
  'expiry',
  'irrevocable',
  'codeHash',
  'owner',
  'taxes',
  'kind',
  'issuer',
  'scope',
  'report',
  'data',
] as const

export type AttestationFault = (typeof ATTESTATION_FAULTS)[number]

const isSame = (a: string, b: string) => a.toLowerCase() === b.toLowerCase()

/** Faults of what the attestation says, field by field, then byte by byte. */
function dataFaults(badge: AttestedBadge, { data }: Attestation): readonly AttestationFault[] {
  const said = decodeAttestationData(data)
  if (!said) return ['data']
  const { kind, issuer, scope, boundTo } = badge
  const wrong: readonly (readonly [AttestationFault, boolean])[] = [
    ['codeHash', !isSame(said.codeHash, boundTo.codeHash)],
    ['owner', !isSame(said.owner, boundTo.owner)],
    ['taxes', said.taxes !== (boundTo.taxes ?? '')],
    ['kind', said.kind !== kind],
    ['issuer', said.issuer !== issuer],
    ['scope', said.scope !== scope],
    ['report', said.report !== (badge.report ?? '')],
  ]
  const faults = wrong.flatMap(([fault, isWrong]) => (isWrong ? [fault] : []))
  if (faults.length > 0) return faults
  // The same words with something hidden behind them are not the same attestation.
  return isSame(data, encodeAttestationData(badge)) ? [] : ['data']
}

/**
 * Compares an attestation with the badge that it has to say, field by field. Pure: whoever has both can judge.
 *
 * @param attestation as read from the badge's own network; undefined where it keeps none
 * @param attesters wallets whose word counts
 * @returns every fault; none: the attestation says just what the badge says
 */
export function checkAttestation(
  badge: AttestedBadge,
  attestation: Attestation | undefined,
  attesters: readonly Address[],
): readonly AttestationFault[] {
  if (!attestation) return ['missing']
  const { schema, attester, recipient, expirationTime, revocable, revocationTime } = attestation
  const isOurSchema = isSame(schema, attestationSchemaUid)
  const wrong: readonly (readonly [AttestationFault, boolean])[] = [
    ['revoked', revocationTime !== 0],
    ['schema', !isOurSchema],
    ['attester', !attesters.some((trusted) => isSame(trusted, attester))],
    ['recipient', !isSame(recipient, badge.address)],
    ['expiry', expirationTime !== badge.expiresAt],
    ['irrevocable', !revocable],
  ]
  const faults = wrong.flatMap(([fault, isWrong]) => (isWrong ? [fault] : []))
  // Bytes of another schema mean something else.
  return isOurSchema ? [...faults, ...dataFaults(badge, attestation)] : faults
}
