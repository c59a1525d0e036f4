import { type CustomTransport, custom, http } from 'viem'
import { shuffle } from '../shared/shuffle.ts'
import { createRankedRequest } from './ranked-request.ts'
import { createRpcEndpoint, type RpcRequest } from './rpc-endpoint.ts'
import { rpcLimits } from './rpc-limits.ts'
import { createWalletReads, type WalletReader } from './wallet-reads.ts'

export interface RankedTransportOptions {
  readonly chainId: number
  readonly rpcUrls: readonly string[]
  /** The connected wallet now, undefined without one: read through first while its network is this one. */
  readonly wallet?: () => WalletReader | undefined
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
 * A viem transport over all nodes of one network, the connected wallet before them: see `createRankedRequest`. Give it to `createPublicClient`
 * or to a wagmi config.
 */
export function rankedTransport(options: RankedTransportOptions): CustomTransport {
  const { chainId, rpcUrls, wallet, random, now } = options
  const clock = now === undefined ? {} : { now }
  const endpoints = shuffle(rpcUrls, random).map((url) =>
    createRpcEndpoint({ name: url, chainId, send: httpRequest(url), ...clock }),
  )
  const request = createRankedRequest({
    chainId,
    endpoints,
    ...(wallet && { wallet: createWalletReads({ chainId, wallet, ...clock }) }),
    ...clock,
  })
  return custom({ request } as Parameters<typeof custom>[0], { retryCount: 0 })
}
