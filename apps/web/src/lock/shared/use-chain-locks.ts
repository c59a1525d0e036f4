import { findLocks } from '@slipway/sdk/lock/evm/find-locks'
import type { LockContracts, LockerKind } from '@slipway/sdk/lock/types'
import { useInfiniteQuery } from '@tanstack/react-query'
import type { Address } from 'viem'
import { activeChain } from '../../core/active-chain.ts'
import { readClient } from '../../core/read-client.ts'
import { type LockRow, rowOfRecord } from './lock-row.ts'
import { lockerKinds } from './locker-kinds.ts'

export interface ChainLocksQuery {
  readonly kind?: LockerKind | undefined
  readonly owner?: Address | undefined
  /** Exactly this token, LP token or collection. */
  readonly asset?: Address | undefined
}

/** From which lock downwards each locker is still to be read; one that is not named is read to its end. */
type Places = Readonly<Partial<Record<LockerKind, bigint>>>

interface ChainPage {
  readonly rows: readonly LockRow[]
  readonly next: Places
}

async function readPage(
  contracts: LockContracts,
  query: ChainLocksQuery,
  places: Places,
): Promise<ChainPage> {
  const kinds = lockerKinds.filter((kind) => places[kind] !== undefined)
  const pages = await Promise.all(
    kinds.map(async (kind) => ({
      kind,
      ...(await findLocks(readClient, contracts, { ...query, kind, newestId: places[kind] })),
    })),
  )
  const rows = pages.flatMap(({ locks }) =>
    locks.map((lock) => rowOfRecord(lock, activeChain.chainId)),
  )
  const next = pages.filter(({ nextId }) => nextId > 0n).map(({ kind, nextId }) => [kind, nextId])
  return {
    rows: rows.toSorted((a, b) => b.lockedAt - a.lockedAt),
    next: Object.fromEntries(next),
  }
}

/** Locks as the lockers themselves have them, newest first: what stays true while the index is away. */
export function useChainLocks(contracts: LockContracts, query: ChainLocksQuery, isEnabled = true) {
  const kinds = query.kind ? [query.kind] : lockerKinds
  const result = useInfiniteQuery({
    queryKey: [
      'lock',
      activeChain.chainId,
      'chain-list',
      query.kind ?? null,
      query.owner ?? null,
      query.asset ?? null,
    ],
    queryFn: ({ pageParam }) => readPage(contracts, query, pageParam),
    initialPageParam: Object.fromEntries(kinds.map((kind) => [kind, 0n])) as Places,
    getNextPageParam: ({ next }) => (Object.keys(next).length === 0 ? null : next),
    enabled: isEnabled,
    refetchInterval: 15_000,
  })
  return { ...result, rows: (result.data?.pages ?? []).flatMap(({ rows }) => rows) }
}
