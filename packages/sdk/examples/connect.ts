/**
 * A network and a wallet. Here the node signs with an account of its own, as a development chain's does; anywhere else
 * hand over the `request` of any wallet (EIP-1193): the SDK never sees a key.
 */
import { getEvmChain } from '@slipway/chains'
import { createReadClient } from '@slipway/sdk/evm/create-read-client'
import { withGasMargin } from '@slipway/sdk/evm/with-gas-margin'
import { createFlowChain } from '@slipway/sdk/flow/create-flow-chain'
import { createFlowWallet } from '@slipway/sdk/flow/create-flow-wallet'
import { startFlow } from '@slipway/sdk/flow/flow-state'
import { memoryFlowStorage } from '@slipway/sdk/flow/memory-flow-storage'
import { runFlow } from '@slipway/sdk/flow/run-flow'
import { systemFlowClock } from '@slipway/sdk/flow/system-flow-clock'
import type { FlowDefinition, StepResult } from '@slipway/sdk/flow/types'
import type { Address } from 'viem'

export const chain = {
  ...getEvmChain('local'),
  rpcUrls: [process.env.RPC_URL ?? 'http://127.0.0.1:8545'],
}
export const client = createReadClient(chain)

const [first] = await client
  .request({ method: 'eth_accounts' } as never)
  .then((accounts) => accounts as Address[])
if (!first) throw new Error('This node signs for nobody: hand over a wallet.')
export const account: Address = first

const ports = {
  chain: createFlowChain(client),
  wallet: createFlowWallet(withGasMargin((args) => client.request(args as never))),
  // Where a flow outlives the program: give it files or a database instead, and `resumeFlow` goes on.
  storage: memoryFlowStorage(),
  clock: systemFlowClock,
}

/** Tries out, sends and follows every step of a flow. @throws with the reason when it does not come to its good end */
export async function succeed<Input>(
  definition: FlowDefinition<Input>,
  input: Input,
): Promise<StepResult> {
  const start = { id: crypto.randomUUID(), chainId: chain.chainId, account, input, createdAt: 0 }
  const last = await runFlow(definition, startFlow(definition, start), ports)
  if (last.status !== 'mined') throw new Error(`${last.status}: ${last.failure?.name ?? ''}`)
  return last.steps.at(-1)?.result ?? {}
}
