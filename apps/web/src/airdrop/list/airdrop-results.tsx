import { m } from '@slipway/messages'
import type { ReactNode } from 'react'
import { IndexAway } from '../../core/index-away.tsx'
import { LatePart } from '../../core/late-part.tsx'
import { lazyPart } from '../../core/lazy-part.ts'
import { Notice } from '../../core/notice.tsx'
import { useChainNow } from '../../transaction/use-chain-now.ts'
import type { AirdropListSearch } from './airdrop-list-search.ts'
import { AirdropRows, RowsSkeleton } from './airdrop-rows.tsx'
import { ListFailed } from './list-states.tsx'
import { useAirdropList } from './use-airdrop-list.ts'

const ChainAirdrops = lazyPart(() => import('./chain-airdrops.tsx'))

interface AirdropResultsProps {
  search: AirdropListSearch
  /** What is said where there is none; told what was asked. */
  empty: (asked: AirdropListSearch) => ReactNode
}

/** The list from the index; from the factory itself while the index is away. */
export function AirdropResults({ search, empty }: AirdropResultsProps) {
  const now = useChainNow()
  const list = useAirdropList(search)
  const retry = () => void list.refetch()
  const { network: _network, ...here } = search
  if (list.isError && list.rows.length === 0)
    return (
      <>
        <Notice
          tone="warn"
          title={<IndexAway text={m.lock_list_fallback_title()} />}
          onRetry={retry}
        >
          {m.airlist_fallback_text()}
        </Notice>
        <LatePart pending={<RowsSkeleton />}>
          <ChainAirdrops
            search={search}
            now={now}
            // The chain was asked of this network alone.
            empty={empty(here)}
            failed={<ListFailed onRetry={retry} />}
            waiting={<RowsSkeleton />}
          />
        </LatePart>
      </>
    )
  if (list.isPending) return <RowsSkeleton />
  if (list.rows.length === 0) return empty(search)
  return <AirdropRows rows={list.rows} now={now} more={list} />
}
