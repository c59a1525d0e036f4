import type { EIP1193RequestFn } from 'viem'
import { createEndpointHealth, type EndpointHealth } from './endpoint-health.ts'
import { RpcWrongChain } from './errors.ts'
import { rpcLimits } from './rpc-limits.ts'

/** Any JSON-RPC function: method and parameters in, result out. */
export type RpcRequest = (args: { method: string; params?: unknown }) => Promise<unknown>

/** One node. */
export interface RpcEndpoint {
  /** Address of the node. */
  readonly name: string
  readonly health: EndpointHealth
  /**
   * Asks the node, having made sure that it serves the expected network: before its first answer, again with the
   * first request after `rpcLimits.chainCheckMs`, and with every rehearsal of a transaction, because what
   * somebody is about to sign must not rest on another network's answer. A repeated check costs no waiting: it runs
   * beside the request, whose answer counts only when both agree.
   * @throws {RpcWrongChain} when it serves another: a lying node is refused, not believed.
   */
  readonly request: RpcRequest
}

export interface RpcEndpointOptions {
  readonly name: string
  readonly chainId: number
  readonly send: RpcRequest | EIP1193RequestFn
  readonly now?: () => number
}

/** A transaction tried out before it is signed: unlike a plain read, it names its sender. */
function isRehearsal({ method, params }: Parameters<RpcRequest>[0]): boolean {
  if (method !== 'eth_call' && method !== 'eth_estimateGas') return false
  const [call] = Array.isArray(params) ? (params as readonly unknown[]) : []
  return typeof call === 'object' && call !== null && 'from' in call
}

/** Wraps a raw JSON-RPC function with the network check and the node's own record. */
export function createRpcEndpoint(options: RpcEndpointOptions): RpcEndpoint {
  const { name, chainId, send, now = Date.now } = options
  const ask = send as RpcRequest
  const health = createEndpointHealth(now)
  let checked: Promise<void> | undefined
  let checkedAt = 0

  async function check(): Promise<void> {
    const actual = Number(await ask({ method: 'eth_chainId' }))
    if (actual !== chainId) throw new RpcWrongChain(name, chainId, actual)
  }

  /** Shared by requests that start together, forgotten on failure so that a repaired node is asked again. */
  function checkAnew(): Promise<void> {
    checkedAt = now()
    const asked = check().catch((error: unknown) => {
      if (checked === asked) checked = undefined
      throw error
    })
    checked = asked
    return asked
  }

  return {
    name,
    health,
    async request(args) {
      const isOld = now() - checkedAt >= rpcLimits.chainCheckMs
      if (!checked) await checkAnew()
      else if (isOld || isRehearsal(args)) return await agreed(checkAnew(), ask(args))
      else await checked
      return ask(args)
    },
  }
}

/** The answer, once the check that ran beside it has passed; a failed check outweighs whatever was answered. */
async function agreed(check: Promise<void>, answer: Promise<unknown>): Promise<unknown> {
  const [checked, answered] = await Promise.allSettled([check, answer])
  if (checked.status === 'rejected') throw checked.reason
  if (answered.status === 'rejected') throw answered.reason
  return answered.value
}
