import { type Address, zeroAddress } from 'viem'
import type { ReadClient } from '../../evm/create-read-client.ts'
import { isNftCollection, nftInterfaces } from '../../evm/is-nft-collection.ts'
import { forkFactoryAbi, nftAbi, positionManagerAbi } from '../../evm/nft-abi.ts'
import type { NftPositionKind } from '../../evm/nft-position-kind.ts'
import { readOrNothing } from '../../evm/read-or-nothing.ts'
import type { LockableNft, LockableQuery } from '../../platform/lockable.ts'
import { findDividendToken } from './find-dividend-token.ts'
import { getPositionStatus } from './get-position-status.ts'

/** Ids that are read of one wallet; a form that shows more is of no use. */
const IDS_MAX = 200
/** A fee, or a distance of ticks, that nobody needs to have a pool for: a factory answers for any. */
const SOME_KEY = 3_000

/** Whose positions a collection's NFTs are; the locker looks at each one again when it comes in. */
async function getPositionKind(client: ReadClient, address: Address): Promise<NftPositionKind> {
  const manager = { address, abi: positionManagerAbi } as const
  const [factory, poolManager, nextTokenId] = await Promise.all([
    readOrNothing(client.readContract({ ...manager, functionName: 'factory' })),
    readOrNothing(client.readContract({ ...manager, functionName: 'poolManager' })),
    readOrNothing(client.readContract({ ...manager, functionName: 'nextTokenId' })),
  ])
  if (poolManager && poolManager !== zeroAddress && nextTokenId !== undefined) return 'v4'
  if (!factory || factory === zeroAddress) return 'none'
  return (await findsPools(client, address, factory)) ? 'v3' : 'none'
}

/** Whether a factory finds pools by any of the keys that the locker knows. */
async function findsPools(client: ReadClient, one: Address, factory: Address): Promise<boolean> {
  const fork = { address: factory, abi: forkFactoryAbi } as const
  const keyed = { functionName: 'getPool', args: [one, factory, SOME_KEY] } as const
  const answers = await Promise.all([
    readOrNothing(client.readContract({ address: factory, abi: positionManagerAbi, ...keyed })),
    readOrNothing(client.readContract({ ...fork, ...keyed })),
    readOrNothing(
      client.readContract({ ...fork, functionName: 'poolByPair', args: [one, factory] }),
    ),
  ])
  return answers.some((pool) => pool !== undefined)
}

async function getOwnedIds(
  client: ReadClient,
  address: Address,
  owner: Address,
  balance: bigint,
): Promise<readonly bigint[] | undefined> {
  if (!(await isNftCollection(client, address, nftInterfaces.enumerable))) return undefined
  const count = Number(balance < BigInt(IDS_MAX) ? balance : BigInt(IDS_MAX))
  const query = { address, abi: nftAbi, functionName: 'tokenOfOwnerByIndex' } as const
  const ids = await Promise.all(
    Array.from({ length: count }, (_, at) =>
      readOrNothing(client.readContract({ ...query, args: [owner, BigInt(at)] })),
    ),
  )
  return ids.filter((id) => id !== undefined)
}

/** What a collection of NFTs shows to somebody who wants to lock one. */
export async function getLockableNft(
  client: ReadClient,
  address: Address,
  { account, venues = [], tokens, nftId }: LockableQuery,
): Promise<LockableNft> {
  const collection = { address, abi: nftAbi } as const
  const [name, symbol, kind, status, balance, owner, dividendToken] = await Promise.all([
    readOrNothing(client.readContract({ ...collection, functionName: 'name' })),
    readOrNothing(client.readContract({ ...collection, functionName: 'symbol' })),
    getPositionKind(client, address),
    nftId === undefined ? undefined : getPositionStatus(client, { collection: address, nftId }),
    account &&
      readOrNothing(
        client.readContract({ ...collection, functionName: 'balanceOf', args: [account] }),
      ),
    nftId !== undefined
      ? readOrNothing(
          client.readContract({ ...collection, functionName: 'ownerOf', args: [nftId] }),
        )
      : undefined,
    tokens && findDividendToken(client, tokens, address),
  ])
  const ownedIds =
    account && balance ? await getOwnedIds(client, address, account, balance) : undefined
  const venue = venues.find(
    ({ nftManager }) => nftManager?.toLowerCase() === address.toLowerCase(),
  )?.name
  const texts = { name, symbol, venue }
  // Its manager looks like one that the locker knows, and the position itself is in a pool of another kind.
  const position = status === 'foreign' ? 'none' : kind
  return { kind: 'nft', ...texts, position, balance: balance ?? 0n, ownedIds, owner, dividendToken }
}
