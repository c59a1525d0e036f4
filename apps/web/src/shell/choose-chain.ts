import {
  type ChainDefinition,
  defaultChain,
  type EvmChainDefinition,
  findChain,
  isEvmChain,
} from '@slipway/chains'

export interface ChainChoice {
  readonly chain: EvmChainDefinition
  /** The short name that was asked for and is not offered; the user is told "Unsupported chain". */
  readonly unsupported?: string
}

/**
 * Which network a page works on: the address's `chain`, then the one used last, then bsc
 * (settled S-03). An unknown or a non-EVM name falls back to bsc and is reported; an unknown
 * cached name falls back silently, because nobody asked for it now.
 *
 * @param asked value of the query parameter `chain`
 * @param cached short name remembered from the last visit
 * @param offered the networks of this build
 */
export function chooseChain(
  asked: string | undefined,
  cached: string | null,
  offered: readonly ChainDefinition[],
): ChainChoice {
  const fallback = findChain(defaultChain.chainId, offered)
  const home = fallback && isEvmChain(fallback) ? fallback : defaultChain
  if (asked !== undefined && asked !== '') {
    const chain = findChain(asked, offered)
    return chain && isEvmChain(chain) ? { chain } : { chain: home, unsupported: asked }
  }
  const remembered = cached === null ? undefined : findChain(cached, offered)
  return { chain: remembered && isEvmChain(remembered) ? remembered : home }
}
