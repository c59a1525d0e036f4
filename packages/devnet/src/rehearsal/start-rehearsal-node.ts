import type { EvmChainDefinition } from '@slipway/chains'
import { callRpc } from '@slipway/deployer/node/call-rpc'
import { type Address, type Hash, toHex } from 'viem'
import { startChain } from '../chain/start-chain.ts'
import { createNetworkGate, GateRefusal, type NetworkGate } from './network-gate.ts'
import { describeNetworkRules, type NetworkRules } from './network-rules.ts'
import { serveJson } from './serve-json.ts'

/** A node that looks to its clients like one of the network itself. */
export interface RehearsalNode {
  readonly rpcUrl: string
  readonly rules: NetworkRules
  readonly gate: NetworkGate
  fund(address: Address, wei: bigint): Promise<void>
  /** What the owner of an account does at the exchange of HyperEVM. */
  switchToBigBlocks(): Promise<void>
  /** Asks the node behind the rules. */
  ask<Result>(method: string, params: readonly unknown[]): Promise<Result>
  stop(): Promise<void>
}

/** Gas of a block where nothing else is known, and of HyperEVM's large ones. */
const BLOCK_GAS = 30_000_000
/** Each transaction is mined at once; one that comes while another is mined waits for the next block by the clock. */
const BLOCK_SECONDS = 2

interface RpcRequest {
  readonly id: unknown
  readonly method: string
  readonly params?: readonly unknown[]
}

/** Starts an empty chain with the id and the rules of a network. */
export async function startRehearsalNode(chain: EvmChainDefinition): Promise<RehearsalNode> {
  const rules = describeNetworkRules(chain)
  const node = await startChain({
    chainId: chain.chainId,
    port: 19_100,
    blockTimeSeconds: BLOCK_SECONDS,
    hardfork: rules.hardfork,
    blockGasLimit: rules.blockGasLimit ?? BLOCK_GAS,
    withoutDeploymentProxy: !rules.hasDeploymentProxy,
  })
  const gate = createNetworkGate({ chain, rules, nodeUrl: node.rpcUrl })
  const server = await serveJson(async ({ body }) => ({
    status: 200,
    body: await answerCall(gate, body as RpcRequest),
  }))
  const ask = <Result>(method: string, params: readonly unknown[]) =>
    callRpc<Result>(node.rpcUrl, method, params)
  return {
    rpcUrl: server.url,
    rules,
    gate,
    ask,
    fund: (address, wei) => ask('anvil_setBalance', [address, toHex(wei)]),
    switchToBigBlocks: async () => {
      await ask('evm_setBlockGasLimit', [toHex(BLOCK_GAS)])
      gate.usesBigBlocks = true
    },
    stop: async () => {
      await server.stop()
      await node.stop()
    },
  }
}

async function answerCall(gate: NetworkGate, { id, method, params = [] }: RpcRequest) {
  try {
    return { jsonrpc: '2.0', id, result: await gate.answer(method, params) }
  } catch (error) {
    if (!(error instanceof GateRefusal)) throw error
    return { jsonrpc: '2.0', id, error: { code: error.rpcCode, message: error.message } }
  }
}

/** Gas that each of these transactions used. */
export async function readGasUsed(
  node: RehearsalNode,
  hashes: readonly Hash[],
): Promise<readonly bigint[]> {
  const receipts = await Promise.all(
    hashes.map((hash) => node.ask<{ gasUsed: Hash }>('eth_getTransactionReceipt', [hash])),
  )
  return receipts.map(({ gasUsed }) => BigInt(gasUsed))
}
