import { Switch } from '@mantine/core'
import { useLockForm } from './lock-form-context.ts'
import type { SwitchField } from './lock-form-values.ts'

interface LockSwitchProps {
  name: SwitchField
  label: string
  /** What the switch brings about, and for whom. */
  rule: string
}

/** A switch of the form with its consequence. */
export function LockSwitch({ name, label, rule }: LockSwitchProps) {
  const { form, idOf } = useLockForm()
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
