import { numberToHex } from 'viem'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { createReadClient, type ReadClient } from '../src/evm/create-read-client.ts'
import type { RpcRequest } from '../src/evm/rpc-endpoint.ts'
import { decodeFlowState, startFlow } from '../src/flow/flow-state.ts'
import { resumeFlow, runFlow } from '../src/flow/run-flow.ts'
import type { FlowDefinition, FlowPorts, FlowState } from '../src/flow/types.ts'
import { developmentAccounts } from './development-keys.ts'
import { flowPorts } from './flow-on-chain.ts'
import { startTestChain, type TestChain } from './start-test-chain.ts'

const [account, receiver, other] = developmentAccounts
const oneGwei = 1_000_000_000n

interface Gift {
  readonly valueWei: bigint
}

const giftFlow: FlowDefinition<Gift> = {
  name: 'test-gift',
  batchable: false,
  errorsAbi: [],
  steps: () => [
    {
      id: 'give',
      build: ({ valueWei }) => ({ to: receiver, data: '0x', valueWei }),
      verify: (_input, { transactionHash }) => ({ transactionHash }),
    },
  ],
}

let node: TestChain
let client: ReadClient
let wallet: RpcRequest
let ports: FlowPorts

beforeEach(async () => {
  node = await startTestChain()
  client = createReadClient(node.chain)
  wallet = (args) => client.request(args as never)
  ports = flowPorts(client, wallet)
})

afterEach(() => node.stop())

const start = (valueWei = 5n) =>
  startFlow(giftFlow, {
    id: 'gift',
    chainId: node.chain.chainId,
    account,
    input: { valueWei },
    createdAt: 0,
  })

/** Runs until the transaction waits, then does something to it. */
async function runAnd(whenPending: (hash: `0x${string}`) => Promise<unknown>) {
  let isDone = false
  const states: FlowState<Gift>[] = []
  const last = await runFlow(giftFlow, start(), ports, {
    onChange: (state) => {
      states.push(state)
      const hash = state.steps[0]?.hash
      if (state.status !== 'pending' || !hash || isDone) return
      isDone = true
      void whenPending(hash)
    },
  })
  return { last, states }
}

/** A transaction in the place of another, at twice its price, as a wallet sends it to speed up or cancel. */
async function sendInstead(hash: `0x${string}`, to: string, valueWei: bigint) {
  const {
    nonce,
    maxFeePerGas = oneGwei,
    maxPriorityFeePerGas = oneGwei,
  } = await client.getTransaction({ hash })
  return wallet({
    method: 'eth_sendTransaction',
    params: [
      {
        from: account,
        to,
        value: numberToHex(valueWei),
        nonce: numberToHex(nonce),
        gas: numberToHex(30_000),
        maxFeePerGas: numberToHex(2n * maxFeePerGas),
        maxPriorityFeePerGas: numberToHex(2n * maxPriorityFeePerGas),
      },
    ],
  })
}

describe('on a real node', () => {
  test('a transaction is mined, and its own receipt proves it', async () => {
    const before = await client.getBalance({ address: receiver })
    const last = await runFlow(giftFlow, start(7n), ports)
    expect(last.status).toBe('mined')
    expect(last.steps[0]?.result).toEqual({ transactionHash: last.steps[0]?.hash })
    expect(await client.getBalance({ address: receiver })).toBe(before + 7n)
  })

  test('a faster copy of the same transaction counts as the transaction', async () => {
    await node.test.setAutomine(false)
    const { last } = await runAnd(async (hash) => {
      await sendInstead(hash, receiver, 5n)
      await node.test.mine({ blocks: 1 })
      await node.test.mine({ blocks: 5 })
    })
    expect(last.status).toBe('mined')
    expect(last.steps[0]?.repricedHashes).toHaveLength(1)
  })

  test('another transaction in its place is noticed and named', async () => {
    await node.test.setAutomine(false)
    let instead: unknown
    const { last } = await runAnd(async (hash) => {
      instead = await sendInstead(hash, other, 0n)
      await node.test.mine({ blocks: 3 })
    })
    expect(last).toMatchObject({ status: 'replaced', failure: { name: 'Transaction_Replaced' } })
    expect(last.steps[0]?.replacedBy).toBe(instead)
  })

  test('a dropped transaction is noticed', async () => {
    await node.test.setAutomine(false)
    const { last } = await runAnd((hash) => node.test.dropTransaction({ hash }))
    expect(last).toMatchObject({ status: 'dropped', failure: { name: 'Transaction_Dropped' } })
  })

  test('a reload in the middle follows the same transaction', async () => {
    await node.test.setAutomine(false)
    const controller = new AbortController()
    const running = runFlow(giftFlow, start(), ports, {
      signal: controller.signal,
      onChange: ({ status }) => {
        if (status === 'pending') controller.abort(new Error('page closed'))
      },
    })
    await expect(running).rejects.toThrow('page closed')
    const stored = decodeFlowState(String(await ports.storage.load('gift')))
    await node.test.mine({ blocks: 1 })
    const last = await resumeFlow(giftFlow, stored as FlowState<Gift>, ports)
    expect(last.status).toBe('mined')
    expect(await client.getTransactionCount({ address: account })).toBe(1)
  })

  test('a transaction signed while the page went away is found by its nonce', async () => {
    const controller = new AbortController()
    const vanishing: FlowPorts = {
      ...ports,
      wallet: {
        ...ports.wallet,
        sendTransaction: async (from, transaction, chainId) => {
          await ports.wallet.sendTransaction(from, transaction, chainId)
          await new Promise(() => {})
          return '0x'
        },
      },
    }
    void runFlow(giftFlow, start(), vanishing, { signal: controller.signal })
    while ((await client.getTransactionCount({ address: account })) === 0) {
      await new Promise((resolve) => setTimeout(resolve, 20))
    }
    const stored = decodeFlowState(String(await ports.storage.load('gift')))
    expect(stored?.status).toBe('awaiting-signature')
    const last = await resumeFlow(giftFlow, stored as FlowState<Gift>, ports)
    expect(last.status).toBe('mined')
    expect(await client.getTransactionCount({ address: account })).toBe(1)
  })

  test('an account that cannot pay is told before its wallet opens', async () => {
    const balance = await client.getBalance({ address: account })
    const last = await runFlow(giftFlow, start(balance * 2n), ports)
    expect(last).toMatchObject({ status: 'failed', failure: { kind: 'insufficient-funds' } })
  })

  test('a dead node is told as a network error before its wallet opens', async () => {
    const isolated = createReadClient({ ...node.chain, rpcUrls: ['http://127.0.0.1:1'] })
    const last = await runFlow(giftFlow, start(), flowPorts(isolated, wallet))
    expect(last).toMatchObject({
      status: 'failed',
      failure: { kind: 'rpc-down', name: 'Rpc_Unavailable' },
    })
  })
})
