import { m } from '@slipway/messages'
import { activeChain } from './active-chain.ts'
import { useOfferedChains } from './use-offered-chains.ts'

/**
 * What a list is called that was asked for a network: by its name, or by any of them. Until the catalogue is there, by its short
 * name.
 * @param network of the list's search: `all`, the short name of another network, or undefined for the page's own
 */
export function useNetworkName(network: string | undefined): string {
  const chains = useOfferedChains(network !== undefined && network !== 'all')
  if (network === undefined) return activeChain.name
  if (network === 'all') return m.lock_filter_network_any()
  return chains?.find(({ shortname }) => shortname === network)?.name ?? network
}
