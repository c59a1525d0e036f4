import { type MessageOptions, m } from '@slipway/messages'
import type { LaunchTerms } from '@slipway/sdk/token/launch/launch-params'

/**
 * What others gain by seeing a creation or a launch before it is in a block.
 * @param isTradable nothing keeps the token from being traded before its launch
 */
export function seenText(
  terms: LaunchTerms | undefined,
  isTradable: boolean,
  options: MessageOptions,
): string {
  if (!terms) return m.bot_seen_create({}, options)
  if (isTradable) return m.transaction_relay_seen_tradable({}, options)
  return terms.purchases.length > 0
    ? m.transaction_relay_seen_buys({}, options)
    : m.transaction_relay_seen_launch({}, options)
}
