import { standardTokenAbi } from '@slipway/deployments/abi'
import { contractErrorsAbi } from '@slipway/deployments/errors'
import type { ReadClient } from '@slipway/sdk/evm/create-read-client'
import type { FlowChain } from '@slipway/sdk/flow/types'
import { encodeErrorResult } from 'viem'
import { describe, expect, test, vi } from 'vitest'
import { checkFlow } from './check-flow.ts'

const account = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const calls = [
  { to: account, data: '0x01', valueWei: 0n },
  { to: account, data: '0x02', valueWei: 7n },
] as const
const done = { status: '0x1', gasUsed: '0x3e8', returnData: '0x' }
const refusal = encodeErrorResult({ abi: standardTokenAbi, errorName: 'Token_MintDisabled' })
const refused = { status: '0x0', gasUsed: '0x3e8', error: { data: refusal } }
const clientWith = (request: (args: unknown) => Promise<unknown>) =>
  ({
    chain: { id: 31337 },
    request,
    getBalance: async () => 10n ** 18n,
    getBlock: async () => ({ baseFeePerGas: 9n }),
    estimateFeesPerGas: async () => ({ maxFeePerGas: 20n, maxPriorityFeePerGas: 1n }),
    estimateGas: async () => 1_000n,
  }) as unknown as ReadClient

describe('a flow whose act needs an allowance', () => {
  const simulated = vi.fn()
  const chain = {
    isContract: async () => false,
    call: async (_from: string, { data }: { data: string }) => simulated(data),
  } as unknown as FlowChain
  const step = (id: string, index: 0 | 1) => ({
    id,
    build: () => calls[index],
    verify: () => ({}),
  })
  const plan = {
    definition: {
      name: 'test',
      batchable: true,
      errorsAbi: contractErrorsAbi,
      steps: () => [step('approve-0', 0), step('act', 1)],
    },
    input: {},
    permits: [],
    label: { kind: 'token_burn', subject: 'HBR', contract: null },
    review: { title: '', pays: [], gets: [], facts: [], permanent: [], confirmLabel: '' },
  } as const

  test('runs all in one block, each from the account, and adds up their gas', async () => {
    const request = vi.fn(async (_: unknown) => [{ calls: [done, done] }])
    const check = await checkFlow(clientWith(request), chain, account, plan)
    // 15 % above what both took, at the highest price.
    expect(check).toMatchObject({ ok: true, mostGasWei: 2_300n * 20n })
    expect(request.mock.calls[0]?.[0]).toMatchObject({
      method: 'eth_simulateV1',
      params: [{ blockStateCalls: [{ calls: [{ from: account }, { value: '0x7' }] }] }, 'latest'],
    })
  })

  test('is rehearsed as a whole, so that a refusal is known before the first signature', async () => {
    const client = clientWith(async () => [{ calls: [done, refused] }])
    expect(await checkFlow(client, chain, account, plan)).toMatchObject({
      problem: { code: 'failure', failure: { name: 'Token_MintDisabled' } },
    })
  })

  test('where the node cannot, only the step that can run is, and the act when its turn comes', async () => {
    for (const answer of [
      async () => Promise.reject(new Error('method not found')),
      async () => [{ calls: [done] }],
    ]) {
      simulated.mockReset()
      expect(await checkFlow(clientWith(answer), chain, account, plan)).toMatchObject({ ok: true })
      expect(simulated.mock.calls).toEqual([['0x01']])
    }
  })
})
