import { UnitInput, type UnitInputProps } from '../../form/unit-input.tsx'
import classes from './create.module.css'
import { useLockForm } from './lock-form-context.ts'
import type { TextField } from './lock-form-values.ts'

interface LockFieldProps extends Omit<UnitInputProps, 'form' | 'name'> {
  name: Exclude<TextField, 'list'>
}

/** A line of the form. */
export function LockField({ name, ...input }: LockFieldProps) {
  const { form, idOf } = useLockForm()
  return <UnitInput key={form.key(name)} id={idOf(name)} {...form.getInputProps(name)} {...input} />
}

/** An address in the face in which addresses are read. */
export function LockAddressField(props: LockFieldProps) {
  return <LockField isAddress classNames={{ input: classes.mono ?? '' }} {...props} />
}
