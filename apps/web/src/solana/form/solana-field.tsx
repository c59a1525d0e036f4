import { TextInput, type TextInputProps } from '@mantine/core'

/** What a field needs of its form. */
interface FieldForm {
  readonly key: (name: string) => string
  readonly getInputProps: (name: string) => object
}

interface SolanaFieldProps extends Omit<TextInputProps, 'form' | 'name'> {
  form: FieldForm
  name: string
  /** The rule that the entry must keep. */
  rule: string
}

/** Id of a field's input; the error summary leads there. */
export const fieldId = (name: string) => `solana-create-${name}`

/** A text field of a form that creates something; its rule stands under the input, so that neighbours stay in line. */
export function SolanaField({ form, name, rule, ...input }: SolanaFieldProps) {
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
