import type { FlowState } from '@slipway/sdk/flow/types'
import { expect, test } from 'vitest'
import type { TransactionRecord } from '../../transaction/transaction-store.ts'
import { findPresaleCreation } from './find-presale-creation.ts'

const presale = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const done = { id: 'deploy', result: { presale } }
const record = (state: Partial<FlowState>, input: object = { presale }): TransactionRecord => ({
  label: { kind: 'presale_create', subject: 'HBR', contract: presale },
  state: {
    version: 1,
    id: 'a',
    name: 'presale-create',
    chainId: 31337,
    account: presale,
    input,
    createdAt: 0,
    status: 'pending',
    stepIndex: 0,
    steps: [{ id: 'approve-0' }, { id: 'deploy' }, { id: 'set-launcher' }],
    ...state,
  },
})

test('a creation under way has no presale yet', () => {
  const found = findPresaleCreation([record({})], presale)
  expect(found).toMatchObject({ isUnderway: true, missing: [] })
  expect(found?.presale).toBeUndefined()
})

test('a proven presale names the steps that did not come about', () => {
  const steps = [{ id: 'approve-0', result: {} }, done, { id: 'set-launcher' }]
  const found = findPresaleCreation([record({ status: 'rejected', steps })], presale)
  expect(found).toMatchObject({ presale, missing: ['set-launcher'], isUnderway: false })
})

test('a finished one misses nothing', () => {
  const steps = [done, { id: 'whitelist-0', result: {} }]
  expect(findPresaleCreation([record({ status: 'indexed', steps })], presale)).toMatchObject({
    presale,
    missing: [],
    isUnderway: false,
  })
})

test('what came to nothing, and other presales, do not count', () => {
  expect(findPresaleCreation([record({ status: 'rejected' })], presale)).toBeUndefined()
  expect(findPresaleCreation([record({}, { presale: '0x01' })], presale)).toBeUndefined()
  expect(findPresaleCreation([record({})], undefined)).toBeUndefined()
})
