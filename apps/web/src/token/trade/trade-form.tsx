import { Button, TextInput } from '@mantine/core'
import { formatBps, m } from '@slipway/messages'
import type { LiquidityPool } from '@slipway/sdk/liquidity/liquidity-pool'
import { formatUnits } from '@slipway/sdk/shared/format-units'
import {
  calculateTradeMaximum,
  readTradeParams,
  type TradeField,
} from '@slipway/sdk/trade/read-trade-params'
import { tradeLimits } from '@slipway/sdk/trade/trade-limits'
import type { TradeBalances } from '@slipway/sdk/trade/trade-queries'
import type { TradeSide } from '@slipway/sdk/trade/types'
import { NoticeBox } from '@slipway/ui/notice-box'
import type { ComponentProps } from 'react'
import { fromIssues } from '../../action/from-issues.ts'
import { useActionForm } from '../../action/use-action-form.ts'
import { useOpenReview } from '../../action/use-open-review.ts'
import fold from '../../form/fold.module.css'
import type { ShownPlan } from '../../transaction/shown-plan.ts'
import { UnderwayNotice, useUnderway } from '../../transaction/underway-notice.tsx'
import { shortAmount } from '../shared/short-amount.ts'
import classes from './trade.module.css'
import { createTradePlanner, type TradeWish } from './trade-plan.ts'
import { TradePreview } from './trade-preview.tsx'
import { assetsOf, type TradeSubject } from './trade-subject.ts'
import { useForecast } from './use-forecast.ts'

const parts = [25n, 50n, 75n, 100n] as const
const PERCENT = 100n

interface TradeFormProps {
  subject: TradeSubject
  pools: readonly LiquidityPool[]
  /** Undefined while they are read. */
  balances: TradeBalances | undefined
  open: (plan: ShownPlan) => void
}

interface PartsProps {
  maximum: bigint
  onChoose: (amount: bigint) => void
}

interface SlippageProps {
  percent: string
  /** Undefined while what is typed is not a trade. */
  bps: bigint | undefined
  field: ComponentProps<typeof TextInput>
}

/** Parts of what the wallet can give away. */
function Parts({ maximum, onChoose }: PartsProps) {
  return (
    <fieldset className={classes.parts} aria-label={m.trade_parts()}>
      {parts.map((part) => (
        <Button
          key={String(part)}
          size="compact-sm"
          variant="default"
          disabled={maximum === 0n}
          onClick={() => onChoose((maximum * part) / PERCENT)}
        >
          {part === PERCENT ? m.trade_max() : formatBps(Number(part * PERCENT))}
        </Button>
      ))}
    </fieldset>
  )
}

/** How far the price may move, folded; with a warning where that is far. */
function Slippage({ percent, bps, field }: SlippageProps) {
  const { slippageMaxBps: max, slippageWarnBps } = tradeLimits
  return (
    <>
      <details className={fold.root}>
        <summary>{m.trade_settings({ slippage: percent })}</summary>
        <TextInput
          label={m.trade_slippage_field()}
          description={m.trade_slippage_rule({ max: formatBps(Number(max)) })}
          inputMode="decimal"
          rightSection={<span className={classes.unit}>%</span>}
          {...field}
        />
      </details>
      {bps !== undefined && bps > slippageWarnBps && (
        <NoticeBox tone="warn">
          {m.trade_slippage_high({ slippage: formatBps(Number(bps)) })}
        </NoticeBox>
      )}
    </>
  )
}

/** What the wallet holds of what is given away, and the most that is proposed of it. */
function holdingOf(side: TradeSide, balances: TradeBalances | undefined) {
  if (!balances) return { balance: undefined, maximum: 0n }
  const { token, currency, reserve } = balances
  return side === 'buy'
    ? { balance: currency, maximum: calculateTradeMaximum(currency, reserve) }
    : { balance: token, maximum: token }
}

const key = 'slipway.trade-slippage'
const BPS_PER_PERCENT = 100

/** How far prices may move, in percent, as this browser used it last; what is warned of is chosen anew each time. */
export function readKeptSlippage(): string {
  const usual = Number(tradeLimits.usualSlippageBps)
  const max = Number(tradeLimits.slippageWarnBps)
  try {
    const bps = Number(localStorage.getItem(key) ?? usual)
    return String((Number.isInteger(bps) && bps >= 0 && bps <= max ? bps : usual) / BPS_PER_PERCENT)
  } catch {
    return String(usual / BPS_PER_PERCENT)
  }
}

export function keepSlippage(bps: bigint): void {
  if (bps > tradeLimits.slippageWarnBps) return
  try {
    localStorage.setItem(key, String(bps))
  } catch {
    // The next trade begins with the usual one.
  }
}

/** Amount in, what comes for it, and the way to the review. */
export function TradeForm({ subject, pools, balances, open }: TradeFormProps) {
  const { token, currency, side } = subject
  const { given } = assetsOf(subject)
  const { balance, maximum } = holdingOf(side, balances)
  const opening = useOpenReview({ open, token: given, currency })
  const form = useActionForm<TradeField, TradeWish>(
    given,
    { amount: '', slippagePercent: readKeptSlippage() },
    (values) =>
      fromIssues<TradeField, TradeWish>(
        readTradeParams(values, { decimals: given.decimals, balance }),
        'amount',
        ['amount', 'slippagePercent'],
      ),
    (wish) => {
      keepSlippage(wish.slippageBps)
      const plan = createTradePlanner(subject, wish)
      void opening.open(plan, plan)
    },
    currency,
  )
  const wish = form.reading.ok && balances ? form.reading.params : undefined
  const forecast = useForecast(subject, pools, wish)
  const kind = side === 'buy' ? 'trade_buy' : 'trade_sell'
  const act = { kind, contract: token.address } as const
  const underway = useUnderway(act)
  // What is reviewed was shown: nothing is opened before its forecast is there.
  const isUnseen = !balances || (wish !== undefined && !forecast.trade)
  return (
    <form noValidate className={classes.stack} onSubmit={form.onSubmit} {...opening.entry}>
      <TextInput
        label={side === 'buy' ? m.trade_amount_buy() : m.trade_amount_sell()}
        size="lg"
        inputMode="decimal"
        placeholder="0"
        classNames={{ input: classes.amount ?? '' }}
        rightSectionWidth={28 + given.symbol.length * 10}
        rightSection={<span className={classes.unit}>{given.symbol}</span>}
        {...form.inputProps('amount')}
      />
      <div className={classes.below}>
        <span>
          {balance === undefined
            ? m.trade_balance_loading()
            : m.trade_balance({ balance: shortAmount(balance, given) })}
        </span>
        <Parts
          maximum={maximum}
          onChoose={(amount) => form.set('amount', formatUnits(amount, given.decimals))}
        />
      </div>
      <Slippage
        percent={form.values.slippagePercent}
        bps={wish?.slippageBps}
        field={form.inputProps('slippagePercent')}
      />
      {wish && <TradePreview subject={subject} forecast={forecast} />}
      {opening.problem && (
        <NoticeBox tone="warn" role="alert">
          {opening.problem}
        </NoticeBox>
      )}
      <UnderwayNotice act={act} />
      <Button
        type="submit"
        size="md"
        fullWidth
        loading={opening.isPreparing}
        disabled={underway !== undefined || isUnseen}
      >
        {side === 'buy'
          ? m.trade_button_buy({ symbol: token.symbol })
          : m.trade_button_sell({ symbol: token.symbol })}
      </Button>
    </form>
  )
}
