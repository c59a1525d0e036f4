import type { IndexedChain } from './indexed-chain.ts'

/** What the engine begins to ask of one address in a second; nothing tells it that a node takes more. */
const ENGINE_RATE = 20
/**
 * The nodes of a network as the engine is told of them. It counts requests by entry, so a node of which the operator
 * says that it takes more than the engine assumes stands there more often: each block with an event of ours takes three.
 */
export function spreadNodes(chain: Pick<IndexedChain, 'rpcUrls' | 'rates'>): string[] {
  return chain.rpcUrls.flatMap((url) =>
    Array.from(
      { length: Math.max(1, Math.ceil((chain.rates?.[url] ?? 0) / ENGINE_RATE)) },
      () => url,
    ),
  )
}
