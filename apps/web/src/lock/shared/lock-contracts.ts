import { findLockContracts } from '@slipway/sdk/lock/evm/get-lock-contracts'
import { activeChain } from '../../core/active-chain.ts'

/** The lockers of the page's network; undefined where nothing is deployed, a designed state. */
export const lockContracts = findLockContracts(activeChain)
