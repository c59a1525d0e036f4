import { chainsFor } from '@slipway/chains'
import { runtimeConfig } from './runtime-config.ts'

const offered = chainsFor({
  development: runtimeConfig.development,
  overrides: runtimeConfig.chains,
})

/**
 * All networks that this page offers, with the operator's or the developer's own nodes applied.
 * Heavy: only parts that are loaded on demand use it, the frame itself knows `activeChain`.
 * Names of this machine's networks are loaded where there are any.
 */
export const offeredChains = runtimeConfig.development
  ? offered.map((await import('./name-local-chain.ts')).nameLocalChain)
  : offered
