import { createContext, use, useState } from 'react'
import type { DraftForm } from '../../form/use-draft-form.ts'
import type { TypedToken } from '../../form/use-typed-token.ts'
import type { ListSession } from '../recipients/use-list-session.ts'
import type { ClaimsChoice, ClaimsFormValues } from './claims-form-values.ts'
import type { judgeClaims } from './claims-judge.ts'

/** What every part of the form sees. */
export interface ClaimsFormScope
  extends DraftForm<ClaimsFormValues, ReturnType<typeof judgeClaims>> {
  token: TypedToken
  /** What amounts are counted in; of no token yet, base units. */
  unit: { readonly symbol: string; readonly decimals: number }
  session: ListSession
  listError: string | undefined
  idOf: (field: string) => string
  /** Unix seconds of the chain. */
  getNow: () => number
}

export const ClaimsFormContext = createContext<ClaimsFormScope | undefined>(undefined)

/** The form that a section belongs to. */
export function useClaimsForm(): ClaimsFormScope {
  const scope = use(ClaimsFormContext)
  if (!scope) throw new Error('A section rendered outside its form.')
  return scope
}

/** An entry that decides what is shown; texts that are typed are not for this. */
export function useClaimsChoice<Field extends ClaimsChoice>(field: Field): ClaimsFormValues[Field] {
  const { form } = useClaimsForm()
  const [value, setValue] = useState(form.getValues()[field])
  form.watch(field as ClaimsChoice, () => setValue(form.getValues()[field]))
  return value
}
