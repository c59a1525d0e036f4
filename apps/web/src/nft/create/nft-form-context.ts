import type { NftContracts } from '@slipway/sdk/nft/types'
import { createContext, use, useState } from 'react'
import type { DraftForm } from '../../form/use-draft-form.ts'
import type { TypedToken } from '../../form/use-typed-token.ts'
import type { NftChoice, NftFormValues } from './nft-form-values.ts'
import type { NftReading, PaymentUnit } from './nft-judge.ts'

/** What every part of the form sees. */
export interface NftFormScope extends DraftForm<NftFormValues, NftReading> {
  contracts: NftContracts
  /** What is paid with, where it is a token. */
  token: TypedToken
  unit: PaymentUnit
  idOf: (field: string) => string
  /** Unix seconds of the chain. */
  getNow: () => number
}

export const NftFormContext = createContext<NftFormScope | undefined>(undefined)

/** The form that a section belongs to. */
export function useNftForm(): NftFormScope {
  const scope = use(NftFormContext)
  if (!scope) throw new Error('A section rendered outside its form.')
  return scope
}

/** An entry that decides what is shown; texts that are typed are not for this. */
export function useNftChoice<Field extends NftChoice>(field: Field): NftFormValues[Field] {
  const { form } = useNftForm()
  const [value, setValue] = useState(form.getValues()[field])
  form.watch(field as NftChoice, () => setValue(form.getValues()[field]))
  return value
}
