import { RpcTimeout, RpcUnavailable, RpcWrongChain } from './errors.ts'
import { isNodeFault } from './is-node-fault.ts'
import { lacksMethod } from './lacks-method.ts'
import { isTimeout } from './recognise-failure.ts'
import type { RpcEndpoint, RpcRequest } from './rpc-endpoint.ts'
import { rpcLimits } from './rpc-limits.ts'
import type { WalletReads } from './wallet-reads.ts'

export interface RankedRequestOptions {
  readonly chainId: number
  /** In the order that decides between equals; a random one, see `shuffle`. */
  readonly endpoints: readonly RpcEndpoint[]
  /** Asked before the nodes for what it may answer. */
  readonly wallet?: WalletReads
  readonly now?: () => number
}

/** Those to be asked now, best first; when every one is resting, the one whose rest ends first leads. */
export function rankEndpoints(endpoints: readonly RpcEndpoint[]): readonly RpcEndpoint[] {
  const available = endpoints.filter(({ health }) => health.isAvailable())
  return available.length > 0
    ? available.toSorted((a, b) => a.health.rank() - b.health.rank())
    : endpoints.toSorted((a, b) => a.health.restsUntil() - b.health.restsUntil())
}

const isEndpointFault = (error: unknown) => error instanceof RpcWrongChain || isNodeFault(error)

/**
 * One JSON-RPC function over many nodes (S-07): the order given, which is random, decides among healthy and fast
 * nodes; slow ones come later, failing ones rest. A fault of a node moves on to the next,
 * an answer about the request itself is final. The connected wallet, where there is one, is asked first.
 */
export function createRankedRequest(options: RankedRequestOptions): RpcRequest {
  const { chainId, endpoints, wallet, now = Date.now } = options

  async function ask(endpoint: RpcEndpoint, args: Parameters<RpcRequest>[0]): Promise<unknown> {
    const startedAt = now()
    try {
      const result = await endpoint.request(args)
      endpoint.health.succeed(now() - startedAt)
      return result
    } catch (error) {
      if (error instanceof RpcWrongChain) endpoint.health.refuse()
      // Without the method it is as healthy as with it; another one may have it.
      else if (isNodeFault(error) && !lacksMethod(error)) endpoint.health.fail()
      else endpoint.health.succeed(now() - startedAt)
      throw error
    }
  }

  function giveUp(faults: readonly unknown[], startedAt: number): Error {
    const [first] = faults
    if (first instanceof RpcWrongChain && faults.every((fault) => fault instanceof RpcWrongChain)) {
      return first
    }
    const cause = new AggregateError(faults, 'every node failed')
    return faults.length > 0 && faults.every(isTimeout)
      ? new RpcTimeout(chainId, now() - startedAt, cause)
      : new RpcUnavailable(chainId, cause)
  }

  async function askNodes(args: Parameters<RpcRequest>[0], startedAt: number): Promise<unknown> {
    const faults: unknown[] = []
    for (const endpoint of rankEndpoints(endpoints)) {
      if (faults.length > 0 && now() - startedAt >= rpcLimits.totalTimeoutMs) break
      try {
        return await ask(endpoint, args)
      } catch (error) {
        if (!isEndpointFault(error)) throw error
        faults.push(error)
      }
    }
    throw giveUp(faults, startedAt)
  }

  return async (args) => {
    const startedAt = now()
    const read = await wallet?.ask(args)
    if (read) return read.result
    const result = await askNodes(args, startedAt)
    if (args.method === 'eth_getTransactionReceipt' && result) wallet?.waitForBlock()
    return result
  }
}
