import type { UseFormReturnType } from '@mantine/form'
import { createContext, use, useState } from 'react'
import type { StoreApi } from 'zustand/vanilla'
import type { FormSnapshot } from '../../form/use-draft-form.ts'
import type { LockAsset } from './lock-asset.ts'
import type { ChoiceField, LockFormValues } from './lock-form-values.ts'
import type { LockReading } from './read-draft.ts'

export type LockForm = UseFormReturnType<LockFormValues>
export type LockSnapshot = FormSnapshot<LockFormValues, LockReading>

/** What every part of the form sees. */
export interface LockFormScope {
  form: LockForm
  /** Watched by the parts that draw it. */
  snapshot: StoreApi<LockSnapshot>
  /** Id of a field's input; each tab has its own. */
  idOf: (field: string) => string
  asset: LockAsset
  /** Unix seconds of the chain. */
  getNow: () => number
}

export const LockFormContext = createContext<LockFormScope | undefined>(undefined)

/** The form that a section belongs to. */
export function useLockForm(): LockFormScope {
  const scope = use(LockFormContext)
  if (!scope) throw new Error('A section rendered outside its form.')
  return scope
}

/** An entry that decides what is shown; texts that are typed are not for this. */
export function useFormChoice<Field extends ChoiceField>(field: Field): LockFormValues[Field] {
  const { form } = useLockForm()
  const [value, setValue] = useState(form.getValues()[field])
  form.watch(field as ChoiceField, () => setValue(form.getValues()[field]))
  return value
}
