import { m } from '@slipway/messages'
import { Panel } from '@slipway/ui/panel'
import classes from './create.module.css'
import { PresaleField } from './presale-field.tsx'
import { usePresaleForm } from './presale-form-context.ts'

/** What a contribution buys, and how much is wanted. */
export function PriceSection() {
  const { kind, form, token, currency } = usePresaleForm()
  const symbol = token.state === 'known' ? token.facts.symbol : m.presale_unit_tokens()
  const money = currency.symbol || m.presale_unit_currency()
  const judgeCaps = () => {
    form.validateField('softCap')
    form.validateField('hardCap')
  }
  const judgeLimits = () => {
    form.validateField('minCurrency')
    form.validateField('maxCurrency')
  }
  return (
    <Panel
      title={m.presale_section_price()}
      description={
        kind === 'fair' ? m.presale_section_price_fair_text() : m.presale_section_price_text()
      }
    >
      <div className={classes.equal}>
        <PresaleField
          name="presaleRate"
          withAsterisk
          inputMode="decimal"
          className={classes.wide}
          label={m.presale_field_rate({ currency: money })}
          rule={m.presale_field_rate_rule({ symbol, currency: money })}
          unit={symbol}
        />
        <PresaleField
          name="softCap"
          withAsterisk
          inputMode="decimal"
          label={m.presale_field_soft_cap()}
          rule={m.presale_field_soft_cap_rule()}
          unit={money}
          onBlur={judgeCaps}
        />
        <PresaleField
          name="hardCap"
          withAsterisk
          inputMode="decimal"
          label={m.presale_field_hard_cap()}
          rule={
            kind === 'fair' ? m.presale_field_hard_cap_fair_rule() : m.presale_field_hard_cap_rule()
          }
          unit={money}
          onBlur={judgeCaps}
        />
        <PresaleField
          name="minCurrency"
          inputMode="decimal"
          label={m.presale_field_min()}
          rule={m.presale_field_min_rule()}
          unit={money}
          onBlur={judgeLimits}
        />
        <PresaleField
          name="maxCurrency"
          withAsterisk
          inputMode="decimal"
          label={m.presale_field_max()}
          rule={m.presale_field_max_rule()}
          unit={money}
          onBlur={judgeLimits}
        />
      </div>
    </Panel>
  )
}
