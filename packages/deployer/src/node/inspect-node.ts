import type { EvmChainDefinition } from '@slipway/chains'
import { isLoopback } from '../steps/deploy-client.ts'
import { DeployError } from '../steps/deploy-errors.ts'
import { callRpc } from './call-rpc.ts'

export interface NodeFacts {
  /** A development node on this machine; a tunnel to a live network is none. */
  readonly isLocal: boolean
}

/**
 * Asks a node who it is before anything is sent to it.
 *
 * @throws {DeployError} `NODE_UNREACHABLE`, or `WRONG_CHAIN` when it belongs to another network
 */
export async function inspectNode(chain: EvmChainDefinition, rpcUrl: string): Promise<NodeFacts> {
  const chainId = await ask(rpcUrl, 'eth_chainId')
  if (Number(chainId) !== chain.chainId) {
    throw new DeployError(
      'WRONG_CHAIN',
      `The node answers as chain ${Number(chainId)}, but ${chain.name} is chain ${chain.chainId}. Check --rpc.`,
    )
  }
  if (!isLoopback(rpcUrl)) return { isLocal: false }
  const version = await ask(rpcUrl, 'web3_clientVersion')
  return { isLocal: version.startsWith('anvil/') }
}

async function ask(rpcUrl: string, method: string): Promise<string> {
  try {
    return await callRpc<string>(rpcUrl, method)
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause)
    throw new DeployError(
      'NODE_UNREACHABLE',
      `No node answers at ${rpcUrl} (${reason}). Name another with --rpc.`,
      { cause },
    )
  }
}
