// @vitest-environment happy-dom
import { encodeFlowState } from '@slipway/sdk/flow/flow-state'
import type { FlowState } from '@slipway/sdk/flow/types'
import { beforeEach, expect, test } from 'vitest'
import {
  flowStorage,
  followOtherTabs,
  forgetTransaction,
  keepTransaction,
  showTransaction,
  useTransactionStore,
} from './transaction-store.ts'
import { FlowForgotten, untilForgotten } from './until-forgotten.ts'

const state: FlowState = {
  version: 1,
  id: 'own',
  name: 'token-burn',
  chainId: 31337,
  account: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8',
  input: null,
  createdAt: 1,
  status: 'proposed',
  stepIndex: 0,
  steps: [{ id: 'burn' }],
}
const label = { kind: 'token_burn', subject: 'HBR', contract: null } as const

/** Works until it is told to stop. */
const forever = (signal: AbortSignal) =>
  new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason))
  })

beforeEach(() => localStorage.clear())

test('who lets a transaction go ends its following, and nothing of it stays', async () => {
  keepTransaction({ state, label })
  await flowStorage.save('own', encodeFlowState(state))
  const ended = expect(
    untilForgotten('own', async (signal) => {
      try {
        return await forever(signal)
      } finally {
        await flowStorage.save('own', 'written while it was let go')
      }
    }),
  ).rejects.toBeInstanceOf(FlowForgotten)
  forgetTransaction('own')
  await ended
  expect(localStorage).toHaveLength(0)
  expect(useTransactionStore.getState().records).toEqual([])
})

test('so does another tab; what was not stored yet is not taken for forgotten', async () => {
  const stop = followOtherTabs()
  const tell = () =>
    window.dispatchEvent(new StorageEvent('storage', { key: 'slipway.flow.other' }))
  keepTransaction({ state, label })
  let isOver = false
  const ended = untilForgotten('own', forever).catch(() => {
    isOver = true
  })
  tell()
  await flowStorage.save('own', encodeFlowState(state))
  showTransaction(state)
  expect(isOver).toBe(false)
  await flowStorage.remove('own')
  tell()
  await ended
  expect(isOver).toBe(true)
  stop()
})
