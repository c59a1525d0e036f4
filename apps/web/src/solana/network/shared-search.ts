import type { SolanaChainDefinition } from '@slipway/chains'

/** What the address of a page on a cluster says of its network to others: the cluster, and no EVM network beside it. */
export const sharedSearch = ({ shortname }: Pick<SolanaChainDefinition, 'shortname'>) => ({
  chain: undefined,
  network: shortname,
})
