import { TextInput, type TextInputProps } from '@mantine/core'
import type { SolanaFormValues } from './solana-form-values.ts'
import type { SolanaForm } from './use-solana-form.ts'

type TextField =
  | 'name'
  | 'symbol'
  | 'totalSupply'
  | 'decimals'
  | 'transferTaxPercent'
  | 'website'
  | 'uri'

interface SolanaFieldProps extends Omit<TextInputProps, 'form' | 'name'> {
  form: SolanaForm['form']
  name: TextField & keyof SolanaFormValues
  /** The rule that the entry must keep. */
  rule: string
}

/** Id of a field's input; the error summary leads there. */
export const fieldId = (name: string) => `solana-create-${name}`

/** A text field of the create form; its rule stands under the input, so that neighbours stay in line. */
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
