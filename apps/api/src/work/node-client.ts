import type { ChainDefinition } from '@slipway/chains'
import { createPublicClient, fallback, http, type PublicClient } from 'viem'

const NODE_TIMEOUT_MS = 4_000
/** Nodes that are asked, one after the other. */
const MAX_NODES = 3

/** A reader of a network's nodes. @returns undefined where the network has none */
export function nodeClient(chain: ChainDefinition): PublicClient | undefined {
  const transports = chain.rpcUrls
    .filter((url) => url.startsWith('http'))
    .slice(0, MAX_NODES)
    .map((url) => http(url, { timeout: NODE_TIMEOUT_MS, retryCount: 0 }))
  if (transports.length === 0) return undefined
  return createPublicClient({ transport: fallback(transports, { retryCount: 0 }) })
}
