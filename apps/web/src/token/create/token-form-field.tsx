import { TextInput, type TextInputProps } from '@mantine/core'
import type { TokenFormValues } from './token-form-values.ts'
import type { TokenForm } from './use-token-form.ts'

type TextField = {
  [Key in keyof TokenFormValues]: TokenFormValues[Key] extends string ? Key : never
}[keyof TokenFormValues]

interface TokenFormFieldProps extends Omit<TextInputProps, 'form' | 'name'> {
  form: TokenForm
  name: TextField
  /** The rule that the entry must keep. */
  rule: string
}

/** Id of a field's input; the error summary leads there. */
export const fieldId = (name: string) => `token-create-${name}`

/** A text field of the create form; its rule stands under the input, so that neighbours stay in line. */
export function TokenFormField({ form, name, rule, ...input }: TokenFormFieldProps) {
  return (
    <TextInput
      key={form.key(name)}
      id={fieldId(name)}
      description={rule}
      inputWrapperOrder={['label', 'input', 'error', 'description']}
      autoComplete="off"
      spellCheck={false}
      {...form.getInputProps(name)}
      {...input}
    />
  )
}
