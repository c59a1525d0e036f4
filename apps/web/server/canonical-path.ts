import { type ChainDefinition, findChain } from '@slipway/chains'
import { defaultShortname } from '../src/core/choose-chain.ts'
import { isSolanaPath } from '../src/core/is-solana-path.ts'
import { withoutEndSlashes } from '../src/core/without-end-slashes.ts'
import { shownPath } from './shown-path.ts'

/** Pages that say the same whatever network is chosen. */
const ofNoNetwork = /^\/(lock\/certificate|owner|portfolio|user|account|sign)(\/|$)/

/** Networks by their short names, as an address names them: one of EVM, and one of Solana. */
interface NamedNetworks {
  readonly chain: string | undefined
  readonly network: string | undefined
}

/** What an address says of its network, or that which whoever kept no other gets there. */
function networkOf(
  path: string,
  named: NamedNetworks,
  offered: readonly ChainDefinition[],
): string | undefined {
  const [name, type] = isSolanaPath(path)
    ? (['network', 'solana'] as const)
    : (['chain', 'evm'] as const)
  const asked = named[name]
  const found = asked === undefined ? undefined : findChain(asked, offered)
  if (found?.type === type) return `${name}=${found.shortname}`
  const first = offered.find((chain) => chain.type === type)
  const usual = type === 'evm' ? defaultShortname : first?.shortname
  return usual && `${name}=${usual}`
}

/**
 * The one address of a page: with its network and nothing else.
 *
 * @param named what the address says that was asked for
 */
export function canonicalPath(
  pathname: string,
  named: NamedNetworks,
  offered: readonly ChainDefinition[],
): string {
  const path = withoutEndSlashes(shownPath(pathname))
  const network = ofNoNetwork.test(path) ? undefined : networkOf(path, named, offered)
  return network === undefined ? path : `${path}?${network}`
}
