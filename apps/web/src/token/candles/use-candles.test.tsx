// @vitest-environment happy-dom
import type { EventHandlers } from '@slipway/api-client'
import { act, cleanup } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { renderWithTheme } from '../../../test/render-with-theme.tsx'
import { activeChain } from '../../core/active-chain.ts'
import { useCandles } from './use-candles.ts'

const { read, stream } = vi.hoisted(() => ({
  read: vi.fn(async () => ({ launchedAt: null, pools: [], pair: null, candles: [] })),
  stream: { handlers: {} as EventHandlers, isOver: false },
}))
vi.mock('../../core/token-api.ts', () => ({ tokenApi: { listTokenCandles: read } }))
vi.mock('../../core/follow-events.ts', () => ({
  followEvents: (handlers: EventHandlers) => {
    stream.handlers = handlers
    return () => {
      stream.isOver = true
    }
  },
}))

const token = '0x00000000000000000000000000000000000000aa'
const { chainId } = activeChain

function Candles() {
  useCandles(token, '1h', undefined)
  return null
}

const swap = (swapped: string, on = chainId) =>
  act(() => stream.handlers.onSwap?.({ chainId: on, token: swapped }))
const wait = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds))

beforeEach(async () => {
  vi.useFakeTimers()
  renderWithTheme(<Candles />)
  await wait(0)
  expect(read).toHaveBeenCalledOnce()
  read.mockClear()
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

test('however many swaps its token has, candles are read again once in two seconds', async () => {
  act(() => stream.handlers.onOpen?.())
  for (let number = 0; number < 50; number++) swap(token.toUpperCase().replace('0X', '0x'))
  await wait(1_999)
  expect(read).not.toHaveBeenCalled()
  await wait(1)
  expect(read).toHaveBeenCalledOnce()
  await wait(10_000)
  expect(read).toHaveBeenCalledOnce()
})

test('swaps of other tokens and networks have nothing read again', async () => {
  swap('0x00000000000000000000000000000000000000bb')
  swap(token, chainId + 1)
  await wait(10_000)
  expect(read).not.toHaveBeenCalled()
})

test('whoever leaves reads no more', async () => {
  swap(token)
  cleanup()
  await wait(10_000)
  expect(read).not.toHaveBeenCalled()
  expect(stream.isOver).toBe(true)
})
