// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createDraftStorage } from './draft-storage.ts'
import { useDraftForm } from './use-draft-form.ts'

const empty = { name: '' }
const storage = createDraftStorage('test', empty)

const options = {
  empty,
  storage,
  isStarted: ({ name }: { readonly name: string }) => name !== '',
  read: async (values: { readonly name: string }) => values,
  errorsOf: async () => ({}),
}

const openForm = () => renderHook(() => useDraftForm(options))

beforeEach(() => vi.useFakeTimers())

afterEach(() => {
  vi.useRealTimers()
  storage.clear()
})

it('keeps the draft at a pause', () => {
  const { result, unmount } = openForm()
  act(() => result.current.form.setFieldValue('name', 'Har'))
  expect(storage.load()).toBeNull()
  act(() => vi.advanceTimersByTime(400))
  expect(storage.load()?.values).toEqual({ name: 'Har' })
  unmount()
})

it('keeps it when the page is closed in the middle of a word', () => {
  const { result, unmount } = openForm()
  act(() => result.current.form.setFieldValue('name', 'Harb'))
  window.dispatchEvent(new Event('pagehide'))
  expect(storage.load()?.values).toEqual({ name: 'Harb' })
  unmount()
})

it('keeps it when the page is put aside, where a closed one tells nobody', () => {
  const { result, unmount } = openForm()
  act(() => result.current.form.setFieldValue('name', 'Harbo'))
  const state = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  document.dispatchEvent(new Event('visibilitychange'))
  expect(storage.load()?.values).toEqual({ name: 'Harbo' })
  state.mockRestore()
  unmount()
})

it('keeps it when the form is left for another screen', () => {
  const { result, unmount } = openForm()
  act(() => result.current.form.setFieldValue('name', 'Harbou'))
  unmount()
  expect(storage.load()?.values).toEqual({ name: 'Harbou' })
})
