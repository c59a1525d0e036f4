import { type Address, zeroHash } from 'viem'
import type { UnsignedTransaction } from '../../evm/unsigned-transaction.ts'
import { buildCall } from '../../flow/build-call.ts'
import { easAbi } from './attestation-abi.ts'
import { encodeAttestationData } from './attestation-data.ts'
import { attestationSchemaUid } from './attestation-schema.ts'
import type { AttestedBadge } from './attested-badge.ts'

/** Attests a badge on its network: the signer says what the badge says. It can be revoked, and ends with the badge. */
export function buildAttestation(eas: Address, badge: AttestedBadge): UnsignedTransaction {
  const data = {
    recipient: badge.address as Address,
    expirationTime: BigInt(badge.expiresAt),
    revocable: true,
    refUID: zeroHash,
    data: encodeAttestationData(badge),
    value: 0n,
  }
  return buildCall({
    to: eas,
    abi: easAbi,
    functionName: 'attest',
    args: [{ schema: attestationSchemaUid, data }],
  })
}
