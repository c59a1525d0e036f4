import { platformRegistryAbi, tokenFactoryAbi } from '@slipway/deployments/abi'
import type { Address } from 'viem'
import type { ReadClient } from '../../evm/create-read-client.ts'
import { readOrNothing } from '../../evm/read-or-nothing.ts'

/**
 * Whether the platform's registry, which templates, presales and launches ask, knows an exchange by its factory; true where it
 * cannot be asked.
 */
export async function isKnownVenue(
  client: ReadClient,
  tokenFactory: Address,
  venueFactory: Address,
): Promise<boolean> {
  const registry = await readOrNothing(
    client.readContract({
      address: tokenFactory,
      abi: tokenFactoryAbi,
      functionName: 'platformRegistry',
    }),
  )
  if (!registry) return true
  const known = await readOrNothing(
    client.readContract({
      address: registry,
      abi: platformRegistryAbi,
      functionName: 'knownFactory',
      args: [venueFactory],
    }),
  )
  return known ?? true
}
