import { contractErrorsAbi } from '@slipway/deployments/errors'
import { encodeErrorResult } from 'viem'
import { expect, test } from 'vitest'
import { account, chainId, createFakeWorld } from '../../test/fake-world.ts'
import { startFlow } from './flow-state.ts'
import { reviewFlow } from './review-flow.ts'
import type { FlowDefinition } from './types.ts'

const to = '0x00000000000000000000000000000000000000AA'
const definition: FlowDefinition<bigint> = {
  name: 'test',
  batchable: false,
  errorsAbi: contractErrorsAbi,
  steps: () =>
    ['approve', 'act'].map((id) => ({
      id,
      build: (valueWei) => ({ to, data: '0x', valueWei }),
      verify: () => ({}),
    })),
}
const state = startFlow(definition, { id: 'a', chainId, account, input: 5n, createdAt: 0 })

test('shows every transaction that is left', async () => {
  const { ports } = createFakeWorld()
  const whole = await reviewFlow(definition, state, ports.chain)
  expect(whole.transactions).toHaveLength(2)
  expect(whole.failure).toBeUndefined()
  const rest = await reviewFlow(definition, { ...state, stepIndex: 1 }, ports.chain)
  expect(rest.transactions).toHaveLength(1)
})

test('names the reason for which the next one would fail', async () => {
  const { ports, world } = createFakeWorld()
  const data = encodeErrorResult({ abi: contractErrorsAbi, errorName: 'Token_SupplyZero' })
  world.onCall = () => {
    throw { code: 3, message: 'execution reverted', data }
  }
  const { failure } = await reviewFlow(definition, state, ports.chain)
  expect(failure).toMatchObject({ kind: 'contract', name: 'Token_SupplyZero' })
})

test('tells a silent node apart, and hides no fault of its own', async () => {
  const { ports, world } = createFakeWorld()
  world.isNodeDown = true
  expect((await reviewFlow(definition, state, ports.chain)).failure?.kind).toBe('rpc-down')
  world.isNodeDown = false
  world.onCall = () => {
    throw new RangeError('a fault of ours')
  }
  await expect(reviewFlow(definition, state, ports.chain)).rejects.toThrow(RangeError)
})
