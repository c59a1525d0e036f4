import { createReadClient } from '@slipway/sdk/evm/create-read-client'
import { activeChain } from '../shell/active-chain.ts'

/** Reads the page's network: ranked nodes, time-outs, batching. One for the whole page, as the network is. */
export const readClient = createReadClient(activeChain)
