import { createSolanaRpc, type Rpc, type SolanaRpcApi } from '@solana/kit'

/** Reads and sends on one cluster. */
export type SolanaRpc = Rpc<SolanaRpcApi>

/** A client of one node. Nothing is asked before its first method is. */
export function createSolanaClient(rpcUrl: string): SolanaRpc {
  return createSolanaRpc(rpcUrl)
}
