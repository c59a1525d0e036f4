import { type CustomTransport, custom, type EIP1193RequestFn, http } from 'viem'
import { shuffle } from '../shared/shuffle.ts'
import { createRankedRequest } from './ranked-request.ts'
import { createRpcEndpoint, type RpcRequest } from './rpc-endpoint.ts'
import { rpcLimits } from './rpc-limits.ts'

/** The part of a wallet's provider (EIP-1193) that reads need. */
export interface WalletReader {
  readonly request: RpcRequest | EIP1193RequestFn
  readonly on?: (event: 'chainChanged', listener: () => void) => void
}

export interface RankedTransportOptions {
  readonly chainId: number
  readonly rpcUrls: readonly string[]
  /** Read through first while its network is this one; refused, like any node, while it is another. */
  readonly wallet?: WalletReader
  readonly random?: () => number
  readonly now?: () => number
}

function httpRequest(url: string): RpcRequest {
  // Retries and fall-back are decided over all nodes together, so the single node has none.
  const transport = http(url, { timeout: rpcLimits.requestTimeoutMs, retryCount: 0 })
  const { request } = transport({ retryCount: 0 })
  return request as RpcRequest
}

/**
 * A viem transport over all nodes of one network: see `createRankedRequest`. Give it to `createPublicClient`
 * or to a wagmi config.
 */
export function rankedTransport(options: RankedTransportOptions): CustomTransport {
  const { chainId, rpcUrls, wallet, random, now } = options
  const clock = now === undefined ? {} : { now }
  const endpoints = shuffle(rpcUrls, random).map((url) =>
    createRpcEndpoint({ name: url, chainId, send: httpRequest(url), ...clock }),
  )
  const preferred =
    wallet && createRpcEndpoint({ name: 'wallet', chainId, send: wallet.request, ...clock })
  wallet?.on?.('chainChanged', () => preferred?.forgetChain())
  const request = createRankedRequest({
    chainId,
    endpoints,
    ...(preferred ? { preferred } : {}),
    ...clock,
  })
  return custom({ request } as Parameters<typeof custom>[0], { retryCount: 0 })
}
