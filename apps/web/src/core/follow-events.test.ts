import type { EventHandlers } from '@slipway/api-client'
import { expect, test, vi } from 'vitest'
import { followEvents } from './follow-events.ts'

const { subscribeToEvents, end } = vi.hoisted(() => ({ subscribeToEvents: vi.fn(), end: vi.fn() }))
vi.mock('@slipway/api-client', () => ({ subscribeToEvents }))
vi.mock('./api.ts', () => ({ api: { baseUrl: '/api' } }))

test('all that follow share one stream, which ends with the last of them', () => {
  subscribeToEvents.mockReturnValue(end)
  const first = { onOpen: vi.fn(), onAct: vi.fn() }
  const second = { onOpen: vi.fn(), onAct: vi.fn() }
  const leaveFirst = followEvents(first)
  const stream = subscribeToEvents.mock.calls[0]?.[1] as EventHandlers
  stream.onOpen?.()
  // Who comes later is told that it is open: it reads what it missed, as all others did.
  const leaveSecond = followEvents(second)
  expect(second.onOpen).toHaveBeenCalledTimes(1)
  stream.onAct?.({} as never)
  expect([first.onAct.mock.calls.length, second.onAct.mock.calls.length]).toEqual([1, 1])
  leaveFirst()
  stream.onAct?.({} as never)
  expect([first.onAct.mock.calls.length, second.onAct.mock.calls.length]).toEqual([1, 2])
  expect(end).not.toHaveBeenCalled()
  leaveSecond()
  expect(end).toHaveBeenCalledTimes(1)
  expect(subscribeToEvents).toHaveBeenCalledTimes(1)
  followEvents(first)()
  expect(subscribeToEvents).toHaveBeenCalledTimes(2)
})
