import type { Address } from 'viem'
import type { ReadClient } from '../../evm/create-read-client.ts'
import { creationFeeAbi } from '../../shared/creation-fee-abi.ts'
import type { AirdropContracts } from '../types.ts'

/** What one airdrop costs one account now, in wei of the native currency. */
export interface AirdropFee {
  /** What the account pays, after fee whitelist and membership. */
  readonly feeWei: bigint
  /** What everybody else pays. */
  readonly fullFeeWei: bigint
}

/** Platform fee of an airdrop of one template. @throws {RpcUnavailable} and its kin when no node answers. */
export async function getAirdropFee(
  client: ReadClient,
  contracts: Pick<AirdropContracts, 'factory'>,
  query: { readonly account: Address; readonly templateId: number },
): Promise<AirdropFee> {
  const factory = { address: contracts.factory, abi: creationFeeAbi } as const
  const templateId = BigInt(query.templateId)
  const [feeWei, fullFeeWei] = await Promise.all([
    client.readContract({ ...factory, functionName: 'feeOf', args: [query.account, templateId] }),
    client.readContract({ ...factory, functionName: 'templateFee', args: [templateId] }),
  ])
  return { feeWei, fullFeeWei }
}
