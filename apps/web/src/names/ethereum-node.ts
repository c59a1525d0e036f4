import type { RpcOverride } from '@slipway/chains'
import { activeChain } from '../shell/active-chain.ts'
import { runtimeConfig } from '../shell/runtime-config.ts'

const ETHEREUM = 1

/** The operator's node of Ethereum, where most names are kept; a test network's accounts have none there. */
export const ethereumNode: RpcOverride | undefined = activeChain.isTestNetwork
  ? undefined
  : runtimeConfig.chains.find(({ chainId }) => chainId === ETHEREUM)
