import { useState } from 'react'
import type { SolanaFormValues } from './solana-form-values.ts'
import type { SolanaForm } from './use-solana-form.ts'

/** The value of a choice, for parts that show by it. */
export function useFormChoice<Name extends 'kind' | 'metadata' | 'logo' | 'mintable' | 'freezable'>(
  form: SolanaForm['form'],
  name: Name,
): SolanaFormValues[Name] {
  const [value, setValue] = useState<SolanaFormValues[Name]>(form.getValues()[name])
  form.watch(name, (change) => setValue(change.value as SolanaFormValues[Name]))
  return value
}
