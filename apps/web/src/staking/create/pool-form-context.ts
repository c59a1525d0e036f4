import type { UseFormReturnType } from '@mantine/form'
import type { StakingContracts } from '@slipway/sdk/staking/types'
import { createContext, use, useState } from 'react'
import type { StoreApi } from 'zustand/vanilla'
import type { FormSnapshot } from '../../form/use-draft-form.ts'
import type { ChoiceField, PoolFormValues } from './pool-form-values.ts'
import type { PoolTokens } from './pool-tokens.ts'
import type { PoolReading } from './read-draft.ts'

export type PoolForm = UseFormReturnType<PoolFormValues>
export type PoolSnapshot = FormSnapshot<PoolFormValues, PoolReading>

/** What every part of the form sees. */
export interface PoolFormScope {
  form: PoolForm
  /** Watched by the parts that draw it. */
  snapshot: StoreApi<PoolSnapshot>
  idOf: (field: string) => string
  tokens: PoolTokens
  contracts: StakingContracts
  /** Unix seconds of the chain. */
  getNow: () => number
}

export const PoolFormContext = createContext<PoolFormScope | undefined>(undefined)

/** The form that a section belongs to. */
export function usePoolForm(): PoolFormScope {
  const scope = use(PoolFormContext)
  if (!scope) throw new Error('A section rendered outside its form.')
  return scope
}

/** An entry that decides what is shown; texts that are typed are not for this. */
export function useFormChoice<Field extends ChoiceField>(field: Field): PoolFormValues[Field] {
  const { form } = usePoolForm()
  const [value, setValue] = useState(form.getValues()[field])
  form.watch(field as ChoiceField, () => setValue(form.getValues()[field]))
  return value
}
