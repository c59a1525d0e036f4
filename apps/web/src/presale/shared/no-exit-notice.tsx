import { formatDuration, m } from '@slipway/messages'
import { presaleLimits } from '@slipway/sdk/presale/presale-limits'
import { NoticeBox } from '@slipway/ui/notice-box'

interface NoExitNoticeProps {
  /** Unix seconds; undefined while it is no moment. */
  startTime: number | undefined
  endTime: number | undefined
  /** Unix seconds of the network's clock, where the presale may have begun. */
  now?: number
}

/** Says so where buyers can never leave: until the end there are no more than the minutes in which leaving is closed. */
export function NoExitNotice({ startTime, endTime, now = 0 }: NoExitNoticeProps) {
  if (startTime === undefined || endTime === undefined) return null
  const hasBegun = now > startTime
  const length = endTime - (hasBegun ? now : startTime)
  const closed = Number(presaleLimits.exitClosedSeconds)
  if (length <= 0 || length > closed) return null
  const times = { closed: formatDuration(closed) }
  return (
    <NoticeBox tone="warn" title={m.presale_time_no_exit()}>
      {hasBegun ? m.presale_time_no_exit_late(times) : m.presale_time_no_exit_text(times)}
    </NoticeBox>
  )
}
