import { NativeSelect } from '@mantine/core'
import { m } from '@slipway/messages'
import { lengthUnitChoices } from '../../form/length-units.ts'
import { ClaimsField } from './claims-field.tsx'
import { useClaimsForm } from './claims-form-context.ts'
import classes from './create.module.css'

/** How much comes at the start, and over which time the rest. */
export default function LinearFields() {
  const { form, idOf } = useClaimsForm()
  return (
    <div className={classes.thirds}>
      <ClaimsField
        name="firstPercent"
        inputMode="decimal"
        label={m.airdrop_field_first()}
        rule={m.airdrop_field_first_rule()}
        unit="%"
      />
      <ClaimsField
        name="releaseLength"
        withAsterisk
        inputMode="numeric"
        label={m.airdrop_field_length()}
        rule={m.airdrop_field_length_rule()}
      />
      <NativeSelect
        key={form.key('releaseUnit')}
        id={idOf('releaseUnit')}
        label={m.airdrop_field_unit()}
        {...form.getInputProps('releaseUnit')}
        data={lengthUnitChoices(['minutes', 'hours', 'days', 'weeks'])}
      />
    </div>
  )
}
