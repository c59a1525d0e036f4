// @vitest-environment happy-dom

import type { UnsignedTransaction } from '@slipway/sdk/evm/unsigned-transaction'
import { planTransaction } from '@slipway/sdk/flow/transaction-plan'
import type { FlowDefinition } from '@slipway/sdk/flow/types'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { activeChain } from '../core/active-chain.ts'
import { showPlan } from './show-plan.ts'
import { useFlow } from './use-flow.ts'

const account = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const world = vi.hoisted(() => ({ events: [] as string[] }))

vi.mock('wagmi', () => ({
  useConfig: () => ({}),
  useConnection: () => ({ address: account, chainId: activeChain.chainId }),
}))
vi.mock('../core/read-client.ts', () => ({
  readClient: {
    chain: { id: 1 },
    getBalance: async () => 10n ** 18n,
    getBlock: async () => ({ baseFeePerGas: 1n }),
    estimateFeesPerGas: async () => ({ maxFeePerGas: 2n, maxPriorityFeePerGas: 1n }),
    estimateGas: async () => 21_000n,
  },
}))
vi.mock('./create-flow-ports.ts', () => ({
  createFlowPorts: () => ({
    chain: {
      isContract: async () => false,
      call: async (_from: string, { data }: UnsignedTransaction) =>
        void world.events.push(`simulated ${data}`),
      getBlockNumber: async () => 1n,
      getNextNonce: async () => 1,
    },
    wallet: {
      getChainId: async () => activeChain.chainId,
      canBatch: async () => false,
      sendTransaction: async (_from: string, { data }: UnsignedTransaction) => {
        world.events.push(`signed ${data}`)
        throw Object.assign(new Error('no'), { code: 4001 })
      },
    },
    storage: { save: () => {}, load: () => undefined, remove: () => {}, list: () => [] },
    clock: { now: () => 1, sleep: async () => {} },
  }),
}))

const definition: FlowDefinition<{ readonly data: `0x${string}` }> = {
  name: 'test',
  batchable: false,
  errorsAbi: [],
  steps: () => [
    {
      id: 'act',
      build: ({ data }) => ({ to: account, data, valueWei: 0n }),
      verify: () => ({}),
    },
  ],
}

const planOf = (data: `0x${string}`) =>
  showPlan({
    plan: planTransaction(definition, { data }),
    label: { kind: 'token_burn', subject: 'HBR', contract: null },
    review: { title: 'Burn' },
  })

const queries = new QueryClient()
const wrapper = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={queries}>{children}</QueryClientProvider>
)

beforeEach(() => {
  world.events.length = 0
})

test('one send is simulated twice: for the review, and when it is confirmed', async () => {
  const plan = { ...planOf('0x01'), renew: () => planOf('0x02') }
  const options = { plan, onDone: () => {}, onClose: () => {} }
  const { result } = renderHook(() => useFlow(options), { wrapper })
  await waitFor(() => expect(result.current.view.phase).toBe('review'))
  expect(world.events).toEqual(['simulated 0x01'])
  await act(async () => result.current.confirm())
  await waitFor(() => expect(result.current.view.phase).toBe('stopped'))
  expect(world.events).toEqual(['simulated 0x01', 'simulated 0x02', 'signed 0x02'])
})
