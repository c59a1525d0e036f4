// @vitest-environment happy-dom

import type { SolanaChainDefinition } from '@slipway/chains'
import type { SendPayment, SendPlan } from '@slipway/sdk/solana/multisend/types'
import { type SolanaFailure, SolanaFlowError } from '@slipway/sdk/solana/solana-failure'
import { memoryStorage } from '@slipway/testing/page/memory-storage'
import type { Address, Signature, TransactionModifyingSigner } from '@solana/kit'
import { act, cleanup, render } from '@testing-library/react'
import { Activity } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { queryClient } from '../../core/query-client.ts'
import { keepBegun } from './begun-sends.ts'
import type { SendReading } from './read-send-plan.ts'
import type { SendGroupsOptions } from './send-groups.ts'
import { isAllKnown, keepSigned, loadSigned } from './signed-store.ts'
import { type SendRun, useSendRun } from './use-send-run.ts'

interface Sending {
  readonly plan: SendPlan
  readonly options: SendGroupsOptions
  readonly end: (result: { state: string; failure?: SolanaFailure }) => void
}

const parts = vi.hoisted(() => ({ reading: {} as unknown, sendings: [] as unknown[] }))
const sendings = () => parts.sendings as Sending[]

// Nodes are proven by tests of their own: here it is what the page says meanwhile.
vi.mock('./read-send-plan.ts', () => ({ readSendPlan: async () => parts.reading }))
vi.mock('./send-groups.ts', async (original) => ({
  ...(await original<object>()),
  sendGroups: (plan: SendPlan, options: SendGroupsOptions) => {
    options.onState('sending')
    return new Promise((end, reject) => {
      parts.sendings.push({ plan, options, end })
      options.signal.addEventListener('abort', () => reject(options.signal.reason))
    })
  },
}))
vi.mock('@slipway/sdk/solana/rehearse-transaction', () => ({
  rehearseTransaction: async () => ({ failure: undefined }),
}))

const chain = { chainId: 902, rpcUrls: ['http://127.0.0.1:1'] } as unknown as SolanaChainDefinition
const signer = {
  address: 'So11111111111111111111111111111111111111112',
} as unknown as TransactionModifyingSigner
const planOf = (batches: number) =>
  ({
    batches: Array(batches).fill([]),
    ...{ rows: [], reference: 'list', rentLamports: 0n, token: { mint: 'mint' } },
    ...{ paid: new Map(), refused: new Map(), slot: 50n, firstSlot: 0n },
  }) as unknown as SendPlan
const readingOf = (plan: SendPlan, isForgotten = false): SendReading => ({
  ...{ plan, unsure: new Set(), isForgotten, lost: [], recent: [] },
})
const list = { token: {}, rows: [], text: '' } as never
let run: SendRun

function Page() {
  run = useSendRun(chain, signer)
  return null
}
const show = (isShown = true) => (
  <Activity mode={isShown ? 'visible' : 'hidden'}>
    <Page />
  </Activity>
)
/** As far as it goes by itself. */
const later = () => act(async () => void (await new Promise((done) => setTimeout(done, 0))))
const begin = async () => {
  const view = render(show())
  await act(() => run.make(list))
  void act(() => void run.start())
  await later()
  return view
}

beforeEach(() => {
  localStorage.clear()
  parts.reading = readingOf(planOf(3))
  parts.sendings = []
})
afterEach(cleanup)

test('a page that is hidden stops sending, and says that it is paused when it comes back', async () => {
  const view = await begin()
  expect(run.state).toBe('sending')
  view.rerender(show(false))
  await later()
  expect(sendings()[0]?.options.signal.aborted).toBe(true)
  view.rerender(show())
  await later()
  expect(run.state).toBe('paused')
  void act(() => void run.start())
  await later()
  expect(run.state).toBe('sending')
  expect(sendings()).toHaveLength(2)
})

test('what an ended run still tells changes nothing', async () => {
  const view = await begin()
  view.rerender(show(false))
  view.rerender(show())
  await later()
  act(() => sendings()[0]?.options.onPlan(planOf(1)))
  expect(run.plan?.batches).toHaveLength(3)
  expect(run.state).toBe('paused')
})

test('pausing is shown until what is signed is through', async () => {
  await begin()
  act(() => run.pause())
  expect(run).toMatchObject({ state: 'sending', isPausing: true })
  expect(sendings()[0]?.options.mustPause()).toBe(true)
  await act(async () => sendings()[0]?.end({ state: 'paused' }))
  await later()
  expect(run.state).toBe('paused')
  void act(() => void run.start())
  await later()
  expect(run.isPausing).toBe(false)
  expect(sendings()[1]?.options.mustPause()).toBe(false)
})

test('after transactions that were signed too slowly the next signature covers half of them', async () => {
  await begin()
  expect(sendings()[0]?.options.perSignature).toBe(40)
  await act(async () => sendings()[0]?.end({ state: 'stopped', failure: { kind: 'expired' } }))
  await later()
  expect(run).toMatchObject({ state: 'stopped', failure: { kind: 'expired' }, group: 20 })
  void act(() => void run.start())
  await later()
  expect(sendings()[1]?.options.perSignature).toBe(20)
})

test('a list that is paid already is said to be so, and nothing is sent', async () => {
  parts.reading = readingOf(planOf(0))
  render(show())
  await act(() => run.make(list))
  expect(run).toMatchObject({ state: 'done', isPaidBefore: true })
  expect(sendings()).toEqual([])
})

test('a list of which all that is left cannot be paid was not paid before', async () => {
  parts.reading = readingOf({ ...planOf(0), refused: new Map([[0, 'frozen']]) })
  render(show())
  await act(() => run.make(list))
  expect(run).toMatchObject({ state: 'done', isPaidBefore: false })
})

/** A plan of two people, one transaction. */
function planOfTwo(): SendPlan {
  const rows = ['one', 'two'].map((name, at) => ({
    ...{ line: at + 1, row: at, address: name as Address, amount: 1n, opening: 'no' },
  })) as unknown as SendPayment[]
  return { ...planOf(0), rows, batches: [rows] }
}
/** Another list to the first of them, which is sent meanwhile. */
function payElsewhere() {
  const rows = [{ line: 1, address: 'one' as Address, amount: 1n }]
  const plan = { ...planOf(0), reference: 'before' as Address, sender: 'me' as Address, rows }
  keepBegun(902, plan, '')
  const batch = { signature: 's' as Signature, lastValidBlockHeight: 1n, slot: 1n, rows: [0] }
  keepSigned({ chainId: 902, reference: 'before' }, [batch])
}
const start = async () => {
  void act(() => void run.start())
  await later()
}

test('whoever was paid elsewhere since the list was shown is asked about before anything is sent', async () => {
  parts.reading = readingOf(planOfTwo())
  render(show())
  await act(() => run.make(list))
  expect(run.asked.repeats).toEqual([])
  payElsewhere()
  await start()
  expect(run).toMatchObject({ state: 'ready', asked: { repeats: [{ row: 0 }] } })
  expect(sendings()).toEqual([])
  act(() => run.agreeRepeats(true))
  await start()
  expect(run.state).toBe('sending')
  expect(sendings()).toHaveLength(1)
})

test('a yes that is taken back, or was given for another list, is none', async () => {
  payElsewhere()
  parts.reading = readingOf(planOfTwo())
  render(show())
  await act(() => run.make(list))
  act(() => run.agreeRepeats(true))
  act(() => run.agreeRepeats(false))
  await start()
  expect(run.state).toBe('ready')
  act(() => run.agreeRepeats(true))
  await act(() => run.make(list))
  await start()
  expect(run.state).toBe('ready')
  expect(sendings()).toEqual([])
})

test('a past that the node forgot since the list was shown is asked about, and is known after the yes', async () => {
  parts.reading = readingOf(planOfTwo())
  render(show())
  await act(() => run.make(list))
  parts.reading = readingOf(planOfTwo(), true)
  await start()
  expect(run).toMatchObject({ state: 'ready', asked: { isForgotten: true } })
  expect(sendings()).toEqual([])
  act(() => run.agreeForgotten(true))
  await start()
  expect(run.state).toBe('sending')
  const known = loadSigned({ chainId: 902, reference: 'list' })
  expect(isAllKnown(known, { firstSlot: 50n })).toBe(true)
})

test('nothing is sent where the browser cannot keep what is sent', async () => {
  parts.reading = readingOf(planOfTwo())
  render(show())
  await act(() => run.make(list))
  vi.stubGlobal('localStorage', memoryStorage({ room: 0 }))
  await start()
  vi.unstubAllGlobals()
  expect(run).toMatchObject({ state: 'stopped', failure: { kind: 'not-kept' } })
  expect(sendings()).toEqual([])
})

test('while another tab sends, this one says so and sends nothing', async () => {
  vi.stubGlobal('navigator', {
    locks: { request: (_: string, __: object, work: (lock: null) => unknown) => work(null) },
  })
  render(show())
  await act(() => run.make(list))
  expect(run).toMatchObject({ state: 'locked', plan: null })
  vi.unstubAllGlobals()
})

test.each([
  { what: 'costs more to open', change: { rentLamports: 9n } },
  { what: 'pays more', change: { batches: [[{ ...planOfTwo().batches[0]?.[0], amount: 3n }]] } },
  { what: 'is taxed more', change: { token: { mint: 'mint', transferFeeBps: 9 } } },
  { what: 'leaves somebody out', change: { refused: new Map([[0, 'frozen']]) } },
])('a list that $what than was shown is shown again before it is signed', async ({ change }) => {
  const shown = planOfTwo()
  const [payments = []] = shown.batches
  const opening = payments.map((one) => ({ ...one, account: one.address, opening: 'once' }))
  const plan = { ...shown, batches: [opening] } as unknown as SendPlan
  parts.reading = readingOf(plan)
  render(show())
  await act(() => run.make(list))
  const dearer = { ...plan, ...change } as unknown as SendPlan
  parts.reading = readingOf(dearer)
  await start()
  expect(run).toMatchObject({ state: 'ready', plan: dearer, isChanged: true })
  expect(sendings()).toEqual([])
  await start()
  expect(run).toMatchObject({ state: 'sending', isChanged: false })
})

test('a list of which less is left than was shown is sent at once', async () => {
  parts.reading = readingOf({ ...planOfTwo(), refused: new Map([[5, 'frozen']]) })
  render(show())
  await act(() => run.make(list))
  parts.reading = readingOf({ ...planOf(1), refused: new Map() })
  await start()
  expect(run.state).toBe('sending')
})

test('payments of which no node knows any more are made again after a yes, and no longer waited for', async () => {
  const key = { chainId: 902, reference: 'list' }
  const batch = { signature: 's' as Signature, lastValidBlockHeight: 1n, slot: 1n, rows: [1] }
  keepSigned(key, [batch])
  parts.reading = { ...readingOf(planOfTwo()), lost: [batch] }
  render(show())
  await act(() => run.make(list))
  expect(run.asked.lost).toEqual([1])
  await start()
  expect(run.state).toBe('ready')
  expect(loadSigned(key).pending).toHaveLength(1)
  act(() => run.agreeLost(true))
  act(() => run.agreeLost(false))
  act(() => run.agreeLost(true))
  await start()
  expect(run.state).toBe('sending')
  expect(loadSigned(key).pending).toEqual([])
})

test('what is waited for can be ended: the list is then as it was shown', async () => {
  parts.reading = readingOf(planOfTwo())
  render(show())
  await act(() => run.make(list))
  await start()
  act(() => run.cancel())
  await later()
  expect(sendings()[0]?.options.signal.aborted).toBe(true)
  expect(run).toMatchObject({ state: 'paused', failure: null })
  await start()
  expect(run.state).toBe('sending')
})

test('a list that is cancelled before it is shown is not shown', async () => {
  parts.reading = new Promise(() => undefined)
  render(show())
  void act(() => void run.make(list))
  await later()
  expect(run.state).toBe('planning')
  act(() => run.cancel())
  expect(run).toMatchObject({ state: 'none', plan: null })
})

test('a token that has changed is read again for the form', async () => {
  const invalidate = vi.spyOn(queryClient, 'invalidateQueries')
  parts.reading = Promise.reject(new SolanaFlowError({ kind: 'token-changed' }))
  render(show())
  await act(() => run.make(list))
  expect(run).toMatchObject({ state: 'stopped', failure: { kind: 'token-changed' } })
  expect(invalidate).toHaveBeenCalledWith({ queryKey: ['solana', 902, 'send-token'] })
})
