import { liquidityLockerAbi, nftLockerAbi, tokenLockerAbi } from '@slipway/deployments/abi'
import { type Address, isAddressEqual, zeroAddress } from 'viem'
import type { ReadClient } from '../../evm/create-read-client.ts'
import { assetOfLock } from '../asset-of-lock.ts'
import { lockerOf } from '../locker-of.ts'
import type { LockContracts, LockerKind, LockRecord } from '../types.ts'
import { getLock } from './get-lock.ts'

/** A page of the locks of one locker, newest first. */
export interface LocksQuery {
  readonly kind: LockerKind
  /** Only theirs. */
  readonly owner?: Address | undefined
  /** Only of this token, LP token or collection. */
  readonly asset?: Address | undefined
  /** Where to go on: `nextId` of the page before; the newest by default. */
  readonly newestId?: bigint | undefined
  /** How many ids are looked at, whether they fit or not. */
  readonly count?: number | undefined
}

/** Locks that fit, and where to go on. */
export interface LocksPage {
  readonly locks: readonly LockRecord[]
  /** 0 at the end. */
  readonly nextId: bigint
}

/** The token locker walks by itself; a call has room for many ids. */
const tokenIds = 500
/** Of the others each lock is a read of its own. */
const otherIds = 50

const fits = (wanted: Address | undefined, actual: Address) =>
  wanted === undefined || isAddressEqual(wanted, actual)

async function findTokenIds(
  client: ReadClient,
  locker: Address,
  { owner, asset, newestId = 0n, count = tokenIds }: LocksQuery,
) {
  const [lockIds, nextId] = await client.readContract({
    address: locker,
    abi: tokenLockerAbi,
    functionName: 'findLocks',
    args: [owner ?? zeroAddress, asset ?? zeroAddress, newestId, BigInt(count)],
  })
  return { lockIds, nextId }
}

async function listIds(
  client: ReadClient,
  locker: Address,
  { kind, newestId = 0n, count = otherIds }: LocksQuery,
) {
  const abi = kind === 'nft' ? nftLockerAbi : liquidityLockerAbi
  const newest = await client.readContract({ address: locker, abi, functionName: 'lockCount' })
  const first = newestId === 0n || newestId > newest ? newest : newestId
  const length = first < BigInt(count) ? Number(first) : count
  const lockIds = Array.from({ length }, (_, step) => first - BigInt(step))
  return { lockIds, nextId: first - BigInt(length) }
}

/**
 * Locks straight from the chain: what lists fall back on while the index is away. Locks that ended are gone.
 * @throws {RpcUnavailable} and its kin when no node answers.
 */
export async function findLocks(
  client: ReadClient,
  contracts: LockContracts,
  query: LocksQuery,
): Promise<LocksPage> {
  const { kind, owner, asset } = query
  const locker = lockerOf(contracts, kind)
  const { lockIds, nextId } = await (kind === 'token' ? findTokenIds : listIds)(
    client,
    locker,
    query,
  )
  const found = await Promise.all(
    lockIds.map((lockId) => getLock(client, { kind, locker, lockId })),
  )
  const locks = found.filter(
    (lock): lock is LockRecord =>
      lock !== undefined && fits(owner, lock.owner) && fits(asset, assetOfLock(lock)),
  )
  return { locks, nextId }
}
