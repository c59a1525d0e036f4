import { runtimeConfig } from '../core/runtime-config.ts'

/** Whether the site names a private relay for a network; asked here, for the catalogue's own code is more than lists need. */
export const isRelayed = (chainId: number): boolean =>
  runtimeConfig.relays.some((relay) => relay.chainId === chainId)
