import { formatAmount, formatTime, type MessageOptions, m } from '@slipway/messages'
import { launchLimits } from '@slipway/sdk/token/launch/launch-limits'
import type { LaunchTerms } from '@slipway/sdk/token/launch/launch-params'
import type { Market } from '../dialogue/market.ts'

function lockText({ unlockAt }: LaunchTerms, options: MessageOptions): string {
  if (unlockAt === launchLimits.burnLiquidity) return m.bot_does_burn({}, options)
  if (unlockAt >= launchLimits.lockForever) return m.bot_does_forever({}, options)
  const until = formatTime(unlockAt, { ...options, timeZone: 'UTC' })
  return m.bot_does_lock({ until }, options)
}

/** The token of a launch, as amounts are written. */
export interface LaunchedToken {
  readonly symbol: string
  readonly decimals: number
  /** Base units that are created; undefined for a token that is there. */
  readonly created: bigint | undefined
  /** Its trading is closed until its launch. */
  readonly hasGate: boolean
}

/** What a launch does, in the order in which it happens. */
export function describeLaunch(
  token: LaunchedToken,
  terms: LaunchTerms,
  market: Market,
  options: MessageOptions,
): readonly string[] {
  const tokens = (units: bigint) =>
    formatAmount(units, token.decimals, { ...options, symbol: token.symbol })
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
    ...(token.hasGate ? [m.bot_does_open({}, options)] : []),
    ...terms.purchases.map(({ quoteAmount, minTokens }) =>
      m.bot_does_buy({ quote: quote(quoteAmount), tokens: tokens(minTokens) }, options),
    ),
    ...(token.created === undefined || token.created === terms.tokenAmount
      ? []
      : [m.bot_does_rest({ tokens: tokens(token.created - terms.tokenAmount) }, options)]),
  ]
}
