import { Skeleton } from '@mantine/core'
import { formatBps, m } from '@slipway/messages'
import { tradeLimits } from '@slipway/sdk/trade/trade-limits'
import type { PreparedTrade } from '@slipway/sdk/trade/types'
import { KeyValue, KeyValueList } from '@slipway/ui/key-value-list'
import { NoticeBox } from '@slipway/ui/notice-box'
import { shortAmount } from '../shared/short-amount.ts'
import { venueText } from '../view/safety/venue-text.ts'
import { outcomeNotes } from './outcome-notes.ts'
import classes from './trade.module.css'
import { taxText } from './trade-plan.ts'
import { tradePriceText } from './trade-price-text.ts'
import { assetsOf, type TradeSubject } from './trade-subject.ts'
import type { Forecast } from './use-forecast.ts'

function Impact({ trade }: { trade: PreparedTrade }) {
  const { impactBps } = trade.outcome
  if (impactBps < tradeLimits.impactWarnBps) return null
  const isHigh = impactBps >= tradeLimits.impactHighBps
  return (
    <NoticeBox tone={isHigh ? 'bad' : 'warn'} title={m.trade_impact_title()}>
      {m.trade_impact_text({ impact: formatBps(impactBps) })}
    </NoticeBox>
  )
}

function Facts({ subject, trade }: { subject: TradeSubject; trade: PreparedTrade }) {
  const { taken } = assetsOf(subject)
  const { outcome, route, input } = trade
  const notes = outcomeNotes(trade)
  return (
    <div className={classes.gets}>
      <span>{m.trade_gets()}</span>
      <strong>{shortAmount(outcome.received, taken)}</strong>
      {!outcome.isMeasured && <p className={classes.none}>{notes.gets}</p>}
      <KeyValueList>
        <KeyValue label={notes.least.label}>{shortAmount(input.least, taken)}</KeyValue>
        <KeyValue label={m.trade_tax()}>{taxText(outcome)}</KeyValue>
        <KeyValue label={m.trade_price({ symbol: subject.token.symbol })}>
          {tradePriceText(subject, trade)}
        </KeyValue>
        <KeyValue label={m.trade_impact()}>{formatBps(outcome.impactBps)}</KeyValue>
        <KeyValue label={m.trade_route()}>{venueText(route.pool)}</KeyValue>
      </KeyValueList>
    </div>
  )
}

/** What a trade would bring, while one types, or why it would bring nothing. */
export function TradePreview({ subject, forecast }: { subject: TradeSubject; forecast: Forecast }) {
  const { trade, isWaiting, problem } = forecast
  return (
    <div className={classes.stack} role="status" aria-busy={isWaiting}>
      {isWaiting && <Skeleton height={176} radius={10} />}
      {trade && <Facts subject={subject} trade={trade} />}
      {trade && <Impact trade={trade} />}
      {problem && <NoticeBox tone="warn">{problem}</NoticeBox>}
    </div>
  )
}
