import { Switch } from '@mantine/core'
import { usePoolForm } from './pool-form-context.ts'
import type { SwitchField } from './pool-form-values.ts'

interface PoolSwitchProps {
  name: SwitchField
  label: string
  /** What the switch brings about, and for whom. */
  rule: string
}

/** A switch of the form with its consequence. */
export function PoolSwitch({ name, label, rule }: PoolSwitchProps) {
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
