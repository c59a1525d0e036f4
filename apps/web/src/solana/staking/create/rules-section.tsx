import { NativeSelect, Switch } from '@mantine/core'
import { m } from '@slipway/messages'
import { Panel } from '@slipway/ui/panel'
import { lengthUnitChoices } from '../../../form/length-units.ts'
import { fieldId, SolanaField } from '../../form/solana-field.tsx'
import { useFormChoice } from '../../form/use-form-choice.ts'
import { symbolOf } from '../../lock/lock-texts.ts'
import own from './create.module.css'
import type { PoolForm } from './use-pool-form.ts'

interface LengthFieldProps extends Pick<PoolForm, 'form'> {
  name: 'lockLength' | 'limitLength'
  unit: 'lockUnit' | 'limitUnit'
  label: string
  rule: string
  isRequired?: boolean
}

/** A length of time: a whole number and its unit. */
function LengthField({ form, name, unit, label, rule, isRequired = false }: LengthFieldProps) {
  return (
    <div className={own.length}>
      <SolanaField
        form={form}
        name={name}
        withAsterisk={isRequired}
        inputMode="numeric"
        label={label}
        rule={rule}
      />
      <NativeSelect
        key={form.key(unit)}
        id={fieldId(unit)}
        label={m.lock_field_cycle_unit()}
        {...form.getInputProps(unit)}
        data={lengthUnitChoices(['minutes', 'hours', 'days'])}
      />
    </div>
  )
}

type RulesProps = Pick<PoolForm, 'form' | 'assets'>

function Limit({ form, assets }: RulesProps) {
  const { token } = assets.stake
  return (
    <div className={own.equal}>
      <SolanaField
        form={form}
        name="limit"
        withAsterisk
        inputMode="decimal"
        label={m.solstakemake_field_limit()}
        rule={m.solstakemake_field_limit_rule()}
        {...(token && { rightSection: <span>{symbolOf(token)}</span>, rightSectionWidth: 96 })}
      />
      <LengthField
        form={form}
        name="limitLength"
        unit="limitUnit"
        isRequired
        label={m.stakemake_field_limit_length()}
        rule={m.stakemake_field_limit_length_rule()}
      />
    </div>
  )
}

/** What holds for those who stake. */
export function RulesSection({ form, assets }: RulesProps) {
  const hasLimit = useFormChoice(form, 'hasLimit')
  return (
    <Panel title={m.stakemake_section_rules()} description={m.solstakemake_rules_text()}>
      <div className={own.stack}>
        <LengthField
          form={form}
          name="lockLength"
          unit="lockUnit"
          label={m.stakemake_field_lock()}
          rule={m.stakemake_field_lock_rule()}
        />
        <Switch
          key={form.key('hasLimit')}
          id={fieldId('hasLimit')}
          label={m.solstakemake_field_limit()}
          description={m.stakemake_field_has_limit_rule()}
          {...form.getInputProps('hasLimit', { type: 'checkbox' })}
        />
        {hasLimit && <Limit form={form} assets={assets} />}
      </div>
    </Panel>
  )
}
