import { randomUUID } from 'node:crypto'
import type { ReadClient } from '@slipway/sdk/evm/create-read-client'
import { withGasMargin } from '@slipway/sdk/evm/with-gas-margin'
import { createFlowChain } from '@slipway/sdk/flow/create-flow-chain'
import { createFlowWallet } from '@slipway/sdk/flow/create-flow-wallet'
import { startFlow } from '@slipway/sdk/flow/flow-state'
import { memoryFlowStorage } from '@slipway/sdk/flow/memory-flow-storage'
import { runFlow } from '@slipway/sdk/flow/run-flow'
import type { FlowDefinition, FlowState, FlowWallet, StepResult } from '@slipway/sdk/flow/types'
import type { Address } from 'viem'

/** How many times faster than a person's clock the driver's waiting runs. */
const haste = 30

/**
 * Runs flows as a page does.
 * @param wallet the node's own unlocked accounts by default
 */
export function createFlowRunner(
  client: ReadClient,
  wallet: FlowWallet = createFlowWallet(withGasMargin((args) => client.request(args as never))),
) {
  const startedAt = Date.now()
  const ports = {
    chain: createFlowChain(client),
    wallet,
    storage: memoryFlowStorage(),
    clock: {
      now: () => startedAt + (Date.now() - startedAt) * haste,
      async sleep(milliseconds: number, signal: AbortSignal) {
        signal.throwIfAborted()
        await new Promise((resolve) => setTimeout(resolve, milliseconds / haste))
        signal.throwIfAborted()
      },
    },
  }

  function run<Input>(definition: FlowDefinition<Input>, input: Input, account: Address) {
    const start = { id: randomUUID(), chainId: client.chain.id, account, input, createdAt: 0 }
    return runFlow(definition, startFlow(definition, start), ports) as Promise<FlowState<Input>>
  }

  /** Runs a flow to its good end and gives the result of its last step. @throws with the reason it ended for. */
  async function succeed<Input>(
    definition: FlowDefinition<Input>,
    input: Input,
    account: Address,
  ): Promise<StepResult> {
    const last = await run(definition, input, account)
    if (last.status !== 'mined') {
      throw new Error(`${definition.name}: ${last.status} ${last.failure?.name ?? ''}`)
    }
    return last.steps.at(-1)?.result ?? {}
  }

  return { run, succeed, ports }
}
