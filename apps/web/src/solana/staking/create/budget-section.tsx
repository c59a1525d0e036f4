import { formatLength, joinSentences, m } from '@slipway/messages'
import { Panel } from '@slipway/ui/panel'
import { type ChangeEvent, useEffect, useRef } from 'react'
import { useStore } from 'zustand'
import { heldAmountRule } from '../../../form/held-amount-rule.ts'
import { SolanaField } from '../../form/solana-field.tsx'
import { symbolOf } from '../../lock/lock-texts.ts'
import own from './create.module.css'
import { deriveBudget, derivedField, secondsOf } from './derive-budget.ts'
import { exactOf, unspentText } from './pool-lines.ts'
import type { PoolForm } from './use-pool-form.ts'

type BudgetProps = Pick<PoolForm, 'form' | 'snapshot' | 'assets'>

const usualDecimals = 9
const watched = ['total', 'rate', 'start', 'startAt', 'endAt'] as const

/** Keeps the other one of total and rate at what the typed one comes to, with every key. */
function useDerivedBudget({ form, assets }: BudgetProps) {
  const isDeriving = useRef(false)
  const decimals = assets.reward.token?.decimals ?? usualDecimals
  const derive = () => {
    // Writing the derived one is a change of the form as well.
    if (isDeriving.current) return
    const values = form.getValues()
    const field = derivedField(values)
    const text = deriveBudget(values, { decimals, now: assets.now })
    if (values[field] === text) return
    isDeriving.current = true
    form.setFieldValue(field, text)
    form.clearFieldError(field)
    isDeriving.current = false
  }
  for (const field of watched) form.watch(field, derive)
  const latest = useRef(derive)
  latest.current = derive
  // biome-ignore lint/correctness/useExhaustiveDependencies: the token's decimals are what it is derived with
  useEffect(() => latest.current(), [decimals])
}

interface BudgetFieldProps extends BudgetProps {
  name: 'total' | 'rate'
  label: string
  rule: string
}

function BudgetField({ name, label, rule, form, assets }: BudgetFieldProps) {
  const { token } = assets.reward
  const { onChange } = form.getInputProps(name)
  return (
    <SolanaField
      form={form}
      name={name}
      withAsterisk
      inputMode="decimal"
      label={label}
      rule={rule}
      {...(token && { rightSection: <span>{symbolOf(token)}</span>, rightSectionWidth: 96 })}
      onChange={(event: ChangeEvent<HTMLInputElement>) => {
        // What a person types leads; what it makes of the other field follows.
        form.setFieldValue('budget', name)
        onChange(event)
      }}
    />
  )
}

/** For how long rewards run, and what of a total is not taken. */
function Span({ snapshot, assets }: BudgetProps) {
  const seconds = useStore(snapshot, ({ values }) => secondsOf(values, assets.now))
  const draft = useStore(snapshot, ({ reading }) => (reading?.ok ? reading.draft : undefined))
  if (seconds === undefined) return <p className={own.muted}>{m.stakemake_span_unknown()}</p>
  return (
    <p className={own.muted} aria-live="polite">
      {joinSentences([
        m.stakemake_span({ duration: formatLength(seconds) }),
        draft && draft.terms.unspent > 0n ? unspentText(draft) : undefined,
      ])}
    </p>
  )
}

/** Reward per second or all together; each is worked out from the other as it is typed. */
export function BudgetSection(props: BudgetProps) {
  useDerivedBudget(props)
  const { held, reward } = props.assets
  return (
    <Panel title={m.stakemake_section_budget()} description={m.stakemake_section_budget_text()}>
      <div className={own.stack}>
        <div className={own.equal}>
          <BudgetField
            {...props}
            name="total"
            label={m.stakemake_field_total()}
            rule={joinSentences([
              m.solstakemake_field_total_rule(),
              reward.token && held !== undefined
                ? heldAmountRule(held, { ...reward.token, symbol: symbolOf(reward.token) })
                : undefined,
            ])}
          />
          <BudgetField
            {...props}
            name="rate"
            label={m.stakemake_field_rate()}
            rule={joinSentences([
              m.stakemake_field_rate_rule(),
              reward.token && m.stakemake_field_rate_rounding({ unit: exactOf(reward.token, 1n) }),
            ])}
          />
        </div>
        <Span {...props} />
      </div>
    </Panel>
  )
}
