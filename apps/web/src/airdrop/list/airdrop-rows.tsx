import { Button, Skeleton } from '@mantine/core'
import { m } from '@slipway/messages'
import { Panel } from '@slipway/ui/panel'
import classes from './airdrop-list.module.css'
import type { AirdropRow } from './airdrop-row.ts'
import { AirdropTable } from './airdrop-table.tsx'

/** Where further entries come from. */
export interface MoreRows {
  readonly hasNextPage: boolean
  readonly isFetchingNextPage: boolean
  readonly fetchNextPage: () => unknown
}

/** Button for further entries; nothing on the last page. */
export function ShowMore({ more }: { more: MoreRows }) {
  if (!more.hasNextPage) return null
  return (
    <div className={classes.more}>
      <Button
        variant="default"
        loading={more.isFetchingNextPage}
        onClick={() => void more.fetchNextPage()}
      >
        {m.lock_list_more()}
      </Button>
    </div>
  )
}

/** Places of the rows while the first page is on the way. */
export function RowsSkeleton() {
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

interface AirdropRowsProps {
  rows: readonly AirdropRow[]
  /** Unix seconds of the network's clock. */
  now: number
  more: MoreRows
}

/** The airdrops of a list, and the way to further ones. */
export function AirdropRows({ rows, now, more }: AirdropRowsProps) {
  const total = more.hasNextPage
    ? m.airlist_shown_more({ count: rows.length })
    : m.airlist_shown({ count: rows.length })
  return (
    <Panel padding="flush" className={classes.panel}>
      <p className={classes.total} role="status">
        {total}
      </p>
      <AirdropTable rows={rows} caption={total} now={now} />
      <ShowMore more={more} />
    </Panel>
  )
}
