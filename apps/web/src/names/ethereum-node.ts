import type { RpcOverride } from '@slipway/chains'
import { activeChain } from '../core/active-chain.ts'
import { runtimeConfig } from '../core/runtime-config.ts'

const ETHEREUM = 1

/** The operator's node of Ethereum, where most names are kept; a test network's accounts have none there. */
export const ethereumNode: RpcOverride | undefined = activeChain.isTestNetwork
  ? undefined
  : runtimeConfig.chains.find(({ chainId }) => chainId === ETHEREUM)

/**
 * Whether names of accounts are known on this page: its network has a name service, or the site's operator names a node of
 * Ethereum, where names are kept. No other host is asked for them (ADR 0253).
 */
export const offersNames: boolean = activeChain.names !== undefined || ethereumNode !== undefined
