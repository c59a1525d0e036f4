import { formatTime, m } from '@slipway/messages'
import type { PoolStatus } from '@slipway/sdk/staking/pool-status'
import { TimeLeft } from '../../transaction/time-left.tsx'
import classes from './pool-list.module.css'
import { type PoolRow, statusOfRow } from './pool-row.ts'

interface Moment {
  label: () => string
  at: (row: PoolRow) => number
}

/** The moment that a pool waits for, by where it is. */
const moments: Readonly<Partial<Record<PoolStatus, Moment>>> = {
  coming: { label: m.stakelist_starts_in, at: ({ startTime }) => startTime },
  running: { label: m.stakelist_ends_in, at: ({ endTime }) => endTime },
  closed: { label: m.stakelist_ends_in, at: ({ endTime }) => endTime },
}

/** What a pool waits for, ticking; of one that is over, when it was. @param props.now unix seconds by the chain */
export function PoolNext({ row, now }: { row: PoolRow; now: number }) {
  const moment = moments[statusOfRow(row, now)]
  if (moment)
    return (
      <p className={classes.next}>
        <span>{moment.label()}</span>
        <TimeLeft until={moment.at(row)} />
      </p>
    )
  return (
    <p className={classes.next}>
      <span>{m.stakelist_ended()}</span>
      <time dateTime={new Date(row.endTime * 1000).toISOString()}>{formatTime(row.endTime)}</time>
    </p>
  )
}
