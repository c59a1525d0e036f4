import { NativeSelect, Skeleton } from '@mantine/core'
import { formatBps, m } from '@slipway/messages'
import type { LiquidityPool } from '@slipway/sdk/liquidity/liquidity-pool'
import { costBpsOf, type TradeRehearsal } from '@slipway/sdk/liquidity/trade-rehearsal'
import { safetyQueries } from '@slipway/sdk/token/safety/safety-queries'
import { listTradeMarkets } from '@slipway/sdk/trade/list-trade-markets'
import { tradeQueries } from '@slipway/sdk/trade/trade-queries'
import type { TradeMarket, TradeSide } from '@slipway/sdk/trade/types'
import { NoticeBox } from '@slipway/ui/notice-box'
import { Panel } from '@slipway/ui/panel'
import { SegmentedControl } from '@slipway/ui/segmented-control'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Address } from 'viem'
import { useConnection } from 'wagmi'
import { activeChain } from '../../core/active-chain.ts'
import { Notice } from '../../core/notice.tsx'
import { readClient } from '../../core/read-client.ts'
import { ConnectButton } from '../../transaction/connect-button.tsx'
import { useReview } from '../../transaction/use-review.tsx'
import classes from './trade.module.css'
import { TradeDone } from './trade-done.tsx'
import { TradeForm } from './trade-form.tsx'
import type { TradedToken } from './trade-subject.ts'

interface Watched {
  token: TradedToken
  /** From `calculateStateStamp`, of a token whose state is watched. */
  stamp?: string | undefined
}

interface TradeBoxProps extends Watched {
  pools: readonly LiquidityPool[]
  markets: readonly [TradeMarket, ...TradeMarket[]]
  account: Address
}

function useBalances(token: Address, currency: Address, account: Address) {
  return useQuery(tradeQueries.balances(readClient, { account, token, currency }))
}

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
export function TradeWarning({ token, pool, stamp }: Watched & { pool: LiquidityPool }) {
  const { data } = useQuery(
    safetyQueries.rehearsal(readClient, activeChain, { token: token.address, pool, stamp }),
  )
  const warning = warningOf(data)
  return warning ? <NoticeBox tone={warning.tone}>{warning.text}</NoticeBox> : null
}

/** Side, currency, and the form for them. */
function TradeBox({ token, stamp, pools, markets, account }: TradeBoxProps) {
  const queries = useQueryClient()
  const [side, setSide] = useState<TradeSide>('buy')
  const [chosen, setChosen] = useState<string>(markets[0].currency.address)
  const [done, setDone] = useState<string | null>(null)
  const market = markets.find(({ currency }) => currency.address === chosen) ?? markets[0]
  const {
    data: balances,
    error,
    refetch,
  } = useBalances(token.address, market.currency.address, account)
  const currency = { ...market.currency, ...(balances && { decimals: balances.decimals }) }
  const review = useReview((state, plan) => {
    setDone(plan.done?.(state) ?? plan.review.title)
    for (const part of ['trade', 'token']) void queries.invalidateQueries({ queryKey: [part] })
  })
  if (done !== null)
    return <TradeDone text={done} token={token.address} onAgain={() => setDone(null)} />
  const subject = { token, currency, side, account }
  return (
    <div className={classes.stack}>
      <SegmentedControl
        fullWidth
        aria-label={m.trade_side()}
        value={side}
        onChange={setSide}
        data={[
          { value: 'buy', label: m.trade_side_buy() },
          { value: 'sell', label: m.trade_side_sell() },
        ]}
      />
      {markets.length > 1 && (
        <NativeSelect
          label={side === 'buy' ? m.trade_currency_buy() : m.trade_currency_sell()}
          value={currency.address}
          onChange={(event) => setChosen(event.currentTarget.value)}
          data={markets.map(({ currency: { address, symbol } }) => ({
            value: address,
            label: symbol,
          }))}
        />
      )}
      {side === 'buy' && <TradeWarning token={token} pool={market.routes[0].pool} stamp={stamp} />}
      {!balances && error && (
        <Notice tone="warn" onRetry={() => void refetch()}>
          {m.trade_balances_failed()}
        </Notice>
      )}
      <TradeForm
        key={`${side} ${currency.address}`}
        subject={subject}
        pools={pools}
        balances={balances}
        open={review.open}
      />
      {review.dialog}
    </div>
  )
}

function Content({ token, stamp }: Watched) {
  const { address: account } = useConnection()
  const {
    data: pools,
    error,
    refetch,
  } = useQuery(safetyQueries.pools(readClient, activeChain, token.address))
  if (!pools && error)
    return (
      <Notice tone="warn" onRetry={() => void refetch()}>
        {m.trade_pools_failed()}
      </Notice>
    )
  if (!pools) return <Skeleton height={176} radius={10} />
  const [first, ...others] = listTradeMarkets(activeChain, pools)
  if (!first)
    return (
      <p className={classes.none}>{pools.length > 0 ? m.trade_no_route() : m.trade_no_pool()}</p>
    )
  if (!account) return <ConnectButton fullWidth label={m.trade_connect()} />
  return (
    <TradeBox
      token={token}
      stamp={stamp}
      pools={pools}
      markets={[first, ...others]}
      account={account}
    />
  )
}

/** Buying and selling the token of the page, at the listed exchanges. */
export default function TradePanel({ token, stamp }: Watched) {
  return (
    <Panel title={m.trade_title({ symbol: token.symbol })} description={m.trade_text()}>
      <Content token={token} stamp={stamp} />
    </Panel>
  )
}
