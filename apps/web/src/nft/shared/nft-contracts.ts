import { findNftContracts } from '@slipway/sdk/nft/evm/get-nft-contracts'
import { activeChain } from '../../core/active-chain.ts'

/** The factory of NFT sales on the page's network; undefined where nothing is deployed, a designed state. */
export const nftContracts = findNftContracts(activeChain)
