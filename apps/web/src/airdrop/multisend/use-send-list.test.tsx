// @vitest-environment happy-dom
import type { ListReading } from '@slipway/sdk/airdrop/recipients/create-list-reader'
import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useSendList } from './multisend-form.tsx'
import type { SendUnit } from './send-unit.ts'

interface Question {
  readonly name: string
  readonly params: { readonly text: string }
  readonly resolve: (reading: ListReading) => void
  readonly reject: (error: Error) => void
}

const worker = vi.hoisted(() => ({ asked: [] as Question[], stops: 0 }))

// The page's end of the worker: everything behind it is proven by the desk's own tests.
vi.mock('../recipients/list-client.ts', () => ({
  ListClient: class {
    ask(name: string, params: Question['params']) {
      return new Promise((resolve, reject) => {
        worker.asked.push({ name, params, resolve, reject })
      })
    }
    stop() {
      worker.stops += 1
    }
  },
}))

const unit = { kind: 'token', decimals: 18, symbol: 'KEEL' } as unknown as SendUnit
const reading = { issueCount: 0 } as ListReading
const pause = () => act(() => vi.advanceTimersByTimeAsync(300))
const show = (text: string) =>
  renderHook((props: { text: string }) => useSendList(props.text, unit), {
    initialProps: { text },
  })

beforeEach(() => {
  vi.useFakeTimers()
  Object.assign(worker, { asked: [], stops: 0 })
})
afterEach(() => vi.useRealTimers())

test('a list is read by the worker, once the typing pauses', async () => {
  const { result } = show('0x1,1')
  expect(result.current).toEqual({ reading: null, isReading: true, isFailed: false })
  expect(worker.asked).toHaveLength(0)
  await pause()
  expect(worker.asked).toMatchObject([
    { name: 'send', params: { text: '0x1,1', kind: 'token', decimals: 18 } },
  ])
  await act(async () => worker.asked[0]?.resolve(reading))
  expect(result.current).toEqual({ reading, isReading: false, isFailed: false })
})

test('a text that changes ends the reading of the one before, whose answer nobody shows', async () => {
  const { result, rerender } = show('0x1,1')
  await pause()
  rerender({ text: '0x1,2' })
  expect(worker.stops).toBe(1)
  await act(async () => worker.asked[0]?.resolve(reading))
  expect(result.current).toEqual({ reading: null, isReading: true, isFailed: false })
})

test('a worker that breaks is said, and nothing waits for it', async () => {
  const { result } = show('0x1,1')
  await pause()
  await act(async () => worker.asked[0]?.reject(new Error('no worker')))
  expect(result.current).toEqual({ reading: null, isReading: false, isFailed: true })
})

test('an empty text asks nothing', async () => {
  const { result } = show('  ')
  await pause()
  expect(worker.asked).toEqual([])
  expect(result.current.isReading).toBe(false)
})

test('a page that is left stops its worker', async () => {
  const { unmount } = show('0x1,1')
  await pause()
  unmount()
  expect(worker.stops).toBe(1)
})
