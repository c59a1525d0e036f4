import { formatTime, m } from '@slipway/messages'
import { isFull } from '@slipway/sdk/presale/presale-math'
import { TimeLeft } from '../../transaction/time-left.tsx'
import { useChainNow } from '../../transaction/use-chain-now.ts'
import { shortReason, statusLabels } from '../shared/presale-labels.ts'
import classes from './presale-list.module.css'
import type { PresaleRow } from './presale-row.ts'

type Row = Pick<
  PresaleRow,
  'status' | 'startTime' | 'endTime' | 'kind' | 'hardCap' | 'presaleRate' | 'total'
>

/** When a presale ended. A full one may have been finished before, and then its end says nothing: the list has no other. */
function Over({ row }: { row: Row }) {
  const { status, endTime, kind, total } = row
  const maybeEarlier = status.label === 'finished' && isFull(kind, row, total)
  const isUnsaid = endTime > useChainNow() || maybeEarlier
  return (
    <p className={classes.next}>
      <span>{isUnsaid ? statusLabels[status.label]() : m.presale_list_ended()}</span>
      {!isUnsaid && (
        <time dateTime={new Date(endTime * 1000).toISOString()}>{formatTime(endTime)}</time>
      )}
    </p>
  )
}

/** The moment that a presale waits for, ticking; for one that is over, when it was. */
export function PresaleNext({ row }: { row: Row }) {
  const { status, startTime, endTime } = row
  if (status.label === 'coming' || status.label === 'running') {
    const isComing = status.label === 'coming'
    return (
      <p className={classes.next} data-live={!isComing || undefined}>
        <span>{isComing ? m.presale_list_starts_in() : m.presale_list_ends_in()}</span>
        <TimeLeft until={isComing ? startTime : endTime} />
      </p>
    )
  }
  if (status.label === 'canceled')
    return (
      <p className={classes.next}>
        <span>{m.presale_status_canceled()}</span>
        <span>{shortReason(status)}</span>
      </p>
    )
  return <Over row={row} />
}
