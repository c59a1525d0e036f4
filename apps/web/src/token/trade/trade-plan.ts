import { formatAmount, formatBps, formatTime, m } from '@slipway/messages'
import { prepareTrade } from '@slipway/sdk/trade/prepare-trade'
import { tradeLimits } from '@slipway/sdk/trade/trade-limits'
import type { PreparedTrade, TradeOutcome } from '@slipway/sdk/trade/types'
import { provenAmount } from '../../action/proven-amount.ts'
import { activeChain } from '../../core/active-chain.ts'
import { readClient } from '../../core/read-client.ts'
import { showPlan } from '../../transaction/show-plan.ts'
import type { ReviewLine, ShownPlan } from '../../transaction/shown-plan.ts'
import { transactionDeadline } from '../console/transaction-deadline.ts'
import { venueText } from '../view/safety/venue-text.ts'
import { outcomeNotes } from './outcome-notes.ts'
import { tradePriceText } from './trade-price-text.ts'
import { assetsOf, type TradeSubject } from './trade-subject.ts'

/** A trade as the form read it. */
export interface TradeWish {
  readonly amount: bigint
  readonly slippageBps: bigint
}

/** What the token keeps of a trade, as it was measured. */
export const taxText = ({ taxBps }: Pick<TradeOutcome, 'taxBps'>): string =>
  taxBps === undefined ? m.trade_tax_unknown() : formatBps(taxBps)

function factsOf(
  subject: TradeSubject,
  wish: TradeWish,
  trade: PreparedTrade,
): readonly ReviewLine[] {
  const { outcome, route, input } = trade
  return [
    { label: m.trade_token(), value: '', address: subject.token.address },
    { label: m.trade_tax(), value: taxText(outcome), note: outcomeNotes(trade).tax },
    {
      label: m.trade_price({ symbol: subject.token.symbol }),
      value: tradePriceText(subject, trade),
      isMoving: true,
    },
    { label: m.trade_impact(), value: formatBps(outcome.impactBps), isMoving: true },
    {
      label: m.trade_slippage(),
      value: formatBps(Number(wish.slippageBps)),
    },
    { label: m.trade_route(), value: venueText(route.pool) },
    { label: m.trade_router(), value: '', address: input.router.address },
    { label: m.trade_deadline(), value: formatTime(Number(input.deadline)), isMoving: true },
  ]
}

/** What is worth a warning before it is signed; without numbers that move by themselves. */
function warningsOf({ token }: TradeSubject, wish: TradeWish, { outcome }: PreparedTrade) {
  const { impactHighBps, slippageWarnBps } = tradeLimits
  return [
    ...((outcome.taxBps ?? 0) > 0
      ? [m.trade_tax_permanent({ tax: taxText(outcome), symbol: token.symbol })]
      : []),
    ...(outcome.impactBps >= impactHighBps ? [m.trade_impact_permanent()] : []),
    ...(wish.slippageBps > slippageWarnBps
      ? [m.trade_slippage_high({ slippage: formatBps(Number(wish.slippageBps)) })]
      : []),
  ]
}

function reviewOfTrade(subject: TradeSubject, wish: TradeWish, trade: PreparedTrade) {
  const { token, side } = subject
  const { given, taken } = assetsOf(subject)
  const { input, outcome } = trade
  const amount = (units: bigint, asset: typeof given) =>
    formatAmount(units, asset.decimals, { symbol: asset.symbol })
  const names = { subject: token.symbol }
  const notes = outcomeNotes(trade)
  return {
    title:
      side === 'buy' ? m.transaction_title_trade_buy(names) : m.transaction_title_trade_sell(names),
    pays: [{ label: m.trade_pays(), value: amount(input.amount, given) }],
    gets: [
      {
        label: m.trade_gets(),
        value: amount(outcome.received, taken),
        note: notes.gets,
        isMoving: true,
      },
      { ...notes.least, value: amount(input.least, taken) },
    ],
    facts: factsOf(subject, wish, trade),
    permanent: warningsOf(subject, wish, trade),
  }
}

/** How a plan is made anew: from what was shown last, so that only what the chain has changed is shown again. */
export function createTradePlanner(subject: TradeSubject, wish: TradeWish) {
  const { token, currency, side, account } = subject
  let shown: PreparedTrade | undefined
  return async (): Promise<ShownPlan> => {
    const { timestamp } = await readClient.getBlock()
    const trade = await prepareTrade(
      readClient,
      activeChain,
      {
        account,
        token: token.address,
        side,
        ...wish,
        deadline: await transactionDeadline(account, Number(timestamp)),
      },
      {
        currency,
        ...(shown && { reviewed: { route: shown.route, least: shown.input.least } }),
      },
    )
    shown = trade
    return planOf(subject, wish, trade)
  }
}

function planOf(subject: TradeSubject, wish: TradeWish, trade: PreparedTrade): ShownPlan {
  const { token, side, currency } = subject
  const { given, taken } = assetsOf(subject)
  const { input, plan } = trade
  return showPlan({
    plan,
    label: {
      kind: side === 'buy' ? 'trade_buy' : 'trade_sell',
      subject: token.symbol,
      contract: token.address,
    },
    review: reviewOfTrade(subject, wish, trade),
    units: { token, currency },
    done: ({ steps }) => {
      const received = provenAmount(steps.at(-1)?.result ?? {}, 'received')
      return m.trade_done({
        given: formatAmount(input.amount, given.decimals, { symbol: given.symbol }),
        taken: formatAmount(received, taken.decimals, { symbol: taken.symbol }),
      })
    },
  })
}
