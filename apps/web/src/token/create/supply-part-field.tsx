import { NativeSelect } from '@mantine/core'
import { m } from '@slipway/messages'
import classes from './create.module.css'
import { TokenFormField } from './token-form-field.tsx'
import type { TextField, UnitField } from './token-form-values.ts'
import type { TokenForm } from './use-token-form.ts'

type SupplyPart = Extract<
  TextField,
  'walletLimit' | 'swapLimit' | 'swapThreshold' | 'dividendThreshold'
>

interface SupplyPartFieldProps {
  form: TokenForm
  name: SupplyPart
  label: string
  rule: string
}

/** A part of the supply, as a percentage of it or as an amount of tokens. */
export function SupplyPartField({ form, name, label, rule }: SupplyPartFieldProps) {
  const unit: UnitField = `${name}Unit`
  return (
    <TokenFormField
      form={form}
      name={name}
      withAsterisk
      inputMode="decimal"
      label={label}
      rule={rule}
      rightSectionWidth={128}
      rightSection={
        <NativeSelect
          key={form.key(unit)}
          aria-label={m.token_field_unit({ field: label })}
          variant="unstyled"
          size="xs"
          className={classes.unit}
          data={[
            { value: 'percent', label: m.token_unit_percent() },
            { value: 'tokens', label: m.token_unit_tokens() },
          ]}
          {...form.getInputProps(unit)}
        />
      }
    />
  )
}
