import { activeChain } from '../shell/active-chain.ts'
import { ethereumNode } from './ethereum-node.ts'

/**
 * Whether names of accounts are known on this page: its network has a name service, or the site's operator names a node of
 * Ethereum, where names are kept. No other host is asked for them (ADR 0253).
 */
export const offersNames: boolean = activeChain.names !== undefined || ethereumNode !== undefined
