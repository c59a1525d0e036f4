import { findVipContracts } from '@slipway/sdk/vip/evm/get-vip-contracts'
import { activeChain } from '../core/active-chain.ts'

/** Where memberships are sold on the page's network; undefined where they are not, a designed state. */
export const vipContracts = findVipContracts(activeChain)
