import { activeChain } from './active-chain.ts'
import { useOfferedChains } from './use-offered-chains.ts'

/** The network of an entry; undefined while the catalogue is on its way, and for one that this site does not offer. */
export function useEntryChain(chainId: number) {
  const isHere = chainId === activeChain.chainId
  const chains = useOfferedChains(!isHere)
  return isHere ? activeChain : chains?.find((chain) => chain.chainId === chainId)
}
