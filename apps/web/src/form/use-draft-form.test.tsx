// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { fakeLocks } from '../../test/fake-locks.ts'
import { createDraftLock } from './draft-lock.ts'
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

it('a form that was emptied is empty after a reload, and nothing that is offered later', () => {
  const first = openForm()
  act(() => first.result.current.form.setFieldValue('name', 'Har'))
  act(() => vi.advanceTimersByTime(400))
  act(() => first.result.current.form.setFieldValue('name', ''))
  act(() => vi.advanceTimersByTime(400))
  first.unmount()
  const again = openForm()
  expect(again.result.current.form.getValues()).toEqual({ name: '' })
  again.unmount()
  sessionStorage.clear()
  const later = openForm()
  expect(later.result.current.offered).toBeNull()
  later.unmount()
})

it('does not overwrite what another tab is typing, and says so, until it is taken over', async () => {
  vi.useRealTimers()
  const locks = fakeLocks()
  const openTab = () => {
    const own = createDraftStorage('shared', empty, createDraftLock('shared', locks))
    return renderHook(() => useDraftForm({ ...options, storage: own })).result
  }
  const stored = () => createDraftStorage('shared', empty).load()?.values
  const type = (tab: ReturnType<typeof openTab>, name: string) =>
    act(async () => {
      tab.current.form.setFieldValue('name', name)
      await new Promise((resolve) => setTimeout(resolve, 450))
    })
  const first = openTab()
  await type(first, 'Harbour')
  const second = openTab()
  await act(async () => {})
  expect(second.current.isElsewhere).toBe(true)
  await type(second, 'Lighthouse')
  expect(stored()).toEqual({ name: 'Harbour' })
  await act(() => second.current.takeOver())
  expect(stored()).toEqual({ name: 'Lighthouse' })
  expect([first.current.isElsewhere, second.current.isElsewhere]).toEqual([true, false])
  await type(first, 'Harbour of mine')
  expect(stored()).toEqual({ name: 'Lighthouse' })
})

it('a form that is still empty takes over what the other tab has typed', async () => {
  vi.useRealTimers()
  const locks = fakeLocks()
  const openTab = () => {
    const own = createDraftStorage('shared', empty, createDraftLock('shared', locks))
    return renderHook(() => useDraftForm({ ...options, storage: own })).result
  }
  localStorage.clear()
  sessionStorage.clear()
  const first = openTab()
  await act(async () => {
    first.current.form.setFieldValue('name', 'Harbour')
    await new Promise((resolve) => setTimeout(resolve, 450))
  })
  sessionStorage.clear()
  const second = openTab()
  await act(async () => {})
  await act(() => second.current.takeOver())
  expect(second.current.form.getValues()).toEqual({ name: 'Harbour' })
})

/** Tabs of one browser, each with a visit of its own. */
function openBrowser() {
  vi.useRealTimers()
  localStorage.clear()
  sessionStorage.clear()
  const locks = fakeLocks()
  return {
    openTab: () => {
      const own = createDraftStorage('shared', empty, createDraftLock('shared', locks))
      return renderHook(() => useDraftForm({ ...options, storage: own }))
    },
    stored: () => createDraftStorage('shared', empty).load()?.values,
    pause: () => act(() => new Promise<void>((resolve) => setTimeout(resolve, 450))),
  }
}

it('of two forms that were both opened empty, the first that is typed in keeps the draft', async () => {
  const { openTab, stored, pause } = openBrowser()
  const [first, second] = [openTab(), openTab()]
  await act(async () => {})
  act(() => second.result.current.form.setFieldValue('name', 'Harbour'))
  await pause()
  act(() => first.result.current.form.setFieldValue('name', 'L'))
  // Whether another tab keeps it is not yet known.
  window.dispatchEvent(new Event('pagehide'))
  expect(stored()).toEqual({ name: 'Harbour' })
  await pause()
  expect(stored()).toEqual({ name: 'Harbour' })
  expect(first.result.current.isElsewhere).toBe(true)
  act(() => first.result.current.form.setFieldValue('name', 'Li'))
  window.dispatchEvent(new Event('pagehide'))
  first.unmount()
  expect(stored()).toEqual({ name: 'Harbour' })
  second.unmount()
})

it('keeps what was typed just before the form is left, and lets others keep the draft', async () => {
  const { openTab, stored, pause } = openBrowser()
  const [first, second] = [openTab(), openTab()]
  await act(async () => first.result.current.form.setFieldValue('name', 'Harb'))
  first.unmount()
  expect(stored()).toEqual({ name: 'Harb' })
  await act(async () => second.result.current.form.setFieldValue('name', 'Lighthouse'))
  await pause()
  expect(second.result.current.isElsewhere).toBe(false)
  expect(stored()).toEqual({ name: 'Lighthouse' })
  // What the other tab has left is offered before it is lost.
  expect(second.result.current.offered?.values).toEqual({ name: 'Harb' })
  second.unmount()
})

it('what a link fills in does not overwrite a draft that is offered', async () => {
  const { openTab, stored, pause } = openBrowser()
  localStorage.setItem(
    'slipway.shared',
    JSON.stringify({ values: { name: 'Harbour', symbol: 'HBR' }, savedAt: 1 }),
  )
  const { result, unmount } = openTab()
  act(() => result.current.fill({ name: 'Lighthouse' }, []))
  await pause()
  window.dispatchEvent(new Event('pagehide'))
  expect(stored()).toMatchObject({ name: 'Harbour' })
  expect(result.current.form.getValues()).toMatchObject({ name: 'Lighthouse' })
  act(() => result.current.form.setFieldValue('name', 'Lighthouse 2'))
  await pause()
  expect(stored()).toMatchObject({ name: 'Lighthouse 2' })
  unmount()
})

it('what a link fills in is kept where nothing is offered', async () => {
  const { openTab, stored, pause } = openBrowser()
  const { result, unmount } = openTab()
  act(() => result.current.fill({ name: 'Lighthouse' }, []))
  await pause()
  expect(stored()).toEqual({ name: 'Lighthouse' })
  unmount()
})
