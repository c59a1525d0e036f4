import { type Address, isAddressEqual, parseAbi } from 'viem'
import type { ReadClient } from '../../evm/create-read-client.ts'
import { readOrNothing } from '../../evm/read-or-nothing.ts'

const approvedAbi = parseAbi([
  'function getApproved(uint256 nftId) view returns (address)',
  'function isApprovedForAll(address owner, address operator) view returns (bool)',
])

/** NFTs that a pool is to take from a wallet. */
export interface NftAllowanceQuery {
  readonly collection: Address
  readonly pool: Address
  readonly account: Address
  readonly nftIds: readonly bigint[]
}

/**
 * Those of the NFTs that the pool is not allowed to take yet.
 * @throws {RpcUnavailable} and its kin when no node answers.
 */
export async function getUnapprovedNfts(
  client: ReadClient,
  { collection, pool, account, nftIds }: NftAllowanceQuery,
): Promise<readonly bigint[]> {
  const contract = { address: collection, abi: approvedAbi } as const
  const [isForAll, approved] = await Promise.all([
    client.readContract({ ...contract, functionName: 'isApprovedForAll', args: [account, pool] }),
    Promise.all(
      nftIds.map((nftId) =>
        readOrNothing(
          client.readContract({ ...contract, functionName: 'getApproved', args: [nftId] }),
        ),
      ),
    ),
  ])
  if (isForAll) return []
  return nftIds.filter((_, at) => {
    const spender = approved[at]
    return spender === undefined || !isAddressEqual(spender, pool)
  })
}
