import {
  type Address,
  decodeAbiParameters,
  encodeAbiParameters,
  type Hex,
  parseAbiParameters,
} from 'viem'
import { attestationSchema } from './attestation-schema.ts'
import type { AttestedBadge } from './attested-badge.ts'

const parameters = parseAbiParameters(attestationSchema)

/** The data of a badge's attestation, by the schema. */
export function encodeAttestationData({
  kind,
  issuer,
  scope,
  report,
  boundTo,
}: AttestedBadge): Hex {
  const { codeHash, owner, taxes } = boundTo
  return encodeAbiParameters(parameters, [
    codeHash as Hex,
    owner as Address,
    taxes ?? '',
    kind,
    issuer,
    scope,
    report ?? '',
  ])
}

/** What an attestation of the schema says. @returns undefined for bytes that do not follow it */
export function decodeAttestationData(data: Hex) {
  try {
    const [codeHash, owner, taxes, kind, issuer, scope, report] = decodeAbiParameters(
      parameters,
      data,
    )
    return { codeHash, owner, taxes, kind, issuer, scope, report }
  } catch {
    return undefined
  }
}
