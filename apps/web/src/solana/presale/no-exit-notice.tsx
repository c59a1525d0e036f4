import { formatDuration, m } from '@slipway/messages'
import { solanaPresaleLimits } from '@slipway/sdk/solana/presale/solana-presale-limits'
import { NoticeBox } from '@slipway/ui/notice-box'

interface NoExitNoticeProps {
  /** Unix seconds; undefined while it is no moment. */
  startAt: number | undefined
  endAt: number | undefined
  /** Unix seconds of the cluster's clock, where the presale may have begun. */
  now?: number
}

/** Says so where buyers can never leave: until the end there are no more than the minutes in which leaving is closed. */
export function NoExitNotice({ startAt, endAt, now = 0 }: NoExitNoticeProps) {
  if (startAt === undefined || endAt === undefined) return null
  const hasBegun = now > startAt
  const length = endAt - (hasBegun ? now : startAt)
  const closed = solanaPresaleLimits.exitClosedSeconds
  if (length <= 0 || length > closed) return null
  const times = { closed: formatDuration(closed) }
  return (
    <NoticeBox tone="warn" title={m.presale_time_no_exit()}>
      {hasBegun ? m.presale_time_no_exit_late(times) : m.presale_time_no_exit_text(times)}
    </NoticeBox>
  )
}
