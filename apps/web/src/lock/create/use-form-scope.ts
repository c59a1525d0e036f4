import { useMemo } from 'react'
import type { Address } from 'viem'
import type { LockFormScope } from './lock-form-context.ts'
import type { CreateFormState } from './use-create-form-state.ts'
import { useLockAsset } from './use-lock-asset.ts'

/** What every section sees: the form, and what the chain says of its asset. */
export function useFormScope(
  prefix: string,
  { form, snapshot }: CreateFormState,
  account: Address | undefined,
  getNow: () => number,
): LockFormScope {
  const asset = useLockAsset(form, account)
  return useMemo(
    () => ({ form, snapshot, idOf: (field: string) => `${prefix}-${field}`, asset, getNow }),
    [form, snapshot, prefix, asset, getNow],
  )
}
