import type { EvmChainDefinition } from '@slipway/chains'
import type { Chain } from 'viem'

/** viem's description of a network, from ours. */
export function toViemChain(chain: EvmChainDefinition): Chain {
  return {
    id: chain.chainId,
    name: chain.name,
    nativeCurrency: { ...chain.nativeCurrency },
    rpcUrls: {
      default: {
        http: chain.rpcUrls,
        ...(chain.wsUrl ? { webSocket: [chain.wsUrl] } : {}),
      },
    },
    ...(chain.multicall3 ? { contracts: { multicall3: { address: chain.multicall3 } } } : {}),
    ...(chain.explorer
      ? { blockExplorers: { default: { name: chain.explorer.name, url: chain.explorer.url } } }
      : {}),
    testnet: chain.isTestNetwork,
  }
}
