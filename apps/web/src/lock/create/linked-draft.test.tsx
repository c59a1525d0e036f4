// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { emptyLockForm, lockDrafts, useCreateFormState } from './use-create-form-state.ts'

const linked = '0x5FbDB2315678afecb367f032d93F642f64180aa3'
const earlier = {
  ...emptyLockForm,
  asset: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8',
  amount: '5',
}

beforeEach(() => vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  localStorage.clear()
  sessionStorage.clear()
})

const pause = () => act(async () => vi.advanceTimersByTime(450))
const stored = () => lockDrafts.load()?.values

test('a link leaves the draft that is offered as it is, until something else is typed', async () => {
  lockDrafts.save(earlier)
  // Of an earlier visit.
  sessionStorage.clear()
  const { result, unmount } = renderHook(() => useCreateFormState(undefined, () => 1_800_000_000))
  expect(result.current.offered?.values).toMatchObject({ asset: earlier.asset })
  act(() => result.current.fillAsset(linked))
  // What the form fills in by itself.
  act(() =>
    result.current.form.setValues({
      unlockAt: '2030-01-01T00:00',
      symbol: 'HBR',
      assetKind: 'token',
    }),
  )
  await pause()
  expect(result.current.form.getValues()).toMatchObject({ asset: linked, amount: '' })
  expect(stored()).toMatchObject({ asset: earlier.asset, amount: '5' })
  act(() => result.current.restore())
  expect(result.current.form.getValues()).toMatchObject({ asset: earlier.asset, amount: '5' })
  unmount()
})
