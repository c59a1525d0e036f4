import { Switch } from '@mantine/core'
import { usePresaleForm } from './presale-form-context.ts'
import type { SwitchField } from './presale-form-values.ts'

interface PresaleSwitchProps {
  name: SwitchField
  label: string
  /** What the switch brings about, and for whom. */
  rule: string
}

/** A switch of the form with its consequence. */
export function PresaleSwitch({ name, label, rule }: PresaleSwitchProps) {
  const { form, idOf } = usePresaleForm()
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
