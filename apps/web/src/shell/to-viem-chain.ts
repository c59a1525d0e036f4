import type { EvmChainDefinition } from '@slipway/chains'
import type { Chain } from 'viem'

/** A network of the catalogue in the form that viem and the wallets expect. */
export function toViemChain(chain: EvmChainDefinition): Chain {
  return {
    id: chain.chainId,
    name: chain.name,
    nativeCurrency: chain.nativeCurrency,
    testnet: chain.isTestNetwork,
    rpcUrls: {
      default: { http: chain.rpcUrls, ...(chain.wsUrl ? { webSocket: [chain.wsUrl] } : {}) },
    },
    ...(chain.explorer
      ? { blockExplorers: { default: { name: chain.explorer.name, url: chain.explorer.url } } }
      : {}),
    ...(chain.multicall3 ? { contracts: { multicall3: { address: chain.multicall3 } } } : {}),
  }
}
