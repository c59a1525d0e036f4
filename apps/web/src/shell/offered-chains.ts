import { chainsFor } from '@slipway/chains'
import { runtimeConfig } from './runtime-config.ts'

/** The networks that this page offers, with the operator's or the developer's own nodes applied. */
export const offeredChains = chainsFor({
  development: runtimeConfig.development,
  overrides: runtimeConfig.chains,
})
