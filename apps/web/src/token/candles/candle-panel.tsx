import { Button, NativeSelect, Skeleton } from '@mantine/core'
import type { TokenCandles } from '@slipway/api-client'
import { formatTime, m } from '@slipway/messages'
import { shortenAddress } from '@slipway/sdk/shared/shorten-address'
import { Panel } from '@slipway/ui/panel'
import { SegmentedControl } from '@slipway/ui/segmented-control'
import { useState } from 'react'
import type { Address } from 'viem'
import { activeChain } from '../../core/active-chain.ts'
import { Notice } from '../../core/notice.tsx'
import { CandleChart } from './candle-chart.tsx'
import classes from './candle-panel.module.css'
import { CandleTable } from './candle-table.tsx'
import type { PriceUnit } from './candle-texts.ts'
import { type CandleInterval, candleSeconds, useCandles } from './use-candles.ts'

/** A token as far as its chart needs it. */
export interface ChartedToken {
  readonly address: Address
  readonly symbol: string
  readonly decimals: number
}

type Pool = TokenCandles['pools'][number]

const intervalTexts = {
  '5m': m.candles_interval_5m,
  '1h': m.candles_interval_1h,
  '1d': m.candles_interval_1d,
} as const
const intervals = ['5m', '1h', '1d'] as const satisfies readonly CandleInterval[]

/** A pool's currency as traders call it: wrapped coins by the network's own. */
function unitOf({ quote, symbol, decimals }: Pool, token: ChartedToken): PriceUnit | undefined {
  const isNative = quote.toLowerCase() === activeChain.wrappedNative?.toLowerCase()
  const { nativeCurrency } = activeChain
  if (isNative)
    return {
      tokenDecimals: token.decimals,
      quoteDecimals: nativeCurrency.decimals,
      quoteSymbol: nativeCurrency.symbol,
    }
  if (decimals === null) return undefined
  const quoteSymbol = symbol ?? shortenAddress(quote)
  return { tokenDecimals: token.decimals, quoteDecimals: decimals, quoteSymbol }
}

interface ChosenProps {
  readonly token: ChartedToken
  readonly answer: TokenCandles
  readonly pool: Pool
  readonly interval: CandleInterval
}

function Chosen({ token, answer, pool, interval }: ChosenProps) {
  const [isTable, setIsTable] = useState(false)
  const unit = unitOf(pool, token)
  if (unit === undefined)
    return <p className={classes.none}>{m.candles_unknown_unit({ address: pool.quote })}</p>
  if (answer.candles.length === 0) return <p className={classes.none}>{m.candles_empty()}</p>
  const { candles, launchedAt } = answer
  const seconds = candleSeconds[interval]
  const label = m.candles_label({
    symbol: token.symbol,
    currency: unit.quoteSymbol,
    interval: intervalTexts[interval](),
  })
  return (
    <>
      {isTable ? (
        <CandleTable candles={candles} seconds={seconds} unit={unit} label={label} />
      ) : (
        <CandleChart
          candles={candles}
          seconds={seconds}
          launchedAt={launchedAt}
          unit={unit}
          label={label}
        />
      )}
      <div className={classes.foot}>
        {launchedAt !== null && <span>{m.candles_launched({ time: formatTime(launchedAt) })}</span>}
        <Button variant="default" size="xs" onClick={() => setIsTable(!isTable)}>
          {isTable ? m.candles_as_chart() : m.candles_as_table()}
        </Button>
      </div>
    </>
  )
}

/** Price and volume of the page's token, from the swaps of its pools. */
export default function CandlePanel({ token }: { token: ChartedToken }) {
  const [interval, setInterval] = useState<CandleInterval>('1h')
  const [pair, setPair] = useState<string>()
  const { data, error, refetch } = useCandles(token.address, interval, pair)
  const answer = data?.answer
  const pool = answer?.pools.find((one) => one.pair === answer.pair)
  return (
    <Panel title={m.candles_title()} description={m.candles_text()}>
      <div className={classes.stack}>
        {!answer && !error && <Skeleton height={360} radius={10} />}
        {!answer && error && (
          <Notice tone="warn" onRetry={() => void refetch()}>
            {m.candles_failed()}
          </Notice>
        )}
        {answer && !pool && <p className={classes.none}>{m.candles_no_pool()}</p>}
        {answer && pool && (
          <>
            <div className={classes.choices}>
              <SegmentedControl
                aria-label={m.candles_interval()}
                value={interval}
                onChange={setInterval}
                data={intervals.map((value) => ({ value, label: intervalTexts[value]() }))}
              />
              {answer.pools.length > 1 && (
                <NativeSelect
                  aria-label={m.candles_pool()}
                  value={pool.pair}
                  onChange={(event) => setPair(event.currentTarget.value)}
                  data={answer.pools.map((one) => ({
                    value: one.pair,
                    label: m.candles_pool_name({
                      currency: unitOf(one, token)?.quoteSymbol ?? shortenAddress(one.quote),
                      pair: shortenAddress(one.pair),
                    }),
                  }))}
                />
              )}
            </div>
            <Chosen token={token} answer={answer} pool={pool} interval={data.interval} />
          </>
        )}
      </div>
    </Panel>
  )
}
