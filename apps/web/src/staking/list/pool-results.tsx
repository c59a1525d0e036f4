import { Button } from '@mantine/core'
import { m } from '@slipway/messages'
import type { ReactNode } from 'react'
import type { Address } from 'viem'
import { LatePart } from '../../core/late-part.tsx'
import { lazyPart } from '../../core/lazy-part.ts'
import { Notice } from '../../core/notice.tsx'
import { useChainNow } from '../../transaction/use-chain-now.ts'
import { ListFailed, ListSkeleton, ListUnmatched } from './list-states.tsx'
import { PoolCards } from './pool-cards.tsx'
import { isNarrowed, type PoolListSearch } from './pool-list-search.ts'
import { usePoolList } from './use-pool-list.ts'

const RegistryPools = lazyPart(() => import('./registry-pools.tsx'))

interface PoolResultsProps {
  search: PoolListSearch
  onChange: (next: PoolListSearch) => void
  /** Whose pools alone. */
  owner?: Address
  /** What is said where there is no pool at all, of the network that was asked. */
  empty: (network: string | undefined) => ReactNode
}

function totalText(total: number | null, shown: number, hasMore: boolean): string {
  if (total !== null) return m.stakelist_total({ count: total })
  return hasMore ? m.stakelist_shown_more({ count: shown }) : m.stakelist_shown({ count: shown })
}

/** The list from the index; from the registry itself while the index is away. */
export function PoolResults({ search, onChange, owner, empty }: PoolResultsProps) {
  const now = useChainNow()
  const list = usePoolList(search, owner)
  const clear = () => {
    const { own, network, sort } = search
    onChange({ ...(own && { own }), ...(network && { network }), ...(sort && { sort }) })
  }
  const nothing = (network: string | undefined) =>
    isNarrowed(search) ? <ListUnmatched onClear={clear} /> : empty(network)
  const retry = () => void list.refetch()
  if (list.isError && list.rows.length === 0)
    return (
      <>
        <Notice tone="warn" title={m.stakelist_fallback_title()} onRetry={retry}>
          {m.stakelist_fallback_text()}
        </Notice>
        <LatePart pending={<ListSkeleton />}>
          <RegistryPools
            search={search}
            owner={owner}
            now={now}
            // The chain was asked of this network alone.
            empty={nothing(undefined)}
            failed={<ListFailed onRetry={retry} />}
            waiting={<ListSkeleton />}
          />
        </LatePart>
      </>
    )
  if (list.isPending) return <ListSkeleton />
  if (list.rows.length === 0) return nothing(search.network)
  return (
    <PoolCards
      rows={list.rows}
      now={now}
      total={totalText(list.total, list.rows.length, list.hasNextPage)}
      more={
        list.hasNextPage && (
          <Button
            variant="default"
            loading={list.isFetchingNextPage}
            onClick={() => void list.fetchNextPage()}
          >
            {m.stakelist_more()}
          </Button>
        )
      }
    />
  )
}
