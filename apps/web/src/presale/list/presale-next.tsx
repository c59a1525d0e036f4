import { formatTime, m } from '@slipway/messages'
import { TimeLeft } from '../../transaction/time-left.tsx'
import { useChainNow } from '../../transaction/use-chain-now.ts'
import { type PresaleStatus, shortReason, statusLabels } from '../shared/presale-labels.ts'
import classes from './presale-list.module.css'
import type { PresaleRow } from './presale-row.ts'

/** When a presale ended; a full one may be finished before, and then its end says nothing. */
function Over({ label, endTime }: { label: PresaleStatus['label']; endTime: number }) {
  const isAhead = endTime > useChainNow()
  return (
    <p className={classes.next}>
      <span>{isAhead ? statusLabels[label]() : m.presale_list_ended()}</span>
      {!isAhead && (
        <time dateTime={new Date(endTime * 1000).toISOString()}>{formatTime(endTime)}</time>
      )}
    </p>
  )
}

/** The moment that a presale waits for, ticking; for one that is over, when it was. */
export function PresaleNext({
  row,
}: {
  row: Pick<PresaleRow, 'status' | 'startTime' | 'endTime'>
}) {
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
  return <Over label={status.label} endTime={endTime} />
}
