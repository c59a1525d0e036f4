import { Input } from '@mantine/core'
import { fieldId } from './token-form-field.tsx'
import type { TokenForm } from './use-token-form.ts'

/** Why parts that make a whole are refused together. */
export function SumError({ form, name }: { form: TokenForm; name: 'shares' | 'rebates' }) {
  const error = form.errors[name]
  return (
    <div role="status" id={`${fieldId(name)}-error`}>
      {error && <Input.Error>{error}</Input.Error>}
    </div>
  )
}
