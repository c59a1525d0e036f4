import { TextInput, type TextInputProps } from '@mantine/core'
import { AddressInput } from '@slipway/ui/address-input'
import type { TextField } from './token-form-values.ts'
import type { TokenForm } from './use-token-form.ts'

interface TokenFormFieldProps extends Omit<TextInputProps, 'form' | 'name'> {
  form: TokenForm
  name: TextField | `rebates.${number}`
  /** The rule that the entry must keep. */
  rule: string
  /** Takes an address, or an account's name. */
  isAddress?: boolean
}

/** Id of a field's input; the error summary leads there. */
export const fieldId = (name: string) => `token-create-${name.replace('.', '-')}`

/** The sum that a part belongs to; it is judged when one of its parts is left. */
function sumOf(name: string): 'shares' | 'rebates' | undefined {
  if (name.startsWith('rebates.')) return 'rebates'
  return name.endsWith('Share') ? 'shares' : undefined
}

/** A text field of the create form; its rule stands under the input, so that neighbours stay in line. */
export function TokenFormField({ form, name, rule, isAddress, ...input }: TokenFormFieldProps) {
  const Line = isAddress ? AddressInput : TextInput
  const entry = form.getInputProps(name)
  const sum = sumOf(name)
  return (
    <Line
      key={form.key(name)}
      id={fieldId(name)}
      description={rule}
      inputWrapperOrder={['label', 'input', 'error', 'description']}
      autoComplete="off"
      spellCheck={false}
      {...entry}
      onBlur={(event) => {
        entry.onBlur?.(event)
        if (sum) void form.validateField(sum)
      }}
      {...input}
    />
  )
}
