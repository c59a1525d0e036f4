import { Skeleton } from '@mantine/core'
import { m } from '@slipway/messages'
import { Panel } from '@slipway/ui/panel'
import type { Address } from 'viem'
import { IndexAway } from '../../core/index-away.tsx'
import { LatePart } from '../../core/late-part.tsx'
import { lazyPart } from '../../core/lazy-part.ts'
import { Notice } from '../../core/notice.tsx'
import { useChainNow } from '../../transaction/use-chain-now.ts'
import { ListEmpty, ListFailed } from './list-states.tsx'
import classes from './lock-list.module.css'
import type { LockListSearch } from './lock-list-search.ts'
import { LockRows } from './lock-rows.tsx'
import { useLockList } from './use-lock-list.ts'

const ChainLocks = lazyPart(() => import('./chain-locks.tsx'))

interface LockResultsProps {
  search: LockListSearch
  account: Address | undefined
  onChange: (next: LockListSearch) => void
}

/** Places of the rows while the first page is on the way. */
function ListSkeleton() {
  return (
    <Panel padding="flush">
      <div className={classes.skeleton} role="status" aria-label={m.shell_loading()}>
        {['a', 'b', 'c', 'd', 'e', 'f'].map((key) => (
          <Skeleton key={key} height={64} />
        ))}
      </div>
    </Panel>
  )
}

/** The list from the index; from the lockers themselves while the index is away. */
export function LockResults({ search, account, onChange }: LockResultsProps) {
  const now = useChainNow()
  const list = useLockList(search, account, () => now)
  const { network: _network, ...here } = search
  const retry = () => void list.refetch()
  if (list.isError && list.rows.length === 0)
    return (
      <>
        <Notice
          tone="warn"
          title={<IndexAway text={m.lock_list_fallback_title()} />}
          onRetry={retry}
        >
          {m.lock_list_fallback_text()}
        </Notice>
        <LatePart pending={<ListSkeleton />}>
          <ChainLocks
            search={search}
            account={account}
            now={now}
            // The chain was asked of this network alone.
            empty={<ListEmpty search={here} onChange={onChange} />}
            failed={<ListFailed onRetry={retry} />}
            waiting={<ListSkeleton />}
          />
        </LatePart>
      </>
    )
  if (list.isPending) return <ListSkeleton />
  if (list.rows.length === 0) return <ListEmpty search={search} onChange={onChange} />
  return <LockRows rows={list.rows} now={now} more={list} />
}
