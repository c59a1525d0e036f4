import { nftSaleAbi } from '@slipway/deployments/abi'
import { type Address, erc20Abi, zeroAddress } from 'viem'
import type { ReadClient } from '../../evm/create-read-client.ts'
import type { NftSale, NftSaleAccount } from '../types.ts'
import { collectionAbi } from './collection-abi.ts'

/** Whose numbers to read, in which sale. */
export interface NftAccountQuery {
  readonly sale: Pick<NftSale, 'address'> & {
    readonly paymentToken: Pick<NftSale['paymentToken'], 'address'>
  }
  readonly account: Address
}

function getPaymentBalance(client: ReadClient, { sale, account }: NftAccountQuery) {
  const { address } = sale.paymentToken
  if (address === zeroAddress) return client.getBalance({ address: account })
  return client.readContract({ address, abi: erc20Abi, functionName: 'balanceOf', args: [account] })
}

/** Reads one wallet's part in a sale. @throws {RpcUnavailable} and its kin when no node answers. */
export async function getNftAccount(
  client: ReadClient,
  query: NftAccountQuery,
): Promise<NftSaleAccount> {
  const { address } = query.sale
  const args = [query.account] as const
  const sale = { address, abi: nftSaleAbi, args } as const
  const [minted, user, pendingReward, earnedReward, held, paymentBalance] = await Promise.all([
    client.readContract({ ...sale, functionName: 'mintCountOf' }),
    client.readContract({ ...sale, functionName: 'userInfoOf' }),
    client.readContract({ ...sale, functionName: 'pendingReward' }),
    client.readContract({ ...sale, functionName: 'earnedReward' }),
    client.readContract({ address, abi: collectionAbi, functionName: 'balanceOf', args }),
    getPaymentBalance(client, query),
  ])
  return {
    minted: Number(minted),
    held: Number(held),
    isKnown: user.id > 0n,
    inviter: user.inviter,
    pendingReward,
    earnedReward,
    paymentBalance,
  }
}
