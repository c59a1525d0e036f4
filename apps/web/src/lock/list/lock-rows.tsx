import { Button } from '@mantine/core'
import { m } from '@slipway/messages'
import { Panel } from '@slipway/ui/panel'
import type { LockRow } from '../shared/lock-row.ts'
import { LockTable } from '../shared/lock-table.tsx'
import classes from './lock-list.module.css'

interface LockRowsProps {
  rows: readonly LockRow[]
  /** Unix seconds of the network's clock. */
  now: number
  more: {
    readonly hasNextPage: boolean
    readonly isFetchingNextPage: boolean
    readonly fetchNextPage: () => unknown
  }
}

/** The locks of a list, and the way to further ones. */
export function LockRows({ rows, now, more }: LockRowsProps) {
  const total = more.hasNextPage
    ? m.lock_list_shown_more({ count: rows.length })
    : m.lock_list_shown({ count: rows.length })
  return (
    <Panel padding="flush" className={classes.panel}>
      <p className={classes.total} role="status">
        {total}
      </p>
      <LockTable rows={rows} caption={total} now={now} />
      {more.hasNextPage && (
        <div className={classes.more}>
          <Button
            variant="default"
            loading={more.isFetchingNextPage}
            onClick={() => void more.fetchNextPage()}
          >
            {m.lock_list_more()}
          </Button>
        </div>
      )}
    </Panel>
  )
}
