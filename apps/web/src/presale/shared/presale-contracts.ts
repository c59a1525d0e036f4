import { findPresaleContracts } from '@slipway/sdk/presale/evm/get-presale-contracts'
import { activeChain } from '../../core/active-chain.ts'

/** The presale contracts of the page's network; undefined where nothing is deployed, a designed state. */
export const presaleContracts = findPresaleContracts(activeChain)
