import type { SolanaChainDefinition } from '@slipway/chains'
import { clusterRpc } from './cluster-rpc.ts'

/** Asks for each size once, so that what is reviewed is what is signed. */
export function createRentReader(chain: SolanaChainDefinition): (bytes: number) => Promise<bigint> {
  const asked = new Map<number, Promise<bigint>>()
  return (bytes) => {
    const rent =
      asked.get(bytes) ?? clusterRpc(chain).getMinimumBalanceForRentExemption(BigInt(bytes)).send()
    asked.set(bytes, rent)
    return rent
  }
}
