// @vitest-environment happy-dom

import { m } from '@slipway/messages'
import { notify } from '@slipway/ui/notices'
import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useOpenedPart } from './use-opened-part.ts'

vi.mock('@slipway/ui/notices', () => ({ notify: vi.fn() }))

const load = vi.fn<() => Promise<unknown>>()
const report = vi.fn()

beforeEach(() => {
  load.mockReset()
  report.mockReset()
  vi.mocked(notify).mockReset()
  vi.stubGlobal('reportError', report)
})

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const render = () => renderHook(() => useOpenedPart<string>(load)).result

test('a dialog opens once it is there, and closes', async () => {
  load.mockResolvedValue({})
  const part = render()
  await act(() => part.current.open('plan'))
  expect(part.current.opened).toBe('plan')
  act(() => part.current.close())
  expect(part.current.opened).toBeUndefined()
})

test('a dialog that does not load says so, and opens when it is asked for again', async () => {
  load.mockRejectedValueOnce(new Error('The dialog is away.')).mockResolvedValue({})
  const part = render()
  await act(() => part.current.open('plan'))
  expect(part.current.opened).toBeUndefined()
  expect(notify).toHaveBeenCalledWith(
    expect.objectContaining({ tone: 'bad', title: m.shell_chunk_title() }),
  )
  expect(report).toHaveBeenCalledOnce()
  await act(() => part.current.open('another plan'))
  expect(part.current.opened).toBe('another plan')
})
