import { findTokenContracts } from '@slipway/sdk/token/evm/get-token-contracts'
import { activeChain } from '../../core/active-chain.ts'

/** The token contracts of the page's network; undefined where nothing is deployed, a designed state. */
export const tokenContracts = findTokenContracts(activeChain)
