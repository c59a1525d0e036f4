import type { Address } from 'viem'
import type { ReadClient } from '../../evm/create-read-client.ts'
import type { TokenContracts } from '../../platform/token-contracts.ts'
import { tokenFactoryReadsAbi } from './token-factory-reads-abi.ts'

/** An account as inviter of token creations. */
export interface CreationInviter {
  /** What waits for it at the factory, in wei of the native currency. */
  readonly rewardWei: bigint
  /** Tokens that it created; without one the factory takes it as nobody's inviter. */
  readonly tokenCount: number
  /** The inviter's part of a creation fee, in basis points. */
  readonly inviterShareBps: bigint
}

/** Reads what an account is owed for tokens that others created by its invitation, and whether it can invite. */
export async function getCreationInviter(
  client: ReadClient,
  contracts: TokenContracts,
  account: Address,
): Promise<CreationInviter> {
  const factory = { address: contracts.factory, abi: tokenFactoryReadsAbi } as const
  const [rewardWei, tokenCount, inviterShareBps] = await Promise.all([
    client.readContract({ ...factory, functionName: 'inviterReward', args: [account] }),
    client.readContract({ ...factory, functionName: 'recordCountOf', args: [account] }),
    client.readContract({ ...factory, functionName: 'inviterShare' }),
  ])
  return { rewardWei, tokenCount: Number(tokenCount), inviterShareBps }
}
