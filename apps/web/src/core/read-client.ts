import { createReadClient } from '@slipway/sdk/evm/create-read-client'
import { activeChain } from './active-chain.ts'
import { connectedWallet } from './connected-wallet.ts'

/**
 * Reads the page's network: the connected wallet first, ranked nodes, time-outs, batching. One for the whole page, as
 * the network is.
 */
export const readClient = createReadClient(activeChain, { wallet: connectedWallet.get })
