import type { ChainDefinition } from '@slipway/chains'
import { getLocale } from '@slipway/messages'

/**
 * A network of this machine has no name of its own: what stands there says what it is, and follows the language. May be
 * called at module load: another language loads the page anew.
 */
export function nameLocalChain(chain: ChainDefinition): ChainDefinition {
  const name = chain.nameIn?.[getLocale()]
  return name ? { ...chain, name } : chain
}
