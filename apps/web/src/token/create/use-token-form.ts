import { type UseFormReturnType, useForm } from '@mantine/form'
import type { TokenDraftReading } from '@slipway/sdk/token/read-token-draft'
import { issueText } from './issue-text.ts'
import { loadDraftReader } from './load-draft-reader.ts'
import { type TokenFormValues, toDraftInput } from './token-form-values.ts'

export type TokenForm = UseFormReturnType<TokenFormValues>

interface TokenFormOptions {
  initialValues: TokenFormValues
  /** The connected wallet, which receives the supply unless another is named. */
  account: string | undefined
  onChange: (values: TokenFormValues) => void
}

/** Errors by form field, each the translated text of the schema's code. */
export function tokenFormErrors(reading: TokenDraftReading, values: TokenFormValues) {
  if (reading.ok) return {}
  const errors: Record<string, string> = {}
  // The first fault of a field is the one to mend first.
  for (const issue of reading.issues) errors[issue.field] ??= issueText(issue, values)
  return errors
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
    onValuesChange: onChange,
    validate: async (values) => {
      const readTokenDraft = await loadDraftReader()
      return tokenFormErrors(readTokenDraft(toDraftInput(values, account)), values)
    },
  })
}
