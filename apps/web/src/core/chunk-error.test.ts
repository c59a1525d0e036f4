import { afterEach, expect, test, vi } from 'vitest'
import { ChunkTimeoutError, chunkTimeoutMs, isChunkError } from './chunk-error.ts'
import { withChunkTimeout } from './lazy-part.ts'

afterEach(() => vi.useRealTimers())

test.each([
  'Failed to fetch dynamically imported module: http://x/a.js',
  'error loading dynamically imported module: http://x/a.js',
  'Importing a module script failed.',
  'Unable to preload CSS for /assets/a.css',
])('recognises a part that did not load: %s', (message) => {
  expect(isChunkError(new TypeError(message))).toBe(true)
})

test('other errors are none', () => {
  expect(isChunkError(new Error('x is not a function'))).toBe(false)
  expect(isChunkError('Unable to preload CSS')).toBe(false)
})

test('a part that does not arrive fails after 120 s and not before', async () => {
  vi.useFakeTimers()
  expect(chunkTimeoutMs).toBe(120_000)
  const outcome = withChunkTimeout(new Promise(() => undefined)).catch((error: unknown) => error)
  let settled: unknown
  void outcome.then((error) => {
    settled = error
  })
  await vi.advanceTimersByTimeAsync(119_999)
  expect(settled).toBeUndefined()
  await vi.advanceTimersByTimeAsync(1)
  expect(settled).toBeInstanceOf(ChunkTimeoutError)
  expect(isChunkError(settled)).toBe(true)
})

test('a part that arrives is handed on', async () => {
  expect(await withChunkTimeout(Promise.resolve('part'))).toBe('part')
})
