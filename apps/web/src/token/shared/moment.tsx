import { formatTime } from '@slipway/messages'

/** A moment in the visitor's zone with UTC beside it. @param unixSeconds seconds since 1970 */
export function Moment({ unixSeconds }: { unixSeconds: number }) {
  return (
    <time dateTime={new Date(unixSeconds * 1000).toISOString()}>
      {formatTime(unixSeconds)}
      <small>{formatTime(unixSeconds, { timeZone: 'UTC' })}</small>
    </time>
  )
}
