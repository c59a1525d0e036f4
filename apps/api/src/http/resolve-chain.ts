import { type ChainDefinition, findChain } from '@slipway/chains'
import { ApiError } from './api-error.ts'

/** Looks up the network that a request names. */
export type ResolveChain = (shortnameOrId: string) => number

/**
 * Makes the look-up over the networks that this process offers.
 *
 * @throws {ApiError} (from the look-up) `CHAIN_UNKNOWN`
 */
export function makeResolveChain(offered: readonly ChainDefinition[]): ResolveChain {
  return (shortnameOrId) => {
    const key = /^\d+$/.test(shortnameOrId) ? Number(shortnameOrId) : shortnameOrId
    const chain = findChain(key, offered)
    if (!chain) throw new ApiError('CHAIN_UNKNOWN', `there is no network "${shortnameOrId}"`)
    return chain.chainId
  }
}
