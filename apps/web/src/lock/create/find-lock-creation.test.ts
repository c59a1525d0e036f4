import type { FlowState } from '@slipway/sdk/flow/types'
import { expect, test } from 'vitest'
import type { TransactionRecord } from '../../transaction/transaction-store.ts'
import { findLockCreation } from './find-lock-creation.ts'

const asset = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC'
const locker = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const pending = { at: 100, asset, name: 'HBR', isNft: false, owner: locker } as const

type Step = { id: string; result?: Record<string, bigint | number> }
function record(steps: readonly Step[], change: Partial<FlowState> = {}): TransactionRecord {
  const state = { status: 'indexed', createdAt: 101, input: { locker }, steps, ...change }
  return {
    state: state as unknown as FlowState,
    label: { kind: 'lock_tokens', subject: 'HBR', contract: asset },
  }
}
const made: readonly Step[] = [
  { id: 'approve-0', result: {} },
  { id: 'lock-tokens', result: { lockId: 7n } },
]

test('finds the lock that was pending', () => {
  expect(findLockCreation([record(made)], pending)).toMatchObject({
    locker,
    made: [{ firstLockId: 7n, count: 1 }],
    isUnderway: false,
    missing: 0,
  })
})

test('an earlier lock of the same token is another one', () => {
  expect(findLockCreation([record(made, { createdAt: 99 })], pending)).toBeUndefined()
  expect(findLockCreation([record(made)], undefined)).toBeUndefined()
})

test('what came to nothing can be sent again', () => {
  const steps = [{ id: 'lock-tokens' }]
  expect(findLockCreation([record(steps, { status: 'failed' })], pending)).toBeUndefined()
  expect(findLockCreation([record(steps, { status: 'pending' })], pending)?.isUnderway).toBe(true)
})

test('of a list in parts it says which are missing', () => {
  const steps = [
    { id: 'lock-list-0', result: { firstLockId: 3n, count: 200, amount: 5n } },
    { id: 'lock-list-1' },
  ]
  expect(findLockCreation([record(steps, { status: 'rejected' })], pending)).toMatchObject({
    made: [{ firstLockId: 3n, count: 200 }],
    missing: 1,
    isUnderway: false,
  })
})
