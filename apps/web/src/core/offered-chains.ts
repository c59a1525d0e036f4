import { chainsFor } from '@slipway/chains'
import { nameLocalChain } from './name-local-chain.ts'
import { runtimeConfig } from './runtime-config.ts'

/**
 * All networks that this page offers, with the operator's or the developer's own nodes applied.
 * Heavy: only parts that are loaded on demand use it, the frame itself knows `activeChain`.
 */
export const offeredChains = chainsFor({
  development: runtimeConfig.development,
  overrides: runtimeConfig.chains,
}).map(nameLocalChain)
