// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, renderHook } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { activeChain } from '../../core/active-chain.ts'
import { createDraftLock } from '../../form/draft-lock.ts'
import { createDraftStorage } from '../../form/draft-storage.ts'
import { emptyPlan } from './plan.ts'
import { usePlan } from './use-plan.ts'

/** Of this browser, before the plan's own lock is made; asking for one takes longer than the pause in typing. */
const { locks, answer } = await vi.hoisted(async () => {
  const { fakeLocks } = await import('../../../test/fake-locks.ts')
  const locks = fakeLocks()
  const { promise, resolve } = Promise.withResolvers<void>()
  const slow = {
    query: locks.query,
    request: async (name: string, ...rest: [LockOptions, LockGrantedCallback<unknown>]) => {
      await promise
      return locks.request(name, ...rest)
    },
  }
  Object.defineProperty(globalThis.navigator, 'locks', { value: slow, configurable: true })
  return { locks, answer: resolve }
})

function openPlan() {
  const client = new QueryClient()
  return renderHook(usePlan, {
    wrapper: ({ children }) => (
      <QueryClientProvider client={client}>{children}</QueryClientProvider>
    ),
  })
}

const pause = () => act(() => new Promise<void>((resolve) => setTimeout(resolve, 450)))

const name = `plan-${activeChain.chainId}`

test('does not overwrite the plan that another tab has made since this one was opened', async () => {
  const { result, unmount } = openPlan()
  await act(async () => {})
  const other = createDraftStorage(name, emptyPlan(), createDraftLock(name, locks))
  await other.lock.hold()
  other.save({ ...emptyPlan(), supply: '1000' })
  act(() => result.current.change({ supply: '7' }))
  await pause()
  expect(other.load()?.values.supply).toBe('1000')
  await act(async () => answer())
  expect(result.current.isElsewhere).toBe(true)
  expect(other.load()?.values.supply).toBe('1000')
  unmount()
})

test('a plan that was emptied is empty after a reload', async () => {
  localStorage.clear()
  const { result, unmount } = openPlan()
  answer()
  await pause()
  act(() => result.current.change({ supply: '7' }))
  await pause()
  act(() => result.current.change({ supply: '' }))
  await pause()
  unmount()
  const again = openPlan()
  expect(again.result.current.plan.supply).toBe('')
  again.unmount()
})
