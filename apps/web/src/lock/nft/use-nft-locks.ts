import { findLocks } from '@slipway/sdk/lock/evm/find-locks'
import { lockQueries } from '@slipway/sdk/lock/lock-queries'
import type { LockContracts, NftLockRecord } from '@slipway/sdk/lock/types'
import { freshness } from '@slipway/sdk/shared/freshness'
import { useInfiniteQuery } from '@tanstack/react-query'
import type { Address } from 'viem'
import { readClient } from '../../core/read-client.ts'

interface Subject {
  readonly owner: Address
  readonly collection: Address
}

/**
 * The NFTs of one collection that an owner has locked, newest first, straight from the chain: what can be done with them
 * is decided there. Pages are of ids, so a page may hold none of theirs.
 */
export function useNftLocks(contracts: LockContracts, { owner, collection }: Subject) {
  const query = useInfiniteQuery({
    queryKey: [...lockQueries.all(readClient), 'nftsOf', owner, collection],
    queryFn: ({ pageParam }) =>
      findLocks(readClient, contracts, {
        kind: 'nft',
        owner,
        asset: collection,
        newestId: pageParam,
      }),
    initialPageParam: 0n,
    getNextPageParam: ({ nextId }) => (nextId === 0n ? undefined : nextId),
    ...freshness.live,
  })
  const locks = query.data?.pages.flatMap(({ locks: found }) => found)
  return { ...query, locks: locks?.filter((lock): lock is NftLockRecord => lock.kind === 'nft') }
}
