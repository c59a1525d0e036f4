import { formatTime, m } from '@slipway/messages'
import type { DollarPrice } from '@slipway/sdk/token/dollars/get-dollar-price'

/** Where a price comes from, and how old it is. */
export function sourceText({ quote, venue, through, readAt }: DollarPrice): string {
  const time = formatTime(readAt)
  return through
    ? m.worth_source_through({ quote, venue, through, time })
    : m.worth_source({ quote, venue, time })
}
