import { getLocale } from '@slipway/messages'

/** A moment without year and zone, for rows of moments and axes; the whole stands beside it or on hover. */
export function shortTime(unixSeconds: number): string {
  return new Intl.DateTimeFormat(getLocale(), {
    month: 'short',
    day: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
  }).format(unixSeconds * 1000)
}
