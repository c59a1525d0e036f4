import { Switch } from '@mantine/core'
import { useState } from 'react'
import { fieldId } from './token-form-field.tsx'
import type { SwitchField } from './token-form-values.ts'
import type { TokenForm } from './use-token-form.ts'

interface TokenFormSwitchProps {
  form: TokenForm
  name: SwitchField
  label: string
  /** What the switch allows whom, and what scanners make of it. */
  rule: string
}

/** A switch of the create form with its consequence. */
export function TokenFormSwitch({ form, name, label, rule }: TokenFormSwitchProps) {
  return (
    <Switch
      key={form.key(name)}
      id={fieldId(name)}
      label={label}
      description={rule}
      {...form.getInputProps(name, { type: 'checkbox' })}
    />
  )
}

/** The state of a switch, for parts that show only while it is on. */
export function useFormSwitch(form: TokenForm, name: SwitchField): boolean {
  const [isOn, setOn] = useState(form.getValues()[name])
  form.watch(name, ({ value }) => setOn(value))
  return isOn
}
