import { findStakingContracts } from '@slipway/sdk/staking/evm/get-staking-contracts'
import { activeChain } from '../../core/active-chain.ts'

/** The contracts of pools on the page's network; undefined where nothing is deployed, a designed state. */
export const stakingContracts = findStakingContracts(activeChain)
