import { type UseFormReturnType, useForm } from '@mantine/form'
import type { Address } from 'viem'
import { afterPress } from '../../form/after-press.ts'
import { loadDraftReader } from './load-draft-reader.ts'
import type { TokenFormValues } from './token-form-values.ts'

export type TokenForm = UseFormReturnType<TokenFormValues>

interface TokenFormOptions {
  initialValues: TokenFormValues
  /** The connected wallet, which receives the supply unless another is named. */
  account: Address | undefined
  onChange: (values: TokenFormValues) => void
}

/**
 * The create form. Inputs stay uncontrolled, so that a key costs one schema-free store; the one schema of form, SDK and
 * API judges a field when it is left and the whole form when it is submitted.
 */
export function useTokenForm({ initialValues, account, onChange }: TokenFormOptions): TokenForm {
  return useForm<TokenFormValues>({
    mode: 'uncontrolled',
    initialValues,
    validateInputOnBlur: true,
    enhanceGetInputProps: ({ inputProps: { onBlur } }) => ({
      onBlur: (event: unknown) => afterPress(() => onBlur?.(event)),
    }),
    onValuesChange: onChange,
    validate: async (values) => {
      const { readDraft, tokenFormErrors } = await loadDraftReader()
      const reading = readDraft(values, account)
      return reading.ok ? {} : tokenFormErrors(reading.issues, values)
    },
  })
}
