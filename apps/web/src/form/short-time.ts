import { getLocale } from '@slipway/messages'

/**
 * A moment without zone, for rows of moments and axes; the whole stands beside it or on hover. A year other than this one
 * is named: a lock ends in another, and without it that is read as this one.
 */
export function shortTime(unixSeconds: number): string {
  const moment = new Date(unixSeconds * 1000)
  const isThisYear = moment.getFullYear() === new Date().getFullYear()
  return new Intl.DateTimeFormat(getLocale(), {
    ...(!isThisYear && { year: 'numeric' }),
    month: 'short',
    day: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
  }).format(moment)
}
