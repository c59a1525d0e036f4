import { formatAmount, formatLength, joinSentences, m } from '@slipway/messages'
import { Panel } from '@slipway/ui/panel'
import type { ChangeEvent } from 'react'
import { useRef } from 'react'
import { useStore } from 'zustand'
import classes from './create.module.css'
import { deriveBudget, derivedField, secondsOf } from './derive-budget.ts'
import { PoolField } from './pool-field.tsx'
import { useFormChoice, usePoolForm } from './pool-form-context.ts'

const watched = ['rate', 'total', 'start', 'startTime', 'endTime', 'rewardDecimals'] as const

/** Keeps the other one of rate and total at what the typed one comes to, with every key. */
function useDerivedBudget() {
  const { form, getNow } = usePoolForm()
  const isDeriving = useRef(false)
  const derive = () => {
    // Writing the derived one is a change of the form as well.
    if (isDeriving.current) return
    const values = form.getValues()
    const field = derivedField(values)
    const text = deriveBudget(values, getNow())
    if (values[field] === text) return
    isDeriving.current = true
    form.setFieldValue(field, text)
    form.clearFieldError(field)
    isDeriving.current = false
  }
  for (const field of watched) form.watch(field, derive)
}

function BudgetField({
  name,
  label,
  rule,
}: {
  name: 'rate' | 'total'
  label: string
  rule: string
}) {
  const { form } = usePoolForm()
  const symbol = useFormChoice('rewardSymbol')
  const { onChange } = form.getInputProps(name)
  return (
    <PoolField
      name={name}
      withAsterisk
      inputMode="decimal"
      label={label}
      rule={rule}
      unit={symbol}
      onChange={(event: ChangeEvent<HTMLInputElement>) => {
        // What a person types leads; what it makes of the other field follows.
        form.setFieldValue('budget', name)
        onChange(event)
      }}
    />
  )
}

/** For how long rewards run, in words. */
function Span() {
  const { snapshot, getNow } = usePoolForm()
  const seconds = useStore(snapshot, ({ values }) => secondsOf(values, getNow()))
  if (seconds === undefined) return <p className={classes.muted}>{m.stakemake_span_unknown()}</p>
  const duration = formatLength(Number(seconds))
  return <p className={classes.muted}>{m.stakemake_span({ duration })}</p>
}

/** Reward per second or all together; each is worked out from the other as it is typed. */
export function BudgetSection() {
  useDerivedBudget()
  const { snapshot } = usePoolForm()
  const symbol = useFormChoice('rewardSymbol')
  const decimals = useStore(snapshot, ({ values }) => values.rewardDecimals)
  return (
    <Panel title={m.stakemake_section_budget()} description={m.stakemake_section_budget_text()}>
      <div className={classes.stack}>
        <div className={classes.equal}>
          <BudgetField
            name="total"
            label={m.stakemake_field_total()}
            rule={m.stakemake_field_total_rule()}
          />
          <BudgetField
            name="rate"
            label={m.stakemake_field_rate()}
            rule={joinSentences([
              m.stakemake_field_rate_rule(),
              symbol &&
                m.stakemake_field_rate_rounding({
                  unit: formatAmount(1n, decimals, { symbol, maximumFractionDigits: decimals }),
                }),
            ])}
          />
        </div>
        <Span />
      </div>
    </Panel>
  )
}
