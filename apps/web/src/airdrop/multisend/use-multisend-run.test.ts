// @vitest-environment happy-dom
import type { FlowState, FlowStatus } from '@slipway/sdk/flow/types'
import { expect, test } from 'vitest'
import { keptBatches } from './use-multisend-run.tsx'

const account = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const hash = `0x${'11'.repeat(32)}` as const
const label = { kind: 'multisend_batch', subject: '1', contract: null } as const

function kept(status: FlowStatus, change: Partial<FlowState> = {}) {
  const state: FlowState = {
    version: 1,
    id: 'one',
    name: 'multisend-batch',
    chainId: 31337,
    account,
    input: { listId: 255n, number: 0 },
    createdAt: 0,
    status,
    stepIndex: 0,
    steps: [{ id: 'send' }],
    ...change,
  }
  return keptBatches([{ state, label }], 255n)
}

const underway = [{ number: 0, hash: undefined, isUnderway: true }]

test.each<[string, FlowStatus, Partial<FlowState>]>([
  ['as a transaction', 'pending', { steps: [{ id: 'send', hash }] }],
  ['as a proposal to owners', 'proposed', { proposal: { id: hash } }],
  ['in calls at once', 'pending', { batchId: 'batch' }],
])('a batch that was handed over %s is waited for', (_how, status, change) => {
  expect(kept(status, change)).toEqual(underway)
})

test('nothing is waited for that has ended, or that no wallet took', () => {
  const isUnderway = (status: FlowStatus, change: Partial<FlowState>) =>
    kept(status, change).some((batch) => batch.isUnderway)
  expect(isUnderway('rejected', { proposal: { id: hash } })).toBe(false)
  expect(isUnderway('simulating', {})).toBe(false)
  const proven = kept('mined', {
    proposal: { id: hash },
    steps: [{ id: 'send', hash, result: {} }],
  })
  expect(proven).toEqual([{ number: 0, hash, isUnderway: false }])
})
