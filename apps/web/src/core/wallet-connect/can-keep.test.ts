import { afterEach, expect, test, vi } from 'vitest'
import { canKeep } from './load-provider.ts'

interface Opening {
  onsuccess?: () => void
  onerror?: () => void
  readonly result: { close: () => void }
}

/** A browser whose database does with an opening what the test says. */
function browser(answer: (opening: Opening) => void) {
  const close = vi.fn()
  const open = () => {
    const opening: Opening = { result: { close } }
    queueMicrotask(() => answer(opening))
    return opening
  }
  vi.stubGlobal('indexedDB', { open })
  return close
}

afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

test('a browser that opens a database keeps things, and is left as it was', async () => {
  const close = browser((opening) => opening.onsuccess?.())
  expect(await canKeep()).toBe(true)
  expect(close).toHaveBeenCalledOnce()
})

test('a browser that refuses keeps nothing: without a word, by an error, or by throwing', async () => {
  vi.useFakeTimers()
  browser(() => undefined)
  const silent = canKeep()
  await vi.advanceTimersByTimeAsync(3_000)
  expect(await silent).toBe(false)
  browser((opening) => opening.onerror?.())
  expect(await canKeep()).toBe(false)
  vi.stubGlobal('indexedDB', undefined)
  expect(await canKeep()).toBe(false)
})
