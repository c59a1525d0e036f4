import type { Address } from 'viem'
import type { ReadClient } from '../evm/create-read-client.ts'
import { freshness } from '../shared/freshness.ts'
import { findLocks, type LocksQuery } from './evm/find-locks.ts'
import { getLock, type LockQuery } from './evm/get-lock.ts'
import { getLockedOf } from './evm/get-locked-of.ts'
import { getNftPosition } from './evm/get-nft-position.ts'
import { getPairOf } from './evm/get-pair-of.ts'
import { getReleasable } from './evm/get-releasable.ts'
import { getSuccessors } from './evm/get-successors.ts'
import { isLockOperator, type OperatorQuery } from './evm/is-lock-operator.ts'
import { lockerOf } from './locker-of.ts'
import type { LockContracts, LockRecord, NftLockRecord } from './types.ts'

const keyOf = (client: ReadClient, ...parts: readonly unknown[]) =>
  ['lock', client.chain.id, ...parts] as const

/** Every read of locks as key, function and freshness; see `tokenQueries`. Ids are texts: keys hold no bigint. */
export const lockQueries = {
  /** Prefix of all keys of one network, to drop them together. */
  all: (client: ReadClient) => keyOf(client),

  /** `null` for a lock that is gone: a query has no undefined answer. */
  detail: (client: ReadClient, query: LockQuery) => ({
    queryKey: keyOf(client, 'detail', query.locker, String(query.lockId)),
    queryFn: async () => (await getLock(client, query)) ?? null,
    ...freshness.live,
  }),

  /** A page of the locks of one locker, newest first, straight from the chain. */
  list: (client: ReadClient, contracts: LockContracts, query: LocksQuery) => ({
    queryKey: keyOf(
      client,
      'list',
      query.kind,
      query.owner ?? null,
      query.asset ?? null,
      String(query.newestId ?? 0n),
      query.count ?? null,
      lockerOf(contracts, query.kind),
    ),
    queryFn: () => findLocks(client, contracts, query),
    ...freshness.live,
  }),

  /** What a withdrawal would pay. @param now unix seconds of the chain; the newest one is asked with, under the same key */
  releasable: (client: ReadClient, lock: LockRecord, now: number) => ({
    queryKey: keyOf(
      client,
      'releasable',
      lock.locker,
      String(lock.lockId),
      String(lock.amount),
      lock.unlockAt,
    ),
    queryFn: () => getReleasable(client, lock, now),
    ...freshness.live,
  }),

  lockedOf: (client: ReadClient, contracts: LockContracts, asset: Address) => ({
    queryKey: keyOf(client, 'lockedOf', asset, contracts.tokenLocker, contracts.liquidityLocker),
    queryFn: () => getLockedOf(client, contracts, asset),
    ...freshness.live,
  }),

  /** `null` for what is no LP token. */
  pair: (
    client: ReadClient,
    contracts: Pick<LockContracts, 'liquidityLocker'>,
    lpToken: Address,
  ) => ({
    queryKey: keyOf(client, 'pair', lpToken, contracts.liquidityLocker),
    queryFn: async () => (await getPairOf(client, contracts, lpToken)) ?? null,
    ...freshness.fixed,
  }),

  successors: (client: ReadClient, contracts: Pick<LockContracts, 'lockAnnouncer'>) => ({
    queryKey: keyOf(client, 'successors', contracts.lockAnnouncer),
    queryFn: () => getSuccessors(client, contracts),
    ...freshness.slow,
  }),

  operator: (
    client: ReadClient,
    contracts: Pick<LockContracts, 'tokenLocker'>,
    query: OperatorQuery,
  ) => ({
    queryKey: keyOf(client, 'operator', query.owner, query.operator, contracts.tokenLocker),
    queryFn: () => isLockOperator(client, contracts, query),
    ...freshness.live,
  }),

  /** `null` for what is no position. */
  position: (client: ReadClient, lock: NftLockRecord) => ({
    queryKey: keyOf(client, 'position', lock.locker, String(lock.lockId), lock.feeReceiver),
    queryFn: async () => (await getNftPosition(client, lock)) ?? null,
    ...freshness.live,
  }),
} as const
