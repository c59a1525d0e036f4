import { Skeleton } from '@mantine/core'
import { contractErrorsAbi } from '@slipway/deployments/errors'
import { errorMessage, formatAmount, m } from '@slipway/messages'
import { decodeContractError } from '@slipway/sdk/evm/decode-contract-error'
import type { PoolReport } from '@slipway/sdk/pool-repair/types'
import { KeyValue, KeyValueList } from '@slipway/ui/key-value-list'
import { NoticeBox } from '@slipway/ui/notice-box'
import { shortText } from './amount-texts.ts'
import { LIQUIDITY_DECIMALS } from './pool-facts.tsx'
import classes from './repair.module.css'
import type { RepairPool } from './repair-pool.ts'
import type { RepairForm } from './use-repair-form.ts'

interface ForecastProps {
  pool: RepairPool
  repair: RepairForm
}

/** What is traded with the pool for its price, in words. */
function tradeText(report: PoolReport, { token, quote }: RepairPool): string {
  const { tokenRepair, quoteRepair, tokenBack, quoteBack } = report
  if (tokenRepair === 0n && quoteRepair === 0n) return m.repair_trade_none()
  const isTokenIn = tokenRepair > quoteRepair || quoteBack > 0n
  return isTokenIn
    ? m.repair_trade_value({
        into: shortText(tokenRepair, token),
        out: shortText(quoteBack, quote),
      })
    : m.repair_trade_value({
        into: shortText(quoteRepair, quote),
        out: shortText(tokenBack, token),
      })
}

function Lines({ pool, repair, report }: ForecastProps & { report: PoolReport }) {
  const { token, quote } = pool
  const { form } = repair
  const both = (tokens: bigint, quotes: bigint) =>
    m.repair_both({ token: shortText(tokens, token), quote: shortText(quotes, quote) })
  const params = form.reading.ok ? form.reading.params : undefined
  const liquidity = (units: bigint) =>
    formatAmount(units, LIQUIDITY_DECIMALS, { maximumFractionDigits: 6 })
  return (
    <KeyValueList>
      <KeyValue label={m.repair_trade()}>{tradeText(report, pool)}</KeyValue>
      {(report.tokenDust > 0n || report.quoteDust > 0n) && (
        <KeyValue label={m.repair_taken_out()}>{both(report.tokenDust, report.quoteDust)}</KeyValue>
      )}
      <KeyValue label={m.repair_becomes()}>{both(report.tokenIn, report.quoteIn)}</KeyValue>
      {params && (
        <KeyValue label={m.repair_worst()}>
          {both(params.maxTokenLoss, params.maxQuoteLoss)}
        </KeyValue>
      )}
      <KeyValue label={m.repair_comes_out()}>
        {liquidity(report.liquidity)}
        {params && <small>{m.repair_at_least({ amount: liquidity(params.minLiquidity) })}</small>}
      </KeyValue>
    </KeyValueList>
  )
}

function problemOf(error: Error): string {
  const { name, args } = decodeContractError(error, contractErrorsAbi)
  return errorMessage(name, args)
}

/** What the repair would do at this moment, as the chain calculates it. */
export function Forecast(props: ForecastProps) {
  const { wish, report, forecastError } = props.repair
  if (!wish) return null
  return (
    <section className={classes.forecast} aria-label={m.repair_forecast_title()} aria-live="polite">
      <h3>{m.repair_forecast_title()}</h3>
      {report && <Lines {...props} report={report} />}
      {!report && !forecastError && (
        <>
          <p className={classes.muted}>{m.repair_forecast_wait()}</p>
          <Skeleton height={96} radius={8} />
        </>
      )}
      {!report && forecastError && (
        <NoticeBox tone="bad" role="alert">
          {m.repair_forecast_failed({ problem: problemOf(forecastError) })}
        </NoticeBox>
      )}
    </section>
  )
}
