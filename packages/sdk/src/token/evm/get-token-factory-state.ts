import type { Address } from 'viem'
import type { ReadClient } from '../../evm/create-read-client.ts'
import type { TokenContracts } from '../../platform/token-contracts.ts'
import { tokenFactoryReadsAbi } from './token-factory-reads-abi.ts'

/** A template as the factory has it registered. */
export interface RegisteredTemplate {
  readonly templateId: number
  /** Full fee in wei, before discounts. */
  readonly feeWei: bigint
  /** Whether new tokens can be made from it. */
  readonly isEnabled: boolean
}

/** The factory's settings and its count. */
export interface TokenFactoryState {
  readonly owner: Address
  readonly devAddress: Address
  /** The inviter's part of a fee, in basis points. */
  readonly inviterShareBps: bigint
  readonly tokenCount: number
  readonly templates: readonly RegisteredTemplate[]
}

/** Reads what the factory can create, for how much, and how often it did. */
export async function getTokenFactoryState(
  client: ReadClient,
  contracts: TokenContracts,
): Promise<TokenFactoryState> {
  const factory = { address: contracts.factory, abi: tokenFactoryReadsAbi } as const
  const [owner, devAddress, inviterShareBps, tokenCount, templateIds] = await Promise.all([
    client.readContract({ ...factory, functionName: 'owner' }),
    client.readContract({ ...factory, functionName: 'devAddress' }),
    client.readContract({ ...factory, functionName: 'inviterShare' }),
    client.readContract({ ...factory, functionName: 'recordCount' }),
    client.readContract({ ...factory, functionName: 'templateIds' }),
  ])
  const templates = await Promise.all(
    templateIds.map(async (templateId): Promise<RegisteredTemplate> => {
      const { feeWei, enabled } = await client.readContract({
        ...factory,
        functionName: 'template',
        args: [templateId],
      })
      return { templateId: Number(templateId), feeWei, isEnabled: enabled }
    }),
  )
  return { owner, devAddress, inviterShareBps, tokenCount: Number(tokenCount), templates }
}
