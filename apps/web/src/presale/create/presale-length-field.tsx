import { LengthInput } from '../../form/length-input.tsx'
import type { PresaleFieldProps } from './presale-field.tsx'
import { usePresaleForm } from './presale-form-context.ts'

/** A length of time, typed in the unit that suits it. The form keeps minutes. */
export function PresaleLengthField({
  name,
  ...input
}: Omit<PresaleFieldProps, 'unit' | 'onChange'>) {
  const { form, idOf } = usePresaleForm()
  return (
    <LengthInput key={form.key(name)} id={idOf(name)} {...form.getInputProps(name)} {...input} />
  )
}
