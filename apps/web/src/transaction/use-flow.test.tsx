// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { activeChain } from '../core/active-chain.ts'
import type { ShownPlan } from './shown-plan.ts'
import { FlowForgotten } from './until-forgotten.ts'
import { useFlow } from './use-flow.ts'

const account = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const driveFlow = vi.hoisted(() =>
  vi.fn(async (_drive: { state: object }): Promise<object> => ({})),
)
const forgetTransaction = vi.hoisted(() => vi.fn())
const check = { ok: true, valueWei: 0n, expectedGasWei: 0n, mostGasWei: 0n, balanceWei: 0n }

vi.mock('wagmi', () => ({
  useConfig: () => ({}),
  useConnection: () => ({ address: account, chainId: activeChain.chainId }),
}))
vi.mock('./create-flow-ports.ts', () => ({ createFlowPorts: () => ({}) }))
vi.mock('./check-flow.ts', () => ({ checkFlow: async () => check }))
vi.mock('./drive-flow.ts', () => ({ driveFlow }))
const lookForUnanswered = vi.hoisted(() =>
  vi.fn(async (_plan: object, _state: object): Promise<object | undefined> => undefined),
)
vi.mock('./look-for-unanswered.ts', () => ({ lookForUnanswered }))
vi.mock('./transaction-store.ts', () => ({
  keepTransaction: () => undefined,
  forgetTransaction,
}))

const planOf = (amount: string, renew?: ShownPlan['renew']): ShownPlan => ({
  definition: { name: 'test', batchable: true, errorsAbi: [], steps: () => [] },
  input: { amount },
  permits: [],
  label: { kind: 'presale_contribute', subject: 'Harbour', contract: null },
  review: {
    title: 'Contribution',
    pays: [{ label: 'You pay', value: amount }],
    gets: [],
    facts: [],
    permanent: [],
    confirmLabel: 'Confirm',
  },
  ...(renew && { renew }),
})

const queries = new QueryClient()
const wrapper = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={queries}>{children}</QueryClientProvider>
)

async function openReview(plan: ShownPlan, onClose = () => {}) {
  const options = { plan, onDone: () => {}, onClose }
  const { result, rerender } = renderHook((now: typeof options) => useFlow(now), {
    wrapper,
    initialProps: options,
  })
  await waitFor(() => expect(result.current.view.phase).toBe('review'))
  return {
    view: () => result.current.view,
    confirm: () => act(async () => result.current.confirm()),
    showPlan: (next: ShownPlan) => rerender({ ...options, plan: next }),
    close: () => act(async () => result.current.close()),
  }
}

const signed = () => driveFlow.mock.calls.map(([{ state }]) => state)

beforeEach(() => {
  driveFlow.mockClear()
  forgetTransaction.mockClear()
  lookForUnanswered.mockClear()
})

test('what the chain has changed since the review is shown, and confirmed before it is signed (P-46)', async () => {
  const renew = vi.fn(async () => planOf('4 ETH'))
  const { view, confirm } = await openReview(planOf('6 ETH', renew))
  await confirm()
  await waitFor(() => expect(view().phase).toBe('review'))
  expect(view()).toMatchObject({
    changes: [{ label: 'You pay', before: '6 ETH', now: '4 ETH' }],
    plan: { input: { amount: '4 ETH' } },
  })
  expect(signed()).toEqual([])
  await confirm()
  await waitFor(() => expect(signed()).toMatchObject([{ input: { amount: '4 ETH' } }]))
  expect(renew).toHaveBeenCalledTimes(2)
})

test('what stayed as reviewed is signed at once, made anew', async () => {
  const { confirm } = await openReview(planOf('6 ETH', () => planOf('6 ETH')))
  await confirm()
  await waitFor(() => expect(signed()).toMatchObject([{ input: { amount: '6 ETH' } }]))
})

test('who leaves while the review is made anew is not asked to sign', async () => {
  let renewed = (_: ShownPlan) => {}
  const renew = () =>
    new Promise<ShownPlan>((settle) => {
      renewed = settle
    })
  const asked = vi.fn(renew)
  const { view, confirm, close } = await openReview(planOf('6 ETH', asked))
  await confirm()
  await waitFor(() => expect(asked).toHaveBeenCalledTimes(1))
  // The wallet has not been asked yet, and nothing says that it was.
  expect(view().phase).toBe('checking')
  await close()
  await act(async () => renewed(planOf('6 ETH')))
  expect(signed()).toEqual([])
})

test('what the chain does not allow any more is not signed', async () => {
  const refuse = async () => {
    throw new Error('The cap is reached.')
  }
  const { view, confirm } = await openReview(planOf('6 ETH', refuse))
  await confirm()
  await waitFor(() =>
    expect(view()).toMatchObject({
      phase: 'review',
      check: { ok: false, problem: { code: 'outdated' } },
    }),
  )
  expect(signed()).toEqual([])
})

test('reads of this network are made anew before, those of the index are not', async () => {
  const fresh = vi.fn(async () => 1)
  const listed = vi.fn(async () => 1)
  const key = ['presale', activeChain.chainId]
  const { QueryObserver } = await import('@tanstack/react-query')
  const unsubscribe = [
    new QueryObserver(queries, { queryKey: [...key, 'detail'], queryFn: fresh }),
    new QueryObserver(queries, { queryKey: [...key, 'index'], queryFn: listed }),
  ].map((observer) => observer.subscribe(() => undefined))
  await waitFor(() => expect(listed).toHaveBeenCalledTimes(1))
  const { confirm } = await openReview(planOf('6 ETH', () => planOf('6 ETH')))
  await confirm()
  await waitFor(() => expect(signed()).toHaveLength(1))
  expect(fresh).toHaveBeenCalledTimes(2)
  expect(listed).toHaveBeenCalledTimes(1)
  for (const end of unsubscribe) end()
})

const stopping = { name: 'Wallet_Rejected', kind: 'rejected', args: {} }
/** The wallet declines once. @param done steps that were in a block by then */
const declineAfter = (done: number) =>
  driveFlow.mockImplementationOnce(async ({ state }) => ({
    ...state,
    failure: stopping,
    stepIndex: done,
    steps: ['approve-0', 'swap'].map((id, at) => ({ id, ...(at < done && { result: {} }) })),
  }))

test('tried again after the wallet declined, it is made anew, and what changed is shown first (P-46)', async () => {
  const amounts = ['6 ETH', '4 ETH', '4 ETH']
  const renew = vi.fn(() => planOf(amounts.shift() ?? ''))
  declineAfter(0)
  const { view, confirm } = await openReview(planOf('6 ETH', renew))
  await confirm()
  await waitFor(() => expect(view().phase).toBe('stopped'))
  await confirm()
  await waitFor(() => expect(view()).toMatchObject({ phase: 'review', earlier: null }))
  expect(view()).toMatchObject({ changes: [{ before: '6 ETH', now: '4 ETH' }] })
  expect(signed()).toHaveLength(1)
  await confirm()
  await waitFor(() => expect(signed()).toHaveLength(2))
  expect(signed()[1]).toMatchObject({ input: { amount: '4 ETH' } })
})

test('tried again at what was reviewed, the new run stands in the place of the declined one', async () => {
  declineAfter(0)
  const { view, confirm } = await openReview(planOf('6 ETH', () => planOf('6 ETH')))
  await confirm()
  await waitFor(() => expect(view().phase).toBe('stopped'))
  await confirm()
  await waitFor(() => expect(signed()).toHaveLength(2))
  const [first] = signed() as { id: string }[]
  expect(forgetTransaction.mock.calls).toEqual([[first?.id]])
})

test('what is left of a run goes on by new terms where the plan can tell them, else by its own', async () => {
  for (const [resume, amount] of [
    [(_begun: unknown, renewed: unknown) => renewed, '5 ETH'],
    [undefined, '6 ETH'],
  ] as const) {
    driveFlow.mockClear()
    const amounts = ['6 ETH', '5 ETH', '5 ETH']
    const resumable = (made: ShownPlan): ShownPlan => ({ ...made, ...(resume && { resume }) })
    declineAfter(1)
    const { view, confirm } = await openReview(
      resumable(planOf('6 ETH', () => resumable(planOf(amounts.shift() ?? '')))),
    )
    await confirm()
    await waitFor(() => expect(view().phase).toBe('stopped'))
    await confirm()
    if (resume) {
      await waitFor(() => expect(view().phase).toBe('review'))
      expect(signed()).toHaveLength(1)
      await confirm()
    }
    await waitFor(() => expect(signed()).toHaveLength(2))
    const [first, second] = signed() as { id: string }[]
    expect(second).toMatchObject({ id: first?.id, stepIndex: 1, input: { amount } })
    expect(forgetTransaction).not.toHaveBeenCalled()
  }
})

/** The answer of the wallet gets lost once. */
const loseAnswer = () =>
  driveFlow.mockImplementationOnce(async ({ state }) => ({
    ...state,
    status: 'review',
    interrupted: true,
    failure: { name: 'Wallet_AnswerLost', kind: 'unknown', args: {} },
    steps: [{ id: 'act', nonce: 7 }],
  }))

test('what was signed before its answer got lost is followed, and not asked for by the plan that was made anew', async () => {
  loseAnswer()
  const renew = vi.fn(() => planOf('6 ETH'))
  const { view, confirm } = await openReview(planOf('6 ETH', renew))
  await confirm()
  await waitFor(() => expect(view().phase).toBe('stopped'))
  lookForUnanswered.mockImplementationOnce(async (_plan, state) => ({
    ...state,
    status: 'pending',
  }))
  await confirm()
  await waitFor(() => expect(signed()).toHaveLength(2))
  const [first, second] = signed() as { id: string }[]
  expect(second).toMatchObject({ id: first?.id, status: 'pending', steps: [{ nonce: 7 }] })
  expect(renew).toHaveBeenCalledTimes(1)
  expect(forgetTransaction).not.toHaveBeenCalled()
})

test('it is looked for at each confirmation, also once the review says something else', async () => {
  loseAnswer()
  const amounts = ['6 ETH', '4 ETH', '4 ETH']
  const { view, confirm } = await openReview(planOf('6 ETH', () => planOf(amounts.shift() ?? '')))
  await confirm()
  await waitFor(() => expect(view().phase).toBe('stopped'))
  await confirm()
  await waitFor(() => expect(view()).toMatchObject({ phase: 'review', earlier: null }))
  lookForUnanswered.mockImplementationOnce(async (_plan, state) => ({
    ...state,
    status: 'pending',
  }))
  await confirm()
  await waitFor(() => expect(signed()).toHaveLength(2))
  expect(signed()[1]).toMatchObject({ input: { amount: '6 ETH' }, status: 'pending' })
})

test('another plan of the same dialog, as the one that takes permissions back, has nothing of what was lost', async () => {
  loseAnswer()
  const { view, confirm, showPlan } = await openReview(planOf('6 ETH', () => planOf('6 ETH')))
  await confirm()
  await waitFor(() => expect(view().phase).toBe('stopped'))
  lookForUnanswered.mockRejectedValueOnce(new Error('The node is away.'))
  await confirm()
  await waitFor(() => expect(view().phase).toBe('stopped'))
  lookForUnanswered.mockClear()
  showPlan(planOf('0 ETH'))
  await waitFor(() => expect(view().phase).toBe('review'))
  await confirm()
  await waitFor(() => expect(signed()).toHaveLength(2))
  expect(lookForUnanswered).not.toHaveBeenCalled()
})

test('what was looked for in vain is not looked for once more before the wallet is asked', async () => {
  loseAnswer()
  const { view, confirm } = await openReview(planOf('6 ETH'))
  await confirm()
  await waitFor(() => expect(view().phase).toBe('stopped'))
  await confirm()
  await waitFor(() => expect(signed()).toHaveLength(2))
  expect(signed()[1]).not.toHaveProperty('interrupted')
})

test('while no node tells whether it was signed, nothing is asked of the wallet', async () => {
  loseAnswer()
  const { view, confirm } = await openReview(planOf('6 ETH', () => planOf('6 ETH')))
  await confirm()
  await waitFor(() => expect(view().phase).toBe('stopped'))
  lookForUnanswered.mockRejectedValueOnce(new Error('The node is away.'))
  await confirm()
  await waitFor(() =>
    expect(view()).toMatchObject({ phase: 'stopped', state: { interrupted: true } }),
  )
  expect(signed()).toHaveLength(1)
  // Where nothing was signed, it is asked for anew.
  await confirm()
  await waitFor(() => expect(signed()).toHaveLength(2))
  expect(forgetTransaction).toHaveBeenCalledOnce()
})

/** A dialog whose lost answer is being looked for. @returns what ends the look, and says what it found */
async function lookInDialog(renew?: ShownPlan['renew'], onClose = () => {}) {
  loseAnswer()
  const dialog = await openReview(planOf('6 ETH', renew), onClose)
  await dialog.confirm()
  await waitFor(() => expect(dialog.view().phase).toBe('stopped'))
  const look = Promise.withResolvers<object | undefined>()
  lookForUnanswered.mockImplementationOnce(() => look.promise)
  await dialog.confirm()
  const [first] = signed() as { id: string }[]
  expect(dialog.view()).toMatchObject({ phase: 'checking', lookedFor: first?.id })
  return { dialog, look }
}

test('who closes the dialog meanwhile leaves the look to the list: what it finds is followed', async () => {
  const renew = vi.fn(() => planOf('6 ETH'))
  const { dialog, look } = await lookInDialog(renew)
  await dialog.close()
  await act(async () => look.resolve({ id: 'found', status: 'pending' }))
  await waitFor(() => expect(signed()).toHaveLength(2))
  expect(signed()[1]).toMatchObject({ id: 'found', status: 'pending' })
})

test('and where it finds nothing, nothing more is read, and nobody is asked', async () => {
  const renew = vi.fn(() => planOf('6 ETH'))
  const { dialog, look } = await lookInDialog(renew)
  const read = vi.spyOn(queries, 'refetchQueries')
  await dialog.close()
  await act(async () => look.resolve(undefined))
  expect(read).not.toHaveBeenCalled()
  expect(signed()).toHaveLength(1)
})

test('who lets it go in another tab meanwhile is asked nothing: the dialog closes', async () => {
  const onClose = vi.fn()
  const { look } = await lookInDialog(undefined, onClose)
  await act(async () => look.reject(new FlowForgotten('own')))
  expect(onClose).toHaveBeenCalledOnce()
  expect(signed()).toHaveLength(1)
})

test('what the index shows is told once it shows it, also when the dialog has closed long before', async () => {
  const tell: ((state: object) => void)[] = []
  driveFlow.mockImplementationOnce(async (drive) => {
    tell.push((drive as unknown as { onChange: (state: object) => void }).onChange)
    return {}
  })
  const onDone = vi.fn()
  const onIndexed = vi.fn()
  const onClose = vi.fn()
  const options = { plan: planOf('6 ETH'), onDone, onIndexed, onClose }
  const { result, unmount } = renderHook(() => useFlow(options), { wrapper })
  await waitFor(() => expect(result.current.view.phase).toBe('review'))
  await act(async () => result.current.confirm())
  await waitFor(() => expect(tell).toHaveLength(1))
  const reach = (status: string) =>
    act(async () => tell[0]?.({ status, input: {}, steps: [{ id: 'one', result: {} }] }))
  await reach('mined')
  expect([onDone.mock.calls.length, onClose.mock.calls.length]).toEqual([1, 1])
  expect(onIndexed).not.toHaveBeenCalled()
  unmount()
  await reach('indexed')
  expect(onIndexed).toHaveBeenCalledTimes(1)
  expect(onDone).toHaveBeenCalledTimes(1)
})
