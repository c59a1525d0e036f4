import { decodeFunctionData, erc20Abi } from 'viem'
import { expect, test } from 'vitest'
import { approvalSteps } from './approval-steps.ts'
import type { FlowDefinition, FlowState } from './types.ts'
import { listUndos } from './undo-flow.ts'

const token = '0x0000000000000000000000000000000000000001'
const spender = '0x0000000000000000000000000000000000000002'

const definition: FlowDefinition<null> = {
  name: 'test',
  batchable: true,
  errorsAbi: [],
  steps: () => [
    // What is taken back in the course of the flow needs no undoing.
    ...approvalSteps<null>([
      { token, spender, amount: 0n },
      { token, spender, amount: 5n },
    ]),
    {
      id: 'goal',
      build: () => ({ to: spender, data: '0x', valueWei: 0n }),
      verify: () => ({}),
    },
  ],
}

function stateAt(done: number): FlowState<null> {
  const ids = ['approve-0', 'approve-1', 'goal']
  return {
    version: 1,
    id: 'one',
    name: 'test',
    chainId: 1,
    account: spender,
    input: null,
    createdAt: 0,
    status: 'rejected',
    stepIndex: Math.min(done, 2),
    steps: ids.map((id, at) => (at < done ? { id, result: {} } : { id })),
  }
}

test('a permission that a flow was given and never used can be taken back', () => {
  expect(listUndos(definition, stateAt(0))).toEqual([])
  expect(listUndos(definition, stateAt(1))).toEqual([])
  const [undo, ...more] = listUndos(definition, stateAt(2))
  if (!undo) throw new Error('nothing to take back')
  expect(more).toEqual([])
  expect(undo.to).toBe(token)
  const { functionName, args } = decodeFunctionData({ abi: erc20Abi, data: undo.data })
  expect([functionName, args]).toEqual(['approve', [spender, 0n]])
  expect(listUndos(definition, stateAt(3))).toEqual([])
})
