import { airdropFactoryAbi } from '@slipway/deployments/abi'
import { type Address, erc20Abi } from 'viem'
import { expect } from 'vitest'
import type { AirdropContracts } from '../src/airdrop/types.ts'
import { createReadClient, type ReadClient } from '../src/evm/create-read-client.ts'
import { withGasMargin } from '../src/evm/with-gas-margin.ts'
import { startFlow } from '../src/flow/flow-state.ts'
import { runFlow } from '../src/flow/run-flow.ts'
import type { FlowDefinition, StepResult } from '../src/flow/types.ts'
import { deployToken, type LockDeployer, lockDeployer } from './deploy-lock-contracts.ts'
import { developmentAccounts } from './development-keys.ts'
import { flowPorts } from './flow-on-chain.ts'
import { sendCall, type TestCall } from './send-call.ts'
import { startTestChain, type TestChain } from './start-test-chain.ts'

const SUPPLY = 10n ** 27n
const [owner] = developmentAccounts

/** A real node with the contracts of airdrops and two tokens, all of them the first development account's. */
export interface AirdropWorld {
  readonly node: TestChain
  readonly client: ReadClient
  readonly deployer: LockDeployer
  readonly contracts: AirdropContracts
  readonly oldToken: Address
  readonly newToken: Address
  /** Transactions that the driver had signed. */
  readonly signed: () => number
  /** Drives a flow to its end. @returns what its last step proved */
  readonly act: <Input>(
    definition: FlowDefinition<Input>,
    input: Input,
    account?: Address,
  ) => Promise<StepResult>
  /** Drives a flow that does not reach its end. @returns the error's name */
  readonly refusalOf: <Input>(
    definition: FlowDefinition<Input>,
    input: Input,
  ) => Promise<string | undefined>
  readonly send: (call: TestCall) => Promise<void>
  readonly balanceOf: (token: Address, account: Address) => Promise<bigint>
}

/** Starts a node of its own; `node.stop()` ends it. */
export async function startAirdropWorld(): Promise<AirdropWorld> {
  const node = await startTestChain()
  const client = createReadClient(node.chain)
  const wallet = withGasMargin((args) => client.request(args as never))
  let signed = 0
  const ports = flowPorts(client, (args) => {
    if (args.method === 'eth_sendTransaction') signed += 1
    return wallet(args)
  })
  const deployer = lockDeployer(node.rpcUrl)
  const oldToken = await deployToken(deployer, SUPPLY)
  const newToken = await deployToken(deployer, SUPPLY)
  const registry = await deployer.createOwn('PlatformRegistry', [owner])
  const factory = await deployer.createOwn('AirdropFactory', [owner, registry])
  const mapping = await deployer.createOwn('TokenMapping')
  const send = (call: TestCall) => sendCall(client, owner, call)
  await send({
    address: factory,
    abi: airdropFactoryAbi,
    functionName: 'setTemplate',
    args: [1n, mapping, true],
  })
  const contracts = { factory, multisend: await deployer.createOwn('Multisend') }

  function drive<Input>(definition: FlowDefinition<Input>, input: Input, account: Address = owner) {
    const id = `flow-${Math.random()}`
    const start = { id, chainId: client.chain.id, account, input, createdAt: 0 }
    return runFlow(definition, startFlow(definition, start), ports)
  }

  return {
    ...{ node, client, deployer, contracts, oldToken, newToken, send },
    signed: () => signed,
    act: async (definition, input, account) => {
      const { status, failure, steps } = await drive(definition, input, account)
      expect([status, failure?.name]).toEqual(['mined', undefined])
      return steps.at(-1)?.result ?? {}
    },
    refusalOf: async (definition, input) => (await drive(definition, input)).failure?.name,
    balanceOf: (token, account) =>
      client.readContract({
        address: token,
        abi: erc20Abi,
        functionName: 'balanceOf',
        args: [account],
      }),
  }
}
