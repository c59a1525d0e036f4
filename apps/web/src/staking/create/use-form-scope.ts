import type { StakingContracts } from '@slipway/sdk/staking/types'
import { useMemo } from 'react'
import type { Address } from 'viem'
import type { PoolFormScope } from './pool-form-context.ts'
import type { CreateFormState } from './use-create-form-state.ts'
import { usePoolTokens } from './use-pool-tokens.ts'

const idOf = (field: string) => `pool-create-${field}`

/** What every section sees: the form, and what the chain says of its tokens. */
export function useFormScope(
  contracts: StakingContracts,
  { form, snapshot }: CreateFormState,
  account: Address | undefined,
  getNow: () => number,
): PoolFormScope {
  const tokens = usePoolTokens(form, account)
  return useMemo(
    () => ({ form, snapshot, idOf, tokens, contracts, getNow }),
    [form, snapshot, tokens, contracts, getNow],
  )
}
