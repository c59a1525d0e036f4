import type { ContractArtifact } from '@slipway/deployments/types'
import type { Address } from 'viem'
import {
  type PlannedContract,
  type PlannedInstanceTemplate,
  planContract,
} from './planned-contract.ts'

/** Contracts of staking pools. */
export interface StakingPlan {
  readonly poolFactory: PlannedContract
  readonly tokenPool: PlannedContract
  readonly nftPool: PlannedContract
}

/** What pools are built upon. */
export interface StakingFoundation {
  readonly owner: Address
  readonly platformRegistry: PlannedContract
}

/** See `planDeployment`: the same for staking pools. */
export function planStaking(
  { owner, platformRegistry }: StakingFoundation,
  read: (name: string) => ContractArtifact,
): StakingPlan {
  const plan = (name: string, id: string, title: string, args: readonly unknown[]) =>
    planContract({ id, title, artifact: read(name) }, args)
  const poolFactory = plan('PoolFactory', 'pool-factory', 'Pool factory', [
    owner,
    platformRegistry.address,
  ])
  const factory = poolFactory.address
  return {
    poolFactory,
    tokenPool: plan('TokenPool', 'token-pool', 'Code of pools of tokens and liquidity', [factory]),
    nftPool: plan('NftPool', 'nft-pool', 'Code of pools of NFTs', [factory]),
  }
}

/** In the order in which they have to be created. */
export function listStaking(staking: StakingPlan): readonly PlannedContract[] {
  return [staking.poolFactory, staking.tokenPool, staking.nftPool]
}

/** The kinds of pool in the order of their ids. Tokens and liquidity are staked alike. */
export function listPoolTemplates(staking: StakingPlan): readonly PlannedInstanceTemplate[] {
  const implementations = [staking.tokenPool, staking.tokenPool, staking.nftPool]
  return implementations.map((implementation, at) => ({ templateId: at + 1, implementation }))
}
