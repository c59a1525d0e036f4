import type { PoolDraft } from '@slipway/sdk/staking/pool-draft-schema'
import type { StakingContracts } from '@slipway/sdk/staking/types'
import type { Address } from 'viem'
import type { PoolFormValues } from './pool-form-values.ts'
import type { RewardFacts, StakedFacts } from './pool-tokens.ts'

/** A pool that was submitted. */
export interface PoolParams {
  readonly contracts: StakingContracts
  readonly draft: PoolDraft
  readonly values: PoolFormValues
  readonly staked: StakedFacts
  readonly reward: RewardFacts
  /** Who pays for it and makes it. */
  readonly account: Address
  readonly isWalletHere: boolean
}
