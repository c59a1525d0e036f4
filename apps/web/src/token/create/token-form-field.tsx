import { TextInput, type TextInputProps } from '@mantine/core'
import type { TextField } from './token-form-values.ts'
import type { TokenForm } from './use-token-form.ts'

interface TokenFormFieldProps extends Omit<TextInputProps, 'form' | 'name'> {
  form: TokenForm
  name: TextField | `rebates.${number}`
  /** The rule that the entry must keep. */
  rule: string
}

/** Id of a field's input; the error summary leads there. */
export const fieldId = (name: string) => `token-create-${name.replace('.', '-')}`

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
