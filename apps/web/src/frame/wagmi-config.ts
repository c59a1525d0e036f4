import { toViemChain } from '@slipway/sdk/evm/to-viem-chain'
import type { EIP1193RequestFn } from 'viem'
import { createConfig, custom, injected } from 'wagmi'
import { activeChain } from '../core/active-chain.ts'
import { breathe } from '../core/breathe.ts'

/** The page's own reader answers; a frame that asks no node does without it. */
const request: EIP1193RequestFn = async (args) => {
  const { readClient } = await import('../core/read-client.ts')
  return readClient.request(args as Parameters<typeof readClient.request>[0])
}

// The frame's scripts run in steps, between which the browser draws and answers.
await breathe()

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
  ccipRead: false,
  batch: { multicall: activeChain.multicall3 ? { wait: 8 } : false },
  transports: { [activeChain.chainId]: custom({ request }, { retryCount: 0 }) },
})
