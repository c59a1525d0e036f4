import { formatDuration, m } from '@slipway/messages'
import { NoticeBox } from '@slipway/ui/notice-box'

interface NoExitNoticeProps {
  /** Unix seconds; undefined while it is no moment. */
  start: number | undefined
  end: number | undefined
  /** Seconds before its end in which nobody can leave a presale. */
  closed: number
  /** Unix seconds of the chain's clock, where the presale may have begun. */
  now?: number
}

/** Says so where buyers can never leave: until the end there is no more time than that in which leaving is closed. */
export function NoExitNotice({ start, end, closed, now = 0 }: NoExitNoticeProps) {
  if (start === undefined || end === undefined) return null
  const hasBegun = now > start
  const length = end - (hasBegun ? now : start)
  if (length <= 0 || length > closed) return null
  const times = { closed: formatDuration(closed) }
  return (
    <NoticeBox tone="warn" title={m.presale_time_no_exit()}>
      {hasBegun ? m.presale_time_no_exit_late(times) : m.presale_time_no_exit_text(times)}
    </NoticeBox>
  )
}
