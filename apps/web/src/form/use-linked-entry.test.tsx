// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { TabContext } from '../core/tab-context.ts'
import { useTabsStore } from '../core/tabs-store.ts'
import { createDraftStorage } from './draft-storage.ts'
import { useDraftForm } from './use-draft-form.ts'
import { useLinkedEntry } from './use-linked-entry.ts'

const empty = { token: '' }
const storage = createDraftStorage('linked', empty)
const tab = { key: '/create', routeId: '/create', params: {}, search: {} }

function useForm(named: string | undefined) {
  const state = useDraftForm({
    ...{ empty, storage },
    isStarted: ({ token }: { readonly token: string }) => token !== '',
    read: async (values: { readonly token: string }) => values,
    errorsOf: async () => ({}),
  })
  useLinkedEntry(named, {
    storage,
    read: () => state.form.getValues().token,
    fill: (token) => state.fill({ token }, []),
  })
  return state.form
}

const wrapper = ({ children }: { children: ReactNode }) => (
  <TabContext value={tab}>{children}</TabContext>
)

/** The page as a link opens it, or as it is loaded anew. */
function open(named: string | undefined) {
  const { result, rerender, unmount } = renderHook(useForm, { wrapper, initialProps: named })
  return {
    token: () => result.current.getValues().token,
    type: (token: string) => {
      act(() => result.current.setFieldValue('token', token))
      act(() => vi.advanceTimersByTime(400))
    },
    ...{ move: rerender, unmount },
  }
}

beforeEach(() => {
  vi.useFakeTimers()
  useTabsStore.setState({ tabs: [tab] })
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  storage.clear()
  sessionStorage.clear()
})

test('what was typed over what a link names stays over a reload, and so does an emptied field', () => {
  const first = open('A')
  expect(first.token()).toBe('A')
  first.type('B')
  first.unmount()
  const again = open('A')
  expect(again.token()).toBe('B')
  again.type('')
  again.unmount()
  expect(open('A').token()).toBe('')
})

test('another link is followed, and the same one anew once its page was closed', () => {
  const first = open('A')
  first.type('B')
  first.move('C')
  expect(first.token()).toBe('C')
  first.type('B')
  first.unmount()
  useTabsStore.setState({ tabs: [] })
  useTabsStore.setState({ tabs: [tab] })
  expect(open('C').token()).toBe('C')
})

test('a link whose entry was not kept, beside a draft that is offered, is followed again after a reload', () => {
  localStorage.setItem('slipway.linked', JSON.stringify({ values: { token: 'Z' }, savedAt: 1 }))
  open('A').unmount()
  expect(open('A').token()).toBe('A')
})
