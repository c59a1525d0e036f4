import { formatBps, m } from '@slipway/messages'
import type { TokenPool } from '@slipway/sdk/liquidity/token-pool'
import { costBpsOf, type TradeRehearsal } from '@slipway/sdk/liquidity/trade-rehearsal'
import { safetyQueries } from '@slipway/sdk/token/safety/safety-queries'
import { NoticeBox } from '@slipway/ui/notice-box'
import { useQuery } from '@tanstack/react-query'
import { activeChain } from '../../shell/active-chain.ts'
import { readClient } from '../../shell/read-client.ts'
import type { TradedToken } from './trade-subject.ts'

/** What the rehearsed sells of others say to who is about to buy; undefined where they say nothing. */
function warningOf(rehearsal: TradeRehearsal | undefined) {
  if (rehearsal?.state !== 'done' || !rehearsal.buy.ok) return undefined
  const sells = [rehearsal.sell, rehearsal.laterSell].filter((step) => step !== undefined)
  if (sells.length === 0) return { tone: 'bad', text: m.trade_sell_nothing() } as const
  if (sells.some((step) => !step.ok)) return { tone: 'bad', text: m.trade_sell_refused() } as const
  const cost = Math.max(...sells.map((step) => (step.ok ? costBpsOf(step) : 0)))
  return cost > 0
    ? ({ tone: 'warn', text: m.trade_sell_tax({ tax: formatBps(cost) }) } as const)
    : undefined
}

/** Tells who buys what selling again would cost, as it was rehearsed for the safety report of the page. */
export function TradeWarning({ token, pool }: { token: TradedToken; pool: TokenPool }) {
  const { data } = useQuery(
    safetyQueries.rehearsal(readClient, activeChain, { token: token.address, pool }),
  )
  const warning = warningOf(data)
  return warning ? <NoticeBox tone={warning.tone}>{warning.text}</NoticeBox> : null
}
