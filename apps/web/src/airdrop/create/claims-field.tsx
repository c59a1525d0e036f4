import { UnitInput, type UnitInputProps } from '../../form/unit-input.tsx'
import { useClaimsForm } from './claims-form-context.ts'
import type { ClaimsChoice, ClaimsFormValues } from './claims-form-values.ts'

interface ClaimsFieldProps extends Omit<UnitInputProps, 'form' | 'name'> {
  name: Exclude<keyof ClaimsFormValues, ClaimsChoice>
}

/** A line of the form. */
export function ClaimsField({ name, ...input }: ClaimsFieldProps) {
  const { form, idOf } = useClaimsForm()
  return <UnitInput key={form.key(name)} id={idOf(name)} {...form.getInputProps(name)} {...input} />
}
