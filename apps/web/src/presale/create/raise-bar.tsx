import { formatAmount, m } from '@slipway/messages'
import { calculateRaise } from '@slipway/sdk/presale/presale-math'
import type { PresaleForecastProps } from './presale-forecast-props.ts'
import classes from './preview.module.css'

interface RaiseBarProps extends PresaleForecastProps {
  raised: bigint
}

/** What is raised, divided among pool, inviters and owner; and what becomes of the tokens. */
export function RaiseBar({ draft, raised, token, currency }: RaiseBarProps) {
  const raise = calculateRaise(draft, raised)
  const money = (units: bigint) =>
    formatAmount(units, currency.decimals, { symbol: currency.symbol, maximumFractionDigits: 6 })
  const tokens = (units: bigint) =>
    formatAmount(units, token.decimals, { symbol: token.symbol, notation: 'compact' })
  const parts = [
    { tone: 'pool', label: m.presale_raise_pool(), units: raise.intoPool },
    { tone: 'inviters', label: m.presale_raise_inviters(), units: raise.toInvitersMax },
    { tone: 'owner', label: m.presale_raise_owner(), units: raise.toOwner - raise.toInvitersMax },
  ].filter(({ units }) => units > 0n)
  const isPrivate = draft.kind === 'private'
  return (
    <div className={classes.raise}>
      <p className={classes.figure}>{money(raised)}</p>
      <div className={classes.stackBar} aria-hidden="true">
        {parts.map(({ tone, units }) => (
          <div
            key={tone}
            data-tone={tone}
            style={{ flexGrow: Number((units * 1_000n) / raised) }}
          />
        ))}
      </div>
      <dl className={classes.rows}>
        {parts.map(({ tone, label, units }) => (
          <div key={tone} data-tone={tone}>
            <dt>{label}</dt>
            <dd>{money(units)}</dd>
          </div>
        ))}
        <div>
          <dt>{m.presale_raise_sold()}</dt>
          <dd>{tokens(raise.tokensSold)}</dd>
        </div>
        {!isPrivate && (
          <div>
            <dt>{m.presale_raise_listed()}</dt>
            <dd>{tokens(raise.tokensListed)}</dd>
          </div>
        )}
        {raise.tokensUnsold > 0n && (
          <div>
            <dt>{draft.burnsUnsold ? m.presale_raise_burned() : m.presale_raise_back()}</dt>
            <dd>{tokens(raise.tokensUnsold)}</dd>
          </div>
        )}
      </dl>
      {isPrivate && <p className={classes.muted}>{m.presale_raise_private()}</p>}
    </div>
  )
}
