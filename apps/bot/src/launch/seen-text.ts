import { type MessageOptions, m } from '@slipway/messages'
import type { LaunchTerms } from '@slipway/sdk/token/launch/launch-order'

/** What others gain by seeing a creation or a launch before it is in a block. */
export function seenText(terms: LaunchTerms | undefined, options: MessageOptions): string {
  if (!terms) return m.bot_seen_create({}, options)
  return terms.purchases.length > 0
    ? m.transaction_relay_seen_buys({}, options)
    : m.transaction_relay_seen_launch({}, options)
}
