import { findAirdropContracts } from '@slipway/sdk/airdrop/evm/get-airdrop-contracts'
import { activeChain } from '../../core/active-chain.ts'

/** The contracts of airdrops of the page's network; undefined where nothing is deployed, a designed state. */
export const airdropContracts = findAirdropContracts(activeChain)
