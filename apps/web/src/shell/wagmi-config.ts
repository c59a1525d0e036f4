import { isEvmChain } from '@slipway/chains'
import type { Chain } from 'viem'
import { createConfig, fallback, http } from 'wagmi'
import { activeChain } from './active-chain.ts'
import { offeredChains } from './offered-chains.ts'
import { shuffle } from './shuffle.ts'
import { toViemChain } from './to-viem-chain.ts'

/** A node gets this long before the next one is asked. */
const nodeTimeoutMs = 8_000

const others = offeredChains
  .filter(isEvmChain)
  .filter(
    (chain) => chain.chainId !== activeChain.chainId && !chain.hidden && chain.rpcUrls.length > 0,
  )

const transportOf = (rpcUrls: readonly string[]) =>
  fallback(
    // A random order spreads users over the nodes; the fallback moves on from one that fails (S-07).
    shuffle(rpcUrls).map((url) =>
      http(url, { timeout: nodeTimeoutMs, retryCount: 0, batch: true }),
    ),
    { retryCount: 1 },
  )

const chains: readonly [Chain, ...Chain[]] = [toViemChain(activeChain), ...others.map(toViemChain)]

/**
 * Wallets announce themselves (EIP-6963); nothing is asked of a third party. The page's network is
 * first, so that it is the default of every hook.
 */
export const wagmiConfig = createConfig({
  chains,
  connectors: [],
  multiInjectedProviderDiscovery: true,
  batch: { multicall: { wait: 16 } },
  transports: Object.fromEntries(
    [activeChain, ...others].map((chain) => [chain.chainId, transportOf(chain.rpcUrls)]),
  ),
})
