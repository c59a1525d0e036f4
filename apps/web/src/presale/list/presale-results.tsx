import { Button, Skeleton } from '@mantine/core'
import { m } from '@slipway/messages'
import type { Address } from 'viem'
import { activeChain } from '../../core/active-chain.ts'
import { IndexAway } from '../../core/index-away.tsx'
import { LatePart } from '../../core/late-part.tsx'
import { lazyPart } from '../../core/lazy-part.ts'
import { Notice } from '../../core/notice.tsx'
import { ListEmpty, ListFailed } from './list-states.tsx'
import classes from './presale-list.module.css'
import type { PresaleListSearch } from './presale-list-search.ts'
import { rowOfSummary } from './presale-row.ts'
import { PresaleRows } from './presale-rows.tsx'
import { usePresaleList } from './use-presale-list.ts'

const RegistryPresales = lazyPart(() => import('./registry-presales.tsx'))

interface PresaleResultsProps {
  search: PresaleListSearch
  account: Address | undefined
  onChange: (next: PresaleListSearch) => void
}

/** Places of the cards while the first page is on the way. */
function ListSkeleton() {
  return (
    <div className={classes.cards} role="status" aria-label={m.shell_loading()}>
      {['a', 'b', 'c', 'd', 'e', 'f'].map((key) => (
        <Skeleton key={key} height={284} radius={12} />
      ))}
    </div>
  )
}

function totalText(total: number | null, shown: number, hasMore: boolean): string {
  if (total !== null) return m.presale_list_total({ count: total })
  return hasMore
    ? m.presale_list_shown_more({ count: shown })
    : m.presale_list_shown({ count: shown })
}

/** The list from the index; from the chain itself while the index is away. */
export function PresaleResults({ search, account, onChange }: PresaleResultsProps) {
  const list = usePresaleList(search, account)
  const { network: _network, ...here } = search
  const retry = () => void list.refetch()
  const view = search.view ?? 'cards'
  if (list.isError && list.items.length === 0)
    return (
      <>
        <Notice
          tone="warn"
          title={<IndexAway text={m.presale_list_fallback_title()} />}
          onRetry={retry}
        >
          {m.presale_list_fallback_text({ chain: activeChain.name })}
        </Notice>
        <LatePart pending={<ListSkeleton />}>
          <RegistryPresales
            search={search}
            owner={search.whose === 'mine' ? account : undefined}
            // The chain was asked of this network alone.
            empty={<ListEmpty search={here} onChange={onChange} />}
            failed={<ListFailed onRetry={retry} />}
            waiting={<ListSkeleton />}
          />
        </LatePart>
      </>
    )
  if (list.isPending) return <ListSkeleton />
  if (list.items.length === 0) return <ListEmpty search={search} onChange={onChange} />
  return (
    <PresaleRows
      rows={list.items.map(rowOfSummary)}
      view={view}
      total={totalText(list.total, list.items.length, list.hasNextPage)}
      more={
        list.hasNextPage && (
          <Button
            variant="default"
            loading={list.isFetchingNextPage}
            onClick={() => void list.fetchNextPage()}
          >
            {m.presale_list_more()}
          </Button>
        )
      }
    />
  )
}
