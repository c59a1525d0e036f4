import { UnitInput, type UnitInputProps } from '../../form/unit-input.tsx'
import classes from './create.module.css'
import { usePresaleForm } from './presale-form-context.ts'
import type { TextField } from './presale-form-values.ts'

export interface PresaleFieldProps extends Omit<UnitInputProps, 'form' | 'name'> {
  name: TextField | `inviterRates.${number}`
}

/** A line of the form. */
export function PresaleField({ name, ...input }: PresaleFieldProps) {
  const { form, idOf } = usePresaleForm()
  return <UnitInput key={form.key(name)} id={idOf(name)} {...form.getInputProps(name)} {...input} />
}

/** An address in the face in which addresses are read. */
export function PresaleAddressField(props: PresaleFieldProps) {
  return <PresaleField isAddress classNames={{ input: classes.mono ?? '' }} {...props} />
}
