import type { ChainDefinition } from '@slipway/chains'
import { keccak256 } from 'viem'
import { nodeClient } from '../work/node-client.ts'
import type { ReadCodeHash } from './badge-parts.ts'

/**
 * Reads EXTCODEHASH, as the hash of the code that a node hands out.
 *
 * An empty answer is no answer: a node that lags behind has no code for a new contract, and must not end a badge.
 */
export function makeReadCodeHash(chains: readonly ChainDefinition[]): ReadCodeHash {
  return async (chainId, address) => {
    const chain = chains.find((known) => known.chainId === chainId)
    const client = chain && nodeClient(chain)
    const code = await client?.getCode({ address }).catch(() => undefined)
    return code && code !== '0x' ? keccak256(code) : undefined
  }
}
