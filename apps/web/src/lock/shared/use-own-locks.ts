import { assetOfLock } from '@slipway/sdk/lock/asset-of-lock'
import { lockQueries } from '@slipway/sdk/lock/lock-queries'
import type { LockContracts, LockerKind, LockRecord } from '@slipway/sdk/lock/types'
import { useQueries, useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { type Address, isAddressEqual } from 'viem'
import { activeChain } from '../../core/active-chain.ts'
import { lockApi } from '../../core/lock-api.ts'
import { readClient } from '../../core/read-client.ts'
import { retryWhileAway } from '../../transaction/retry-while-away.ts'
import { lockIndexKey } from './lock-index-key.ts'
import { type LockRow, rowOfIndex, rowOfRecord } from './lock-row.ts'
import { useChainLocks } from './use-chain-locks.ts'

const PAGE_SIZE = 100
/** Locks of one owner that a page shows; who has more finds them in the list. */
const MOST_LOCKS = 200

interface OwnLocksQuery {
  readonly asset?: Address | undefined
  readonly kind?: LockerKind | undefined
}

async function listHeld(owner: Address, { asset, kind }: OwnLocksQuery, signal: AbortSignal) {
  const rows: LockRow[] = []
  let cursor: string | null = ''
  while (cursor !== null && rows.length < MOST_LOCKS) {
    const page: Awaited<ReturnType<typeof lockApi.listLocks>> = await lockApi.listLocks(
      {
        chain: activeChain.shortname,
        owner,
        limit: PAGE_SIZE,
        ...(asset && { asset }),
        ...(kind && { kind }),
        ...(cursor && { cursor }),
      },
      { signal },
    )
    rows.push(...page.items.filter(({ state }) => state !== 'ended').map(rowOfIndex))
    cursor = page.nextCursor
  }
  return rows
}

export interface OwnLocks {
  /** As their lockers have them now, newest first. */
  readonly records: readonly LockRecord[]
  readonly rows: readonly LockRow[]
  /** Nothing is known yet. */
  readonly isPending: boolean
  readonly isError: boolean
  /** The index does not answer; everything shown comes from the chain. */
  readonly isIndexAway: boolean
  readonly retry: () => void
}

/**
 * The locks of an owner: which there are say index and chain together, so that a lock of a moment ago is there and one
 * of long ago is found; what is in them says the chain alone.
 */
export function useOwnLocks(
  contracts: LockContracts,
  owner: Address,
  query: OwnLocksQuery = {},
): OwnLocks {
  const index = useQuery({
    queryKey: [...lockIndexKey, 'own', activeChain.shortname, owner, query],
    queryFn: ({ signal }) => listHeld(owner, query, signal),
    refetchInterval: retryWhileAway,
    retry: 1,
  })
  const chain = useChainLocks(contracts, { owner, ...query })
  const { hasNextPage, isFetchingNextPage, fetchNextPage } = chain
  // Where the index cannot say which locks there are, all of them are looked through.
  const mustGoOn = index.isError && hasNextPage && !isFetchingNextPage
  useEffect(() => {
    if (mustGoOn) void fetchNextPage()
  }, [mustGoOn, fetchNextPage])

  const known = new Map([...chain.rows, ...(index.data ?? [])].map((row) => [row.id, row]))
  const details = useQueries({
    queries: [...known.values()]
      .slice(0, MOST_LOCKS)
      .map(({ kind, locker, lockId }) => lockQueries.detail(readClient, { kind, locker, lockId })),
  })
  const records = details
    .flatMap(({ data }) => data ?? [])
    .filter(
      (record) =>
        isAddressEqual(record.owner, owner) &&
        (!query.asset || isAddressEqual(assetOfLock(record), query.asset)),
    )
    .toSorted((a, b) => b.lockedAt - a.lockedAt || Number(b.lockId - a.lockId))
  const isListing = index.isPending || chain.isPending || mustGoOn || isFetchingNextPage
  return {
    records,
    // The index knows the names.
    rows: records.map((record) => {
      const row = rowOfRecord(record, activeChain.chainId)
      const { name, symbol, decimals, pair } = known.get(row.id) ?? row
      return { ...row, name, symbol, decimals, pair }
    }),
    isPending: records.length === 0 && (isListing || details.some((detail) => detail.isPending)),
    isError:
      records.length === 0 &&
      ((index.isError && chain.isError) || details.some((detail) => detail.isError)),
    isIndexAway: index.isError,
    retry: () => {
      void index.refetch()
      void chain.refetch()
    },
  }
}
