import { allChains } from './all-chains.ts'
import { NotEvmChainError, UnknownChainError } from './chain-errors.ts'
import type { ChainDefinition, EvmChainDefinition } from './types.ts'

/**
 * Looks a network up by chain id or short name.
 *
 * @param idOrShortname chain id as a number, or short name in any letter case
 * @param among the networks to search; a user's choice is searched among what `chainsFor` offers,
 *   so that the local chain cannot be picked in production
 * @returns the network, or undefined when `among` has none such
 */
export function findChain(
  idOrShortname: number | string,
  among: readonly ChainDefinition[] = allChains,
): ChainDefinition | undefined {
  if (typeof idOrShortname === 'number') {
    return among.find((chain) => chain.chainId === idOrShortname)
  }
  const shortname = idOrShortname.toLowerCase()
  return among.find((chain) => chain.shortname === shortname)
}

/**
 * Like `findChain`, for callers to whom a missing network is a fault.
 *
 * @throws UnknownChainError when `among` has no such network
 */
export function getChain(
  idOrShortname: number | string,
  among: readonly ChainDefinition[] = allChains,
): ChainDefinition {
  const chain = findChain(idOrShortname, among)
  if (!chain) throw new UnknownChainError(idOrShortname)
  return chain
}

/**
 * Like `getChain`, for callers that speak JSON-RPC of Ethereum.
 *
 * @throws UnknownChainError when `among` has no such network
 * @throws NotEvmChainError when it is a Solana cluster
 */
export function getEvmChain(
  idOrShortname: number | string,
  among: readonly ChainDefinition[] = allChains,
): EvmChainDefinition {
  const chain = getChain(idOrShortname, among)
  if (!isEvmChain(chain)) throw new NotEvmChainError(chain.shortname)
  return chain
}

/** Narrows a network to an EVM network. */
export function isEvmChain(chain: ChainDefinition): chain is EvmChainDefinition {
  return chain.type === 'evm'
}
