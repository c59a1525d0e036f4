// @vitest-environment happy-dom
import { encodeFlowState } from '@slipway/sdk/flow/flow-state'
import type { FlowState, FlowStatus } from '@slipway/sdk/flow/types'
import { memoryStorage } from '@slipway/testing/page/memory-storage'
import { beforeEach, describe, expect, test, vi } from 'vitest'

const alice = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const bob = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC'
const flow = (id: string, change: Partial<FlowState> = {}): FlowState => ({
  version: 1,
  id,
  name: 'token-burn',
  chainId: 31337,
  account: alice,
  input: { amount: 5n },
  createdAt: Number(id),
  status: 'pending',
  stepIndex: 0,
  steps: [{ id: 'burn' }],
  ...change,
})
const label = { kind: 'token_burn', subject: 'HBR', contract: null } as const

/** The module as a freshly loaded page has it. */
async function reload() {
  vi.resetModules()
  return import('./transaction-store.ts')
}

beforeEach(() => {
  vi.unstubAllGlobals()
  localStorage.clear()
})

describe('transactions', () => {
  test('outlive the page with every amount exact', async () => {
    const before = await reload()
    before.keepTransaction({ state: flow('1'), label })
    // The driver stores each state itself before it is shown.
    await before.flowStorage.save('1', encodeFlowState(flow('1', { status: 'mined' })))
    const after = await reload()
    expect(after.useTransactionStore.getState().records).toEqual([
      { state: flow('1', { status: 'mined' }), label },
    ])
  })

  test('are listed per account, newest first', async () => {
    const store = await reload()
    for (const state of [flow('1'), flow('2', { account: bob }), flow('3')]) {
      store.keepTransaction({ state, label })
      await store.flowStorage.save(state.id, encodeFlowState(state))
    }
    const { useTransactionStore, transactionsOf } = await reload()
    const { records } = useTransactionStore.getState()
    expect(transactionsOf(records, alice).map(({ state }) => state.id)).toEqual(['3', '1'])
    expect(transactionsOf(records, undefined)).toEqual([])
  })

  test('clearing forgets what is settled, for this account only, and keeps what is under way', async () => {
    const store = await reload()
    const states = [
      flow('1', { status: 'indexed' }),
      flow('2'),
      flow('3', { status: 'failed', account: bob }),
    ]
    for (const state of states) store.keepTransaction({ state, label })
    store.clearSettled(alice)
    const left = store.useTransactionStore.getState().records.map(({ state }) => state.id)
    expect(left.sort()).toEqual(['2', '3'])
  })

  test('are settled as soon as only the person, or a late index, could go on with them', async () => {
    const { isSettled } = await reload()
    const settled = (status: FlowStatus, change: Partial<FlowState> = {}) =>
      isSettled({ state: flow('1', { status, ...change }), label })
    const waited = ['simulating', 'awaiting-signature', 'proposed', 'pending', 'mined'] as const
    expect(waited.filter((status) => settled(status))).toEqual([])
    const ended = ['review', 'indexed', 'failed', 'replaced', 'dropped', 'rejected'] as const
    expect(ended.filter((status) => !settled(status))).toEqual([])
    expect(settled('mined', { indexLate: true })).toBe(true)
  })

  test('text that nobody of ours wrote is passed over', async () => {
    localStorage.setItem('slipway.flow.9', '{"version":7}')
    localStorage.setItem('slipway.flow-label.9', '{}')
    const { useTransactionStore } = await reload()
    expect(useTransactionStore.getState().records).toEqual([])
  })

  test.each(['{"kind":', '"burn"', 'null'])(
    'a damaged label %s takes no other transaction along',
    async (damaged) => {
      const store = await reload()
      for (const state of [flow('1'), flow('2')]) {
        store.keepTransaction({ state, label })
        await store.flowStorage.save(state.id, encodeFlowState(state))
      }
      localStorage.setItem('slipway.flow-label.1', damaged)
      const { useTransactionStore } = await reload()
      expect(useTransactionStore.getState().records).toEqual([{ state: flow('2'), label }])
    },
  )

  test('are found after a reload although their label had no room at first', async () => {
    const limits = { room: 0 }
    vi.stubGlobal('localStorage', memoryStorage(limits))
    const store = await reload()
    store.keepTransaction({ state: flow('1'), label })
    limits.room = 10_000
    await store.flowStorage.save('1', encodeFlowState(flow('1')))
    store.showTransaction(flow('1'))
    const { useTransactionStore } = await reload()
    expect(useTransactionStore.getState().records).toEqual([{ state: flow('1'), label }])
  })

  test('are kept by the page where the storage is full, also when another tab changes its own', async () => {
    vi.stubGlobal('localStorage', memoryStorage({ room: 0 }))
    const { keepTransaction, useTransactionStore, followOtherTabs } = await reload()
    const record = { state: flow('1', { isUnsaved: true }), label }
    keepTransaction(record)
    const stop = followOtherTabs()
    window.dispatchEvent(new StorageEvent('storage', { key: 'slipway.flow.2' }))
    stop()
    expect(useTransactionStore.getState().records).toEqual([record])
  })
})
