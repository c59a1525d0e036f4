import { zeroAddress } from 'viem'
import { expect, test } from 'vitest'
import { addressOf } from '../../../test/typed-locks.ts'
import type { ReadClient } from '../../evm/create-read-client.ts'
import { getPoolAddress } from './get-pool-address.ts'
import { getPoolNfts } from './get-pool-nfts.ts'
import { getUnapprovedNfts } from './get-unapproved-nfts.ts'
import { PoolNotFound } from './pool-not-found.ts'

const contracts = { poolFactory: addressOf('fa') }
const pool = addressOf('c0')
const collection = addressOf('70')
const account = addressOf('a1')

interface Read {
  readonly functionName: string
  readonly args: readonly unknown[]
}

/** A network that answers reads by their names. */
const network = (answers: Readonly<Record<string, (args: readonly unknown[]) => unknown>>) =>
  ({
    chain: { id: 1 },
    readContract: async ({ functionName, args }: Read) => answers[functionName]?.(args),
  }) as unknown as ReadClient

test('a pool is one that the factory made, by its number or by its address', async () => {
  const client = network({
    poolInfo: ([id]) => ({ poolAddr: id === 7n ? pool : zeroAddress }),
    isPool: ([address]) => address === pool,
  })
  expect(await getPoolAddress(client, contracts, 7n)).toBe(pool)
  expect(await getPoolAddress(client, contracts, pool)).toBe(pool)
  await expect(getPoolAddress(client, contracts, 8n)).rejects.toThrow(PoolNotFound)
  await expect(getPoolAddress(client, contracts, collection)).rejects.toThrow(PoolNotFound)
})

test('only what the pool may not take yet is to be allowed', async () => {
  const query = { collection, pool, account, nftIds: [3n, 4n, 5n] }
  const approved = ([id]: readonly unknown[]) => (id === 4n ? pool : zeroAddress)
  const each = network({ isApprovedForAll: () => false, getApproved: approved })
  expect(await getUnapprovedNfts(each, query)).toEqual([3n, 5n])
  const all = network({ isApprovedForAll: () => true, getApproved: approved })
  expect(await getUnapprovedNfts(all, query)).toEqual([])
})

test('NFTs of a wallet: all that it staked, and those outside where the collection has lists', async () => {
  const staked = Array.from({ length: 130 }, (_, at) => BigInt(200 - at))
  const query = { pool, collection, account }
  const answers = {
    nftsOf: ([, offset, limit]: readonly unknown[]) =>
      staked.slice(Number(offset), Number(offset) + Number(limit)),
    balanceOf: () => 2n,
    tokenOfOwnerByIndex: ([, index]: readonly unknown[]) => 10n + BigInt(String(index)),
  }
  const listed = await getPoolNfts(network({ ...answers, supportsInterface: () => true }), query)
  expect(listed.owned).toEqual([10n, 11n])
  expect(listed.staked).toHaveLength(130)
  expect(listed.staked[0]).toBe(71n)
  const bare = await getPoolNfts(network({ ...answers, supportsInterface: () => false }), query)
  expect(bare.owned).toBeUndefined()
})
