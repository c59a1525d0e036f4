import { UnitInput, type UnitInputProps } from '../../form/unit-input.tsx'
import classes from './create.module.css'
import { usePoolForm } from './pool-form-context.ts'
import type { TextField } from './pool-form-values.ts'

interface PoolFieldProps extends Omit<UnitInputProps, 'form' | 'name'> {
  name: Exclude<TextField, 'rules'>
}

/** A line of the form. */
export function PoolField({ name, ...input }: PoolFieldProps) {
  const { form, idOf } = usePoolForm()
  return <UnitInput key={form.key(name)} id={idOf(name)} {...form.getInputProps(name)} {...input} />
}

/** An address in the face in which addresses are read. */
export function PoolAddressField(props: PoolFieldProps) {
  return <PoolField isAddress classNames={{ input: classes.mono ?? '' }} {...props} />
}
