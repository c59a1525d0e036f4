import { formatAmount, formatTime, type MessageOptions, m } from '@slipway/messages'
import { launchLimits } from '@slipway/sdk/token/launch/launch-limits'
import type { LaunchTerms } from '@slipway/sdk/token/launch/launch-order'
import type { TokenDraft } from '@slipway/sdk/token/token-draft-schema'
import type { Market } from '../dialogue/market.ts'

function lockText({ unlockAt }: LaunchTerms, options: MessageOptions): string {
  if (unlockAt === launchLimits.burnLiquidity) return m.bot_does_burn({}, options)
  if (unlockAt >= launchLimits.lockForever) return m.bot_does_forever({}, options)
  const until = formatTime(unlockAt, { ...options, timeZone: 'UTC' })
  return m.bot_does_lock({ until }, options)
}

/** What a launch does, in the order in which it happens. */
export function describeLaunch(
  draft: TokenDraft,
  terms: LaunchTerms,
  market: Market,
  options: MessageOptions,
): readonly string[] {
  const tokens = (units: bigint) =>
    formatAmount(units, draft.decimals, { ...options, symbol: draft.symbol })
  const quote = (units: bigint) =>
    formatAmount(units, market.unit.decimals, { ...options, symbol: market.unit.symbol })
  return [
    m.bot_does_pool(
      {
        tokens: tokens(terms.tokenAmount),
        quote: quote(terms.quoteAmount),
        venue: market.venue.name,
      },
      options,
    ),
    lockText(terms, options),
    m.bot_does_open({}, options),
    ...terms.purchases.map(({ quoteAmount, minTokens }) =>
      m.bot_does_buy({ quote: quote(quoteAmount), tokens: tokens(minTokens) }, options),
    ),
    m.bot_does_rest({ tokens: tokens(draft.totalSupply - terms.tokenAmount) }, options),
  ]
}
