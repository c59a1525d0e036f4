import { activeChain } from '../../core/active-chain.ts'
import { useOfferedChains } from '../../core/use-offered-chains.ts'

/** The network of a presale; undefined while the catalogue is on its way. */
export function usePresaleChain(chainId: number) {
  const isHere = chainId === activeChain.chainId
  const chains = useOfferedChains(!isHere)
  return isHere ? activeChain : chains?.find((chain) => chain.chainId === chainId)
}
