import { tokenDetectorAbi } from '@slipway/deployments/abi'
import type { Address } from 'viem'
import type { ReadClient } from '../../evm/create-read-client.ts'
import type { TokenFacts } from '../../evm/get-token-facts.ts'
import { getTokenFacts } from '../../evm/get-token-facts.ts'
import type { TokenContracts } from '../../platform/token-contracts.ts'

/** What an address turned out to be. */
export interface ForeignToken extends TokenFacts {
  /** Created by the platform's factory; name and symbol alone prove nothing. */
  readonly isFactoryToken: boolean
  /** Template of a factory token, 0 for a foreign one. */
  readonly templateId: number
}

/**
 * Reads a token by its address and says whether it is one of ours, which only the factory's registry knows.
 * @param contracts absent on a network where nothing of ours is deployed: every token is foreign there.
 * @throws {TokenInfoNotFound} when the address is no readable token.
 */
export async function getForeignToken(
  client: ReadClient,
  contracts: TokenContracts | undefined,
  query: { readonly address: Address; readonly account?: Address },
): Promise<ForeignToken> {
  const [facts, origin] = await Promise.all([
    getTokenFacts(client, query),
    contracts
      ? client.readContract({
          address: contracts.detector,
          abi: tokenDetectorAbi,
          functionName: 'check',
          args: [query.address],
        })
      : undefined,
  ])
  const [isFactoryToken, , , templateId] = origin ?? [false, false, false, 0n]
  return { ...facts, isFactoryToken, templateId: Number(templateId) }
}
