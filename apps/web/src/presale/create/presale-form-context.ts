import type { UseFormReturnType } from '@mantine/form'
import { createContext, use, useState } from 'react'
import type { StoreApi } from 'zustand/vanilla'
import type { FormSnapshot } from '../../form/use-draft-form.ts'
import type { FormCurrency } from './form-currency.ts'
import type { PresaleFormValues, PresaleKind } from './presale-form-values.ts'
import type { PresaleToken } from './presale-token.ts'
import type { PresaleReading } from './read-draft.ts'

export type PresaleForm = UseFormReturnType<PresaleFormValues>
export type PresaleSnapshot = FormSnapshot<PresaleFormValues, PresaleReading>

/** What every part of the form sees. */
export interface PresaleFormScope {
  kind: PresaleKind
  form: PresaleForm
  /** Watched by the parts that draw it. */
  snapshot: StoreApi<PresaleSnapshot>
  /** Id of a field's input; each kind's tab has its own. */
  idOf: (field: string) => string
  token: PresaleToken
  currency: FormCurrency
}

export const PresaleFormContext = createContext<PresaleFormScope | undefined>(undefined)

/** The form that a section belongs to. */
export function usePresaleForm(): PresaleFormScope {
  const scope = use(PresaleFormContext)
  if (!scope) throw new Error('A section rendered outside its form.')
  return scope
}

type ChoiceField =
  | 'refundType'
  | 'whitelistMode'
  | 'listForm'
  | 'listsBelowPresale'
  | 'slotTransfer'
  | 'vest'
  | 'rewardsInviters'
  | 'currency'
  | 'logoUrl'

/** An entry that decides what is shown; texts that are typed are not for this. */
export function useFormChoice<Field extends ChoiceField>(field: Field): PresaleFormValues[Field] {
  const { form } = usePresaleForm()
  const [value, setValue] = useState(form.getValues()[field])
  form.watch(field as ChoiceField, () => setValue(form.getValues()[field]))
  return value
}
