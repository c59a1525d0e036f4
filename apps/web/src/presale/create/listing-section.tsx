import { Button } from '@mantine/core'
import { m } from '@slipway/messages'
import { ChoiceCards } from '@slipway/ui/choice-cards'
import { Panel } from '@slipway/ui/panel'
import foldClasses from '../../form/fold.module.css'
import { LengthInput } from '../../form/length-input.tsx'
import classes from './create.module.css'
import { LockWarning } from './lock-warning.tsx'
import type { PresaleFieldProps } from './presale-field.tsx'
import { PresaleField } from './presale-field.tsx'
import { useFormChoice, usePresaleForm } from './presale-form-context.ts'
import { PresaleSwitch } from './presale-switch.tsx'

const minutesOfDay = 1_440

/** Lock times that buyers know, in days. */
const lockPresets = [30, 180, 365] as const

function LockField() {
  const { form } = usePresaleForm()
  return (
    <div className={classes.wide}>
      <PresaleLengthField
        name="lockMinutes"
        withAsterisk
        label={m.presale_field_lock()}
        rule={m.presale_field_lock_rule()}
      />
      <div className={classes.presets}>
        {lockPresets.map((days) => (
          <Button
            key={days}
            size="compact-xs"
            variant="default"
            onClick={() => form.setFieldValue('lockMinutes', String(days * minutesOfDay))}
          >
            {m.presale_preset_days({ days })}
          </Button>
        ))}
      </div>
      <LockWarning />
    </div>
  )
}

function RefundTypeField() {
  const { form } = usePresaleForm()
  const refundType = useFormChoice('refundType')
  return (
    <ChoiceCards
      className={classes.wide}
      label={m.presale_field_refund_type()}
      value={refundType}
      onChange={(value) => form.setFieldValue('refundType', value)}
      choices={[
        { value: 'refund', title: m.presale_refund_back(), text: m.presale_refund_back_text() },
        { value: 'burn', title: m.presale_refund_burn(), text: m.presale_refund_burn_text() },
      ]}
    />
  )
}

/** The pool that the raise becomes: its price, its share, its lock. */
export default function ListingSection() {
  const { token, currency, form } = usePresaleForm()
  const symbol = token.state === 'known' ? token.facts.symbol : m.presale_unit_tokens()
  const money = currency.symbol || m.presale_unit_currency()
  return (
    <Panel title={m.presale_section_listing()} description={m.presale_section_listing_text()}>
      <div className={classes.equal}>
        <PresaleField
          name="liquidityRate"
          withAsterisk
          inputMode="decimal"
          label={m.presale_field_listing_rate({ currency: money })}
          rule={m.presale_field_listing_rate_rule()}
          unit={symbol}
          onBlur={() => {
            form.validateField('liquidityRate')
            form.validateField('presaleRate')
          }}
        />
        <PresaleField
          name="liquidityPercent"
          withAsterisk
          inputMode="decimal"
          label={m.presale_field_liquidity()}
          rule={m.presale_field_liquidity_rule()}
          unit="%"
        />
        <LockField />
        <RefundTypeField />
        <details className={`${foldClasses.root} ${classes.wide}`}>
          <summary>{m.presale_listing_more()}</summary>
          <div className={classes.equal}>
            <PresaleField
              name="maxRepairPercent"
              inputMode="decimal"
              label={m.presale_field_repair()}
              rule={m.presale_field_repair_rule()}
              unit="%"
            />
            <PresaleField
              name="declaredTaxPercent"
              inputMode="decimal"
              label={m.presale_field_tax()}
              rule={m.presale_field_tax_rule()}
              unit="%"
            />
            <div className={classes.wide}>
              <PresaleSwitch
                name="listsBelowPresale"
                label={m.presale_field_below()}
                rule={m.presale_field_below_rule()}
              />
            </div>
          </div>
        </details>
      </div>
    </Panel>
  )
}

/** A length of time, typed in the unit that suits it. The form keeps minutes. */
function PresaleLengthField({ name, ...input }: Omit<PresaleFieldProps, 'unit' | 'onChange'>) {
  const { form, idOf } = usePresaleForm()
  return (
    <LengthInput key={form.key(name)} id={idOf(name)} {...form.getInputProps(name)} {...input} />
  )
}
