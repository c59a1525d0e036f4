// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { emptyPoolForm } from './empty-pool-form.ts'
import { poolDrafts, useCreateFormState } from './use-create-form-state.ts'

const linked = '0x5FbDB2315678afecb367f032d93F642f64180aa3'
const earlier = {
  ...emptyPoolForm,
  stakedToken: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8',
  total: '5',
}

beforeEach(() => vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  localStorage.clear()
  sessionStorage.clear()
})

const pause = () => act(async () => vi.advanceTimersByTime(450))
const stored = () => poolDrafts.load()?.values

test('a link leaves the draft that is offered as it is, until something else is typed', async () => {
  poolDrafts.save(earlier)
  // Of an earlier visit.
  sessionStorage.clear()
  const { result, unmount } = renderHook(() => useCreateFormState(undefined, () => 1_800_000_000))
  expect(result.current.offered?.values).toMatchObject({ stakedToken: earlier.stakedToken })
  act(() => result.current.fillToken(linked))
  // What the form fills in by itself.
  act(() =>
    result.current.form.setValues({
      endTime: '2030-01-01T00:00',
      stakedSymbol: 'HBR',
      stakedKind: 'token',
    }),
  )
  await pause()
  expect(result.current.form.getValues()).toMatchObject({ stakedToken: linked, total: '' })
  expect(stored()).toMatchObject({ stakedToken: earlier.stakedToken, total: '5' })
  act(() => result.current.restore())
  expect(result.current.form.getValues()).toMatchObject({
    stakedToken: earlier.stakedToken,
    total: '5',
  })
  unmount()
})
