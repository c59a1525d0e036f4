import { chooseChain } from './choose-chain.ts'
import { loadChain } from './load-chain.ts'
import { pageAddress } from './page-address.ts'

const cacheKey = 'slipway.chain'

function readCache(): string | null {
  try {
    return localStorage.getItem(cacheKey)
  } catch {
    // Storage is refused in some private windows; the default network serves then.
    return null
  }
}

/** Remembers a network for the next visit without `?chain`. */
export function rememberChain(shortname: string): void {
  try {
    localStorage.setItem(cacheKey, shortname)
  } catch {
    // Nothing is lost: the address carries the network.
  }
}

// Awaited before anything renders: no screen has to ask whether the network is known yet.
const choice = await chooseChain(pageAddress().searchParams.get('chain'), readCache(), loadChain)

/**
 * The network of this page. It is fixed for the life of the page: picking another one rewrites the
 * address and reloads (specification section 2), so no screen ever mixes two networks.
 */
export const activeChain = choice.chain

/** The unknown short name that the address asked for, if any. */
export const unsupportedChain = choice.unsupported

// A mistyped link must not change what the visitor chose.
if (unsupportedChain === undefined) rememberChain(activeChain.shortname)
