import type { FlowState } from '@slipway/sdk/flow/types'
import { expect, test } from 'vitest'
import type { TransactionRecord } from '../../transaction/transaction-store.ts'
import { findPoolCreation } from './find-pool-creation.ts'

const stakedToken = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC'
const pool = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const submitted = { at: 100, stakedToken, name: 'Keel' } as const

type Step = { id: string; result?: Record<string, bigint | string> }
function record(steps: readonly Step[], change: Partial<FlowState> = {}): TransactionRecord {
  const state = { status: 'indexed', createdAt: 101, input: {}, steps, ...change }
  return {
    state: state as unknown as FlowState,
    label: { kind: 'pool_create', subject: 'Keel', contract: stakedToken },
  }
}
const made: readonly Step[] = [
  { id: 'approve-0', result: {} },
  { id: 'deploy-pool', result: { pool, id: 7n } },
]

test('finds the pool that was pending', () => {
  expect(findPoolCreation([record(made)], submitted)?.made).toEqual({ pool, id: 7n })
})

test('an earlier pool for the same token is another one', () => {
  expect(findPoolCreation([record(made, { createdAt: 99 })], submitted)).toBeUndefined()
  expect(findPoolCreation([record(made)], undefined)).toBeUndefined()
})

test('what came to nothing can be sent again, what is under way is known', () => {
  const steps = [{ id: 'deploy-pool' }]
  expect(findPoolCreation([record(steps, { status: 'failed' })], submitted)).toBeUndefined()
  const pending = findPoolCreation([record(steps, { status: 'pending' })], submitted)
  expect(pending).toMatchObject({ made: undefined })
})
