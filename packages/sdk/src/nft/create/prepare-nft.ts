import { type Address, parseAbi } from 'viem'
import type { ReadClient } from '../../evm/create-read-client.ts'
import { creationFeeAbi } from '../../shared/creation-fee-abi.ts'
import type { NftContracts } from '../types.ts'
import { nftTemplateId } from './nft-template-id.ts'

/** What the factory answers about its fees, that of opening inviter rewards among them. */
export const openInviterFeeAbi = [
  ...creationFeeAbi,
  ...parseAbi([
    'function openInviterFee() view returns (uint256)',
    'function openInviterFeeOf(address user) view returns (uint256 feeWei)',
  ]),
] as const

/** What one collection, or opening its inviter rewards, costs one account now, in wei of the native currency. */
export interface NftFee {
  /** What the account pays, after fee whitelist and membership. */
  readonly feeWei: bigint
  /** What everybody else pays. */
  readonly fullFeeWei: bigint
}

/** Platform fee of a collection. @throws {RpcUnavailable} and its kin when no node answers. */
export async function getNftFee(
  client: ReadClient,
  contracts: NftContracts,
  account: Address,
): Promise<NftFee> {
  const factory = { address: contracts.nftSaleFactory, abi: openInviterFeeAbi } as const
  const [feeWei, fullFeeWei] = await Promise.all([
    client.readContract({ ...factory, functionName: 'feeOf', args: [account, nftTemplateId] }),
    client.readContract({ ...factory, functionName: 'templateFee', args: [nftTemplateId] }),
  ])
  return { feeWei, fullFeeWei }
}

/** Platform fee of opening inviter rewards. @throws {RpcUnavailable} and its kin when no node answers. */
export async function getOpenInviterFee(
  client: ReadClient,
  contracts: NftContracts,
  account: Address,
): Promise<NftFee> {
  const factory = { address: contracts.nftSaleFactory, abi: openInviterFeeAbi } as const
  const [feeWei, fullFeeWei] = await Promise.all([
    client.readContract({ ...factory, functionName: 'openInviterFeeOf', args: [account] }),
    client.readContract({ ...factory, functionName: 'openInviterFee' }),
  ])
  return { feeWei, fullFeeWei }
}
