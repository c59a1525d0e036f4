import { m } from '@slipway/messages'
import type { PresaleDraft } from '@slipway/sdk/presale/presale-draft-schema'
import { TimeText } from '@slipway/ui/time-text'
import classes from './preview.module.css'

interface Moment {
  readonly at: bigint
  readonly label: string
}

/** What happens when, the owner's and the platform's part included. */
function momentsOf(draft: PresaleDraft): readonly Moment[] {
  const { startTime, endTime, t1Block, t2Block, useWhiteList, lockTime, kind } = draft
  const isListed = useWhiteList > 0n
  const hasTierTwo = isListed && t1Block > 0n
  const publicAt = startTime + t1Block + t2Block
  return [
    { at: startTime, label: isListed ? m.presale_date_tier_one() : m.presale_date_start() },
    ...(hasTierTwo ? [{ at: startTime + t1Block, label: m.presale_date_tier_two() }] : []),
    ...(useWhiteList === 1n && publicAt > startTime
      ? [{ at: publicAt, label: m.presale_date_public() }]
      : []),
    { at: endTime, label: m.presale_date_end() },
    ...(kind === 'private' ? [] : [{ at: endTime + lockTime, label: m.presale_date_unlock() }]),
  ]
}

/** The presale's dates in order, in the visitor's zone with UTC beside. */
export function PresaleDates({ draft }: { draft: PresaleDraft }) {
  return (
    <ol className={classes.dates}>
      {momentsOf(draft).map(({ at, label }) => (
        <li key={label}>
          <span>{label}</span>
          <TimeText at={at} />
        </li>
      ))}
    </ol>
  )
}
