import { getLocale } from '@slipway/messages'

/** A day in the reader's zone, short enough for an axis: `Nov 21, 2026`; with its time where days tell nothing apart. */
export function shortDate(unixSeconds: number, hasTime = false): string {
  return new Intl.DateTimeFormat(getLocale(), {
    year: 'numeric',
    month: 'short',
    day: 'numeric',
    ...(hasTime && { hour: '2-digit', minute: '2-digit' }),
  }).format(unixSeconds * 1_000)
}
