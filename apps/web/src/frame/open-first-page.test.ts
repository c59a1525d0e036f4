import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { loadFirstPage } from './open-first-page.ts'

const router = vi.hoisted(() => ({
  latestLocation: { pathname: '/token/create' },
  navigate: vi.fn<(target: unknown) => Promise<void>>(),
}))
vi.mock('./app-router.ts', () => ({ appRouter: router }))

beforeEach(() => {
  vi.useFakeTimers()
  router.navigate.mockReset()
})
afterEach(() => vi.useRealTimers())

test('waits for the page that the address names, with all that stands in the address', async () => {
  router.navigate.mockResolvedValue(undefined)
  await loadFirstPage()
  expect(router.navigate).toHaveBeenCalledExactlyOnceWith({
    to: '/token/create',
    search: true,
    params: true,
    hash: true,
    state: true,
    replace: true,
    ignoreBlocker: true,
  })
  expect(vi.getTimerCount()).toBe(0)
})

test('a page that is late keeps the frame waiting for 200 ms, no longer', async () => {
  router.navigate.mockReturnValue(new Promise(() => undefined))
  const onFrame = vi.fn()
  void loadFirstPage().then(onFrame)
  await vi.advanceTimersByTimeAsync(199)
  expect(onFrame).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(onFrame).toHaveBeenCalledOnce()
})

test('a page that does not load leaves it to the frame to say so', async () => {
  router.navigate.mockRejectedValue(new Error('away'))
  await expect(loadFirstPage()).resolves.toBeUndefined()
  expect(vi.getTimerCount()).toBe(0)
})
