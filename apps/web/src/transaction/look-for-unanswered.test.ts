// @vitest-environment happy-dom
import { encodeFlowState } from '@slipway/sdk/flow/flow-state'
import { flowTiming } from '@slipway/sdk/flow/flow-timing'
import type { FlowPorts, FlowState } from '@slipway/sdk/flow/types'
import { beforeEach, expect, test } from 'vitest'
import { lookForUnanswered } from './look-for-unanswered.ts'
import type { ShownPlan } from './shown-plan.ts'
import {
  flowStorage,
  forgetTransaction,
  isSettled,
  keepTransaction,
  useTransactionStore,
} from './transaction-store.ts'
import { FlowForgotten } from './until-forgotten.ts'

const account = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const call = { to: account, data: '0x01', valueWei: 0n } as const
const label = { kind: 'token_burn', subject: 'HBR', contract: null } as const
const failure = { name: 'Wallet_AnswerLost', kind: 'unknown', args: {} } as const

const plan: ShownPlan = {
  definition: {
    name: 'token-burn',
    batchable: false,
    errorsAbi: [],
    steps: () => [{ id: 'burn', build: () => call, verify: () => ({}) }],
  },
  ...{ input: null, permits: [], label },
  review: { title: 'Burn', pays: [], gets: [], facts: [], permanent: [], confirmLabel: 'Burn' },
}
const lost: FlowState = {
  ...{ version: 1, id: 'own', name: 'token-burn', chainId: 31337, account, input: null },
  ...{ createdAt: 1, status: 'review', interrupted: true, failure, stepIndex: 0 },
  steps: [{ id: 'burn', nonce: 7, askedAtBlock: 1n }],
}

/** A chain on which the account has something on its way that no block takes up, and a clock that each look moves. */
function slowChain(onLook: (look: number) => void): FlowPorts {
  let [time, looks] = [0, 0]
  const nonces = { getMinedNonce: async () => 7, getNextNonce: async () => 8 }
  const chain = { ...nonces, getBlockNumber: async () => 1n }
  const clock = {
    now: () => time,
    sleep: async (milliseconds: number, signal: AbortSignal) => {
      signal.throwIfAborted()
      time += milliseconds
      looks += 1
      onLook(looks)
    },
  }
  return { chain, clock, storage: flowStorage } as unknown as FlowPorts
}

const shown = () => useTransactionStore.getState().records

beforeEach(async () => {
  localStorage.clear()
  useTransactionStore.setState({ records: [] })
  keepTransaction({ state: lost, label })
  await flowStorage.save('own', encodeFlowState(lost))
})

test('the list shows that it is looked for, as something under way, until nothing was found', async () => {
  const seen: unknown[] = []
  const found = await lookForUnanswered(
    plan,
    lost,
    slowChain(() => seen.push(shown().map((record) => [record.state.status, isSettled(record)]))),
  )
  expect(found).toBeUndefined()
  const looks = flowTiming.dropAfterMs / flowTiming.pollMs
  expect(seen).toEqual(Array.from({ length: looks }, () => [['awaiting-signature', false]]))
  expect(shown()).toEqual([{ state: lost, label }])
})

test('who lets it go in the list ends the look, and nothing of it stays', async () => {
  let looks = 0
  const ports = slowChain((look) => {
    looks = look
    if (look === 2) forgetTransaction('own')
  })
  await expect(lookForUnanswered(plan, lost, ports)).rejects.toBeInstanceOf(FlowForgotten)
  expect(looks).toBe(2)
  expect(shown()).toEqual([])
  expect(localStorage).toHaveLength(0)
})

test('what was cleared from the list before stands there again while it is looked for', async () => {
  forgetTransaction('own')
  const seen: number[] = []
  await lookForUnanswered(
    plan,
    lost,
    slowChain(() => seen.push(shown().length)),
  )
  expect(new Set(seen)).toEqual(new Set([1]))
})
