import type { ChainDefinition } from '@slipway/chains'

export interface ExplorerLink {
  readonly name: string
  readonly url: string
}

/** An address in the network's explorer; undefined where the network has none. */
export function explorerAddressUrl(
  chain: ChainDefinition,
  address: string,
): ExplorerLink | undefined {
  return (
    chain.explorer && { name: chain.explorer.name, url: `${chain.explorer.url}/address/${address}` }
  )
}

/** A transaction in the network's explorer; undefined where the network has none. */
export function explorerTransactionUrl(
  chain: ChainDefinition,
  hash: string,
): ExplorerLink | undefined {
  return chain.explorer && { name: chain.explorer.name, url: `${chain.explorer.url}/tx/${hash}` }
}
