import { getLocale } from '@slipway/messages'

/** A UTC day without its year. @param seconds unix seconds of 00:00 UTC */
export const dayText = (seconds: number): string =>
  new Intl.DateTimeFormat(getLocale(), { month: 'short', day: 'numeric', timeZone: 'UTC' }).format(
    seconds * 1000,
  )
