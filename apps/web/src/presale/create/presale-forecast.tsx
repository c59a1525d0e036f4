import { formatAmount, formatBps, m } from '@slipway/messages'
import { calculateTokenSplit } from '@slipway/sdk/presale/presale-math'
import { shareBps } from '@slipway/sdk/shared/share-bps'
import { Donut } from '@slipway/ui/donut'
import { useState } from 'react'
import { PresaleDates } from './presale-dates.tsx'
import type { PresaleForecastProps } from './presale-forecast-props.ts'
import classes from './preview.module.css'
import { PriceBars } from './price-bars.tsx'
import { RaiseBar } from './raise-bar.tsx'
import { VestingSteps } from './vesting-steps.tsx'

/** Digits of shares of the supply: enough for a donut. */
const SHARE_SCALE = 1_000_000n

/** What a deposit leaves. */
interface OwnerDeposit {
  /** Of the whole supply, outside the presale. */
  readonly rest: bigint
  /** What the wallet lacks for it; 0 while no wallet is connected. */
  readonly missing: bigint
}

const atLeastZero = (value: bigint) => (value > 0n ? value : 0n)

/** What a deposit of `needed` leaves of the supply, and what the wallet lacks for it; base units. */
export function calculateOwnerDeposit(
  needed: bigint,
  token: { readonly totalSupply: bigint; readonly balance: bigint | undefined },
): OwnerDeposit {
  return {
    rest: atLeastZero(token.totalSupply - needed),
    missing: token.balance === undefined ? 0n : atLeastZero(needed - token.balance),
  }
}

function Deposit({ draft, token }: Omit<PresaleForecastProps, 'currency'>) {
  const split = calculateTokenSplit(draft)
  const amount = (units: bigint) =>
    formatAmount(units, token.decimals, { notation: 'compact', maximumFractionDigits: 2 })
  const { rest, missing } = calculateOwnerDeposit(split.needed, token)
  const slices = [
    { label: m.presale_split_buyers(), units: split.forSale },
    { label: m.presale_split_pool(), units: split.forPool },
    { label: m.presale_split_rest(), units: rest },
  ].filter(({ units }) => units > 0n)
  const whole = slices.reduce((sum, { units }) => sum + units, 0n)
  return (
    <section>
      <h3>{m.presale_preview_deposit()}</h3>
      <p className={classes.figure}>
        {formatAmount(split.needed, token.decimals, { maximumFractionDigits: 4 })}
        <small>{token.symbol}</small>
      </p>
      {missing > 0n && (
        <p className={classes.bad}>
          {m.presale_preview_missing({
            amount: formatAmount(missing, token.decimals, { symbol: token.symbol }),
          })}
        </p>
      )}
      <Donut
        label={m.presale_preview_split()}
        slices={slices.map(({ label, units }) => ({
          label,
          value: Number((units * SHARE_SCALE) / whole),
          shown: `${amount(units)} · ${formatBps(shareBps(units, whole))}`,
        }))}
      >
        {amount(token.totalSupply)}
      </Donut>
    </section>
  )
}

type Fill = 'soft' | 'hard'

function Outcome({ draft, token, currency }: PresaleForecastProps) {
  const [fill, setFill] = useState<Fill>('hard')
  const raised = fill === 'soft' ? draft.softCap : draft.hardCap
  return (
    <section>
      <div className={classes.head}>
        <h3>{m.presale_preview_outcome()}</h3>
        <fieldset className={classes.sides}>
          <legend className="sw-visually-hidden">{m.presale_preview_outcome()}</legend>
          {(['soft', 'hard'] as const).map((side) => (
            <button
              key={side}
              type="button"
              aria-pressed={fill === side}
              onClick={() => setFill(side)}
            >
              {side === 'soft' ? m.presale_at_soft_cap() : m.presale_at_hard_cap()}
            </button>
          ))}
        </fieldset>
      </div>
      <RaiseBar draft={draft} raised={raised} token={token} currency={currency} />
    </section>
  )
}

/** A complete draft in numbers and pictures: deposit, prices, what becomes of the raise, releases, dates. */
export default function PresaleForecast({ draft, token, currency }: PresaleForecastProps) {
  return (
    <>
      <Deposit draft={draft} token={token} />
      <section>
        <h3>{m.presale_preview_price()}</h3>
        <PriceBars draft={draft} token={token} currency={currency} />
      </section>
      <Outcome draft={draft} token={token} currency={currency} />
      <section>
        <h3>{m.presale_preview_vesting()}</h3>
        <VestingSteps terms={draft} />
      </section>
      <section>
        <h3>{m.presale_preview_dates()}</h3>
        <PresaleDates draft={draft} />
      </section>
    </>
  )
}
