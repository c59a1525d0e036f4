import { m } from '@slipway/messages'
import { Panel } from '@slipway/ui/panel'
import classes from './create.module.css'
import { PresaleField } from './presale-field.tsx'
import { useFormChoice, usePresaleForm } from './presale-form-context.ts'
import { PresaleSwitch } from './presale-switch.tsx'

/** In how many parts buyers get their tokens; a private presale always releases in parts. */
export function VestingSection() {
  const { kind } = usePresaleForm()
  const isChosen = useFormChoice('vest')
  const isPrivate = kind === 'private'
  return (
    <Panel
      title={m.presale_section_vesting()}
      description={
        isPrivate ? m.presale_section_vesting_private_text() : m.presale_section_vesting_text()
      }
    >
      <div className={classes.stack}>
        {!isPrivate && (
          <PresaleSwitch
            name="vest"
            label={m.presale_field_vest()}
            rule={m.presale_field_vest_rule()}
          />
        )}
        {(isPrivate || isChosen) && (
          <div className={classes.thirds}>
            <PresaleField
              name="vestFirstPercent"
              withAsterisk
              inputMode="decimal"
              label={m.presale_field_vest_first()}
              rule={m.presale_field_vest_first_rule()}
              unit="%"
            />
            <PresaleField
              name="vestCycleDays"
              withAsterisk
              inputMode="decimal"
              label={m.presale_field_vest_cycle()}
              rule={m.presale_field_vest_cycle_rule()}
              unit={m.presale_unit_days()}
            />
            <PresaleField
              name="vestPercent"
              withAsterisk
              inputMode="decimal"
              label={m.presale_field_vest_percent()}
              rule={m.presale_field_vest_percent_rule()}
              unit="%"
            />
          </div>
        )}
      </div>
    </Panel>
  )
}
