import type { Address, Hex } from 'viem'
import type { UnsignedTransaction } from '../../evm/unsigned-transaction.ts'
import { buildCall } from '../../flow/build-call.ts'
import { easAbi } from './attestation-abi.ts'
import { attestationSchemaUid } from './attestation-schema.ts'

/** Revokes an attestation of a badge; only the wallet that attested can. */
export const buildRevocation = (eas: Address, uid: Hex): UnsignedTransaction =>
  buildCall({
    to: eas,
    abi: easAbi,
    functionName: 'revoke',
    args: [{ schema: attestationSchemaUid, data: { uid, value: 0n } }],
  })
