import type { Address, Hex, PublicClient } from 'viem'
import { easAbi } from './attestation-abi.ts'

/** An attestation as EAS keeps it. */
export interface Attestation {
  readonly uid: Hex
  readonly schema: Hex
  /** Unix seconds. */
  readonly time: number
  /** Unix seconds; 0: never. */
  readonly expirationTime: number
  /** Unix seconds; 0: it stands. */
  readonly revocationTime: number
  readonly recipient: Address
  readonly attester: Address
  readonly revocable: boolean
  readonly data: Hex
}

/**
 * Reads an attestation from a network's own node.
 *
 * @returns undefined where EAS keeps none of that UID
 * @throws what the node's client throws when no node answers
 */
export async function getAttestation(
  client: Pick<PublicClient, 'readContract'>,
  eas: Address,
  uid: Hex,
): Promise<Attestation | undefined> {
  const found = await client.readContract({
    address: eas,
    abi: easAbi,
    functionName: 'getAttestation',
    args: [uid],
  })
  // EAS answers with empty fields for what it does not keep.
  if (found.uid !== uid.toLowerCase()) return undefined
  const { schema, recipient, attester, revocable, data } = found
  return {
    uid: found.uid,
    schema,
    time: Number(found.time),
    expirationTime: Number(found.expirationTime),
    revocationTime: Number(found.revocationTime),
    recipient,
    attester,
    revocable,
    data,
  }
}
