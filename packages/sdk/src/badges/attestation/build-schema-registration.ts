import type { Address } from 'viem'
import type { UnsignedTransaction } from '../../evm/unsigned-transaction.ts'
import { buildCall } from '../../flow/build-call.ts'
import { schemaRegistryAbi } from './attestation-abi.ts'
import { attestationResolver, attestationSchema } from './attestation-schema.ts'

/** Registers the schema of badges on a network, once and for everybody. */
export const buildSchemaRegistration = (schemaRegistry: Address): UnsignedTransaction =>
  buildCall({
    to: schemaRegistry,
    abi: schemaRegistryAbi,
    functionName: 'register',
    args: [attestationSchema, attestationResolver, true],
  })
