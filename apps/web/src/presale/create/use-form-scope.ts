import { useMemo, useState } from 'react'
import type { Address } from 'viem'
import type { PresaleFormScope } from './presale-form-context.ts'
import type { PresaleKind } from './presale-form-values.ts'
import type { CreateFormState } from './use-create-form-state.ts'
import { useFormCurrency } from './use-form-currency.ts'
import { usePresaleToken } from './use-presale-token.ts'

/** What every section sees: the form, and what the chain says of its token and its currency. */
export function useFormScope(
  kind: PresaleKind,
  state: CreateFormState,
  account: Address | undefined,
): PresaleFormScope {
  const { form, snapshot } = state
  const [currencyText, setCurrencyText] = useState(form.getValues().currency)
  form.watch('currency', ({ value }) => setCurrencyText(value))
  const token = usePresaleToken(form, account)
  const currency = useFormCurrency(form, currencyText)
  return useMemo(
    () => ({
      kind,
      form,
      snapshot,
      // Each kind has its own tab, and all of them may be on the page at once.
      idOf: (field: string) => `presale-${kind}-${field.replace('.', '-')}`,
      token,
      currency,
    }),
    [kind, form, snapshot, token, currency],
  )
}
