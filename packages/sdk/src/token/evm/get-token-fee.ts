import { type Address, parseAbi } from 'viem'
import type { ReadClient } from '../../evm/create-read-client.ts'
import type { TokenContracts } from '../../platform/token-contracts.ts'
import { creationFeeAbi } from '../../shared/creation-fee-abi.ts'

/** What the factory answers about its fees, the inviter's part among them. */
export const tokenFeeAbi = [
  ...creationFeeAbi,
  ...parseAbi(['function inviterShare() view returns (uint256 shareBps)']),
] as const

/** What one creation costs one account now, in wei of the native currency. */
export interface TokenFee {
  /** What the account pays, after fee whitelist and membership. */
  readonly feeWei: bigint
  /** What everybody else pays. */
  readonly fullFeeWei: bigint
  /** The inviter's part of the fee, in basis points. */
  readonly inviterShareBps: bigint
}

/** Fee of one creation (specification, section 7: fee per template, and per user and template). */
export async function getTokenFee(
  client: ReadClient,
  contracts: TokenContracts,
  query: { readonly account: Address; readonly templateId: bigint },
): Promise<TokenFee> {
  const factory = { address: contracts.factory, abi: tokenFeeAbi } as const
  const [feeWei, fullFeeWei, inviterShareBps] = await Promise.all([
    client.readContract({
      ...factory,
      functionName: 'feeOf',
      args: [query.account, query.templateId],
    }),
    client.readContract({ ...factory, functionName: 'templateFee', args: [query.templateId] }),
    client.readContract({ ...factory, functionName: 'inviterShare' }),
  ])
  return { feeWei, fullFeeWei, inviterShareBps }
}
