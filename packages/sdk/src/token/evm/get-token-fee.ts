import { tokenFactoryAbi } from '@slipway/deployments/abi'
import type { Address } from 'viem'
import type { ReadClient } from '../../evm/create-read-client.ts'
import type { TokenContracts } from '../types.ts'

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
  const factory = { address: contracts.factory, abi: tokenFactoryAbi } as const
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
