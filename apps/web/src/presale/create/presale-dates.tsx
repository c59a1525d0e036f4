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
  const hasTierOne = isListed && t1Block > 0n
  const publicAt = startTime + t1Block + t2Block
  const isForAll = useWhiteList === 0n || (useWhiteList === 1n && publicAt === startTime)
  // Without a window of its own tier 1 comes in with tier 2.
  const listed = hasTierOne ? m.presale_date_tier_one : m.presale_date_tier_two
  return [
    { at: startTime, label: isForAll ? m.presale_date_start() : listed() },
    ...(hasTierOne ? [{ at: startTime + t1Block, label: m.presale_date_tier_two() }] : []),
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
