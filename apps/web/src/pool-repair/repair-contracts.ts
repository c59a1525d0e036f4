import { findRepairContracts } from '@slipway/sdk/pool-repair/get-repair-contracts'
import { activeChain } from '../core/active-chain.ts'

/** Where pools are repaired on the page's network; undefined where nothing is deployed. */
export const repairContracts = findRepairContracts(activeChain)
