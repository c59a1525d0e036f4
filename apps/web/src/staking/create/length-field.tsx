import { NativeSelect } from '@mantine/core'
import { m } from '@slipway/messages'
import { lengthUnitChoices } from '../../form/length-units.ts'
import classes from './create.module.css'
import { PoolField } from './pool-field.tsx'
import { usePoolForm } from './pool-form-context.ts'

interface LengthFieldProps {
  name: 'limitLength' | 'lockLength'
  unit: 'limitUnit' | 'lockUnit'
  label: string
  rule: string
  isRequired?: boolean
}

/** A length of time: a whole number and its unit. */
export function LengthField({ name, unit, label, rule, isRequired = false }: LengthFieldProps) {
  const { form, idOf } = usePoolForm()
  return (
    <div className={classes.length}>
      <PoolField
        name={name}
        withAsterisk={isRequired}
        inputMode="numeric"
        label={label}
        rule={rule}
      />
      <NativeSelect
        key={form.key(unit)}
        id={idOf(unit)}
        label={m.lock_field_cycle_unit()}
        {...form.getInputProps(unit)}
        data={lengthUnitChoices(['minutes', 'hours', 'days'])}
      />
    </div>
  )
}
