import type { EvmChainDefinition } from '@slipway/chains'
import { type Chain, type Client, createClient, type Transport } from 'viem'
import { type RankedTransportOptions, rankedTransport } from './ranked-transport.ts'
import { type ReadActions, readActions } from './read-actions.ts'
import { toViemChain } from './to-viem-chain.ts'

/** A client that can read one EVM network. */
export type ReadClient = Client<Transport, Chain, undefined, undefined, ReadActions>

/** Milliseconds for which reads are collected before they leave as one multicall. */
const batchWaitMs = 8

/**
 * Reads one network: ranked nodes with time-outs and circuit breakers, the connected wallet first while its network
 * is this one, and reads that happen together batched through multicall3 where the network has it (specification, section 7).
 * @throws nothing by itself; its reads throw {@link RpcUnavailable}, {@link RpcTimeout}, {@link RpcWrongChain}.
 */
export function createReadClient(
  chain: EvmChainDefinition,
  options: Pick<RankedTransportOptions, 'wallet' | 'random'> = {},
): ReadClient {
  const viemChain = toViemChain(chain)
  const transport = rankedTransport({
    chainId: chain.chainId,
    rpcUrls: chain.rpcUrls,
    ...options,
  })
  return createClient({
    chain: viemChain,
    transport,
    // No contract sends a reader to a server of its choice (ERC-3668).
    ccipRead: false,
    batch: { multicall: chain.multicall3 ? { wait: batchWaitMs } : false },
  }).extend(readActions)
}
