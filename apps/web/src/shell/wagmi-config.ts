import { rankedTransport } from '@slipway/sdk/evm/ranked-transport'
import { toViemChain } from '@slipway/sdk/evm/to-viem-chain'
import { createConfig, injected } from 'wagmi'
import { activeChain } from './active-chain.ts'

const { chainId, rpcUrls } = activeChain

/**
 * The wallet connection of the page. It knows the page's network alone: a wallet elsewhere shows as
 * a mismatch, and another network is another page. Wallets announce themselves (EIP-6963); nothing
 * is asked of a third party.
 */
export const wagmiConfig = createConfig({
  chains: [toViemChain(activeChain)],
  // For wallets that do not announce themselves; the dialog offers it only where there is one (EIP-1193).
  connectors: [injected()],
  multiInjectedProviderDiscovery: true,
  batch: { multicall: activeChain.multicall3 ? { wait: 8 } : false },
  transports: { [chainId]: rankedTransport({ chainId, rpcUrls }) },
})
