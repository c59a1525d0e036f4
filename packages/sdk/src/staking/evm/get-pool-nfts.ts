import { nftPoolAbi } from '@slipway/deployments/abi'
import type { Address } from 'viem'
import type { ReadClient } from '../../evm/create-read-client.ts'
import { isNftCollection, nftInterfaces } from '../../evm/is-nft-collection.ts'
import { nftAbi } from '../../evm/nft-abi.ts'
import { readOrNothing } from '../../evm/read-or-nothing.ts'

/** NFTs of one wallet, in a pool of NFTs and outside of it. */
export interface PoolNfts {
  /** In the pool, in no promised order. */
  readonly staked: readonly bigint[]
  /** In the wallet; undefined where the collection has no lists, so that ids have to be typed. */
  readonly owned: readonly bigint[] | undefined
}

/** NFTs that are read of one wallet; a picker that shows more is of no use, and more can still be typed. */
export const poolNftsMax = 200
const pageSize = 100

async function getStaked(client: ReadClient, pool: Address, account: Address) {
  const ids: bigint[] = []
  for (let offset = 0; offset < poolNftsMax; offset += pageSize) {
    const page = await client.readContract({
      address: pool,
      abi: nftPoolAbi,
      functionName: 'nftsOf',
      args: [account, BigInt(offset), BigInt(pageSize)],
    })
    ids.push(...page)
    if (page.length < pageSize) break
  }
  return ids
}

async function getOwned(client: ReadClient, address: Address, account: Address) {
  if (!(await isNftCollection(client, address, nftInterfaces.enumerable))) return undefined
  const collection = { address, abi: nftAbi } as const
  const balance = await client.readContract({
    ...collection,
    functionName: 'balanceOf',
    args: [account],
  })
  const count = Math.min(Number(balance), poolNftsMax)
  const ids = await Promise.all(
    Array.from({ length: count }, (_, at) =>
      readOrNothing(
        client.readContract({
          ...collection,
          functionName: 'tokenOfOwnerByIndex',
          args: [account, BigInt(at)],
        }),
      ),
    ),
  )
  return ids.filter((id) => id !== undefined)
}

/** Reads which NFTs a wallet has in a pool, and which it could stake. @throws {RpcUnavailable} and its kin when no node answers. */
export async function getPoolNfts(
  client: ReadClient,
  query: { readonly pool: Address; readonly collection: Address; readonly account: Address },
): Promise<PoolNfts> {
  const [staked, owned] = await Promise.all([
    getStaked(client, query.pool, query.account),
    getOwned(client, query.collection, query.account),
  ])
  return { staked: staked.toSorted((a, b) => (a < b ? -1 : 1)), owned }
}
