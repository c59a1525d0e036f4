import { Switch } from '@mantine/core'
import { formatAmount, m } from '@slipway/messages'
import { calculatePoolCost } from '@slipway/sdk/staking/pool-math'
import { Panel } from '@slipway/ui/panel'
import { useStore } from 'zustand'
import classes from './create.module.css'
import { LengthField } from './length-field.tsx'
import { PoolAddressField, PoolField } from './pool-field.tsx'
import { useFormChoice, usePoolForm } from './pool-form-context.ts'
import type { SwitchField } from './pool-form-values.ts'

function LimitFields() {
  const unit = useFormChoice('stakedSymbol')
  return (
    <div className={classes.equal}>
      <PoolField
        name="limit"
        withAsterisk
        inputMode="decimal"
        label={m.stakemake_field_limit()}
        rule={m.stakemake_field_limit_rule()}
        unit={unit}
      />
      <LengthField
        name="limitLength"
        unit="limitUnit"
        isRequired
        label={m.stakemake_field_limit_length()}
        rule={m.stakemake_field_limit_length_rule()}
      />
    </div>
  )
}

/** What is put aside for inviters. */
function RebateBudget() {
  const { snapshot, getNow } = usePoolForm()
  const draft = useStore(snapshot, ({ reading }) => reading?.draft ?? null)
  const { rewardSymbol: symbol, rewardDecimals } = useStore(snapshot, ({ values }) => values)
  if (!draft || draft.inviteBps === 0n) return null
  const { rebates } = calculatePoolCost(draft, BigInt(getNow()))
  return (
    <p className={classes.muted} aria-live="polite">
      {m.stakemake_invite_budget({
        amount: formatAmount(rebates, rewardDecimals, { symbol, maximumFractionDigits: 6 }),
      })}
    </p>
  )
}

/** What holds for those who stake, and who manages the pool. */
export function RulesSection() {
  const hasLimit = useFormChoice('hasLimit')
  const hasInvites = useFormChoice('hasInvites')
  return (
    <Panel title={m.stakemake_section_rules()} description={m.stakemake_section_rules_text()}>
      <div className={classes.stack}>
        <LengthField
          name="lockLength"
          unit="lockUnit"
          label={m.stakemake_field_lock()}
          rule={m.stakemake_field_lock_rule()}
        />
        <PoolSwitch
          name="hasLimit"
          label={m.stakemake_field_has_limit()}
          rule={m.stakemake_field_has_limit_rule()}
        />
        {hasLimit && <LimitFields />}
        <PoolSwitch
          name="hasInvites"
          label={m.stakemake_field_has_invites()}
          rule={m.stakemake_field_has_invites_rule()}
        />
        {hasInvites && (
          <div>
            <PoolField
              name="invitePercent"
              withAsterisk
              inputMode="decimal"
              label={m.stakemake_field_invite()}
              rule={m.stakemake_field_invite_rule()}
              unit="%"
            />
            <RebateBudget />
          </div>
        )}
        <PoolAddressField
          name="admin"
          label={m.stakemake_field_admin()}
          rule={m.stakemake_field_admin_rule()}
        />
      </div>
    </Panel>
  )
}

interface PoolSwitchProps {
  name: SwitchField
  label: string
  /** What the switch brings about, and for whom. */
  rule: string
}

/** A switch of the form with its consequence. */
function PoolSwitch({ name, label, rule }: PoolSwitchProps) {
  const { form, idOf } = usePoolForm()
  return (
    <Switch
      key={form.key(name)}
      id={idOf(name)}
      label={label}
      description={rule}
      {...form.getInputProps(name, { type: 'checkbox' })}
    />
  )
}
