import type { ChainDefinition } from '@slipway/chains'
import { m } from '@slipway/messages'

/**
 * A network of this machine has no name of its own: what stands there says what it is, and follows the language. May be
 * called at module load: another language loads the page anew.
 */
export function nameLocalChain(chain: ChainDefinition): ChainDefinition {
  if (!chain.development) return chain
  const name =
    chain.type === 'solana' ? m.shell_network_name_solana() : m.shell_network_name_local()
  return { ...chain, name }
}
