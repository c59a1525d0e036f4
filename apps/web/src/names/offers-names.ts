import { activeChain } from '../shell/active-chain.ts'
import { runtimeConfig } from '../shell/runtime-config.ts'

const ETHEREUM = 1

/**
 * Whether names of accounts are known on this page: its network has a name service, or the site's operator names a node of
 * Ethereum, where names are kept. No other host is asked for them (ADR 0253).
 */
export const offersNames: boolean =
  activeChain.names !== undefined ||
  (!activeChain.isTestNetwork && runtimeConfig.chains.some(({ chainId }) => chainId === ETHEREUM))
