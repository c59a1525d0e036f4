import type { EIP1193RequestFn } from 'viem'
import { createEndpointHealth, type EndpointHealth } from './endpoint-health.ts'
import { RpcWrongChain } from './errors.ts'

/** Any JSON-RPC function: method and parameters in, result out. */
export type RpcRequest = (args: { method: string; params?: unknown }) => Promise<unknown>

/** One node, or a wallet used as one. */
export interface RpcEndpoint {
  /** Address of the node, or `wallet`. */
  readonly name: string
  readonly health: EndpointHealth
  /**
   * Asks the node, having made sure once that it serves the expected network.
   * @throws {RpcWrongChain} when it serves another: a lying node is refused, not believed.
   */
  readonly request: RpcRequest
  /** Makes the next request check the network again, as after a wallet changed it. */
  readonly forgetChain: () => void
}

export interface RpcEndpointOptions {
  readonly name: string
  readonly chainId: number
  readonly send: RpcRequest | EIP1193RequestFn
  readonly now?: () => number
}

/** Wraps a raw JSON-RPC function with the network check and the node's own record. */
export function createRpcEndpoint({ name, chainId, send, now }: RpcEndpointOptions): RpcEndpoint {
  const ask = send as RpcRequest
  let checked: Promise<void> | undefined

  async function check(): Promise<void> {
    const actual = Number(await ask({ method: 'eth_chainId' }))
    if (actual !== chainId) throw new RpcWrongChain(name, chainId, actual)
  }

  const health = createEndpointHealth(now)
  return {
    name,
    health,
    forgetChain: () => {
      checked = undefined
      health.forget()
    },
    async request(args) {
      // Shared by requests that start together, forgotten on failure so that a repaired node is asked again.
      checked ??= check().catch((error: unknown) => {
        checked = undefined
        throw error
      })
      await checked
      return ask(args)
    },
  }
}
