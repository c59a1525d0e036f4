import type { ChainDefinition, EvmChainDefinition } from '@slipway/chains'

/** The network of a visitor who chose none (specification section 2). */
export const defaultShortname = 'bsc'

export interface ChainChoice {
  readonly chain: EvmChainDefinition
  /** The short name that was asked for and is not offered; the user is told "Unsupported chain". */
  readonly unsupported?: string
}

type LoadChain = (shortname: string) => Promise<ChainDefinition | undefined>

/**
 * Which network a page works on: the address's `chain`, then the one used last, then bsc
 * (settled S-03). An unknown or a non-EVM name falls back to bsc and is reported; an unknown
 * cached name falls back silently, because nobody asked for it now.
 *
 * @param asked value of the query parameter `chain`
 * @param cached short name remembered from the last visit
 * @param load finds a network that this page offers
 * @throws Error when the default network itself cannot be loaded
 */
export async function chooseChain(
  asked: string | null,
  cached: string | null,
  load: LoadChain,
): Promise<ChainChoice> {
  const wanted = asked || cached
  const chain = wanted ? await loadEvm(wanted.toLowerCase(), load) : undefined
  if (chain) return { chain }
  const fallback = await loadEvm(defaultShortname, load)
  if (!fallback) throw new Error(`The default network ${defaultShortname} is not offered.`)
  return asked ? { chain: fallback, unsupported: asked } : { chain: fallback }
}

async function loadEvm(
  shortname: string,
  load: LoadChain,
): Promise<EvmChainDefinition | undefined> {
  const chain = await load(shortname)
  return chain?.type === 'evm' ? chain : undefined
}
