import { findAirdropContracts } from '@slipway/sdk/airdrop/evm/get-airdrop-contracts'
import { activeChain } from '../../shell/active-chain.ts'

/** The contracts of airdrops of the page's network; undefined where nothing is deployed, a designed state. */
export const airdropContracts = findAirdropContracts(activeChain)
