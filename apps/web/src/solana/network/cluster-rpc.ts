import type { SolanaChainDefinition } from '@slipway/chains'
import { createSolanaClient, type SolanaRpc } from '@slipway/sdk/solana/solana-rpc'

const clients = new Map<string, SolanaRpc>()

/** The client of a cluster's first node; the same one each time. */
export function clusterRpc({ rpcUrls: [url = ''] }: SolanaChainDefinition): SolanaRpc {
  const client = clients.get(url) ?? createSolanaClient(url)
  clients.set(url, client)
  return client
}
