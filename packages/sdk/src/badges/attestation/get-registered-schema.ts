import type { Address, PublicClient } from 'viem'
import { schemaRegistryAbi } from './attestation-abi.ts'
import { attestationSchemaUid } from './attestation-schema.ts'

/**
 * Reads the schema of badges from a network's registry.
 *
 * @returns its text; undefined where nobody has registered it yet
 * @throws what the node's client throws when no node answers
 */
export async function getRegisteredSchema(
  client: Pick<PublicClient, 'readContract'>,
  schemaRegistry: Address,
): Promise<string | undefined> {
  const found = await client.readContract({
    address: schemaRegistry,
    abi: schemaRegistryAbi,
    functionName: 'getSchema',
    args: [attestationSchemaUid],
  })
  return found.uid === attestationSchemaUid ? found.schema : undefined
}
