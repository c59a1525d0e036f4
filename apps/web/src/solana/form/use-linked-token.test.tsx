// @vitest-environment happy-dom
import { cleanup, render, renderHook } from '@testing-library/react'
import { Activity, type ReactNode } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { TabContext } from '../../core/tab-context.ts'
import { useTabsStore } from '../../core/tabs-store.ts'
import { useLinkedToken } from './use-linked-token.ts'

const tab = { key: '/create', routeId: '/create', params: {}, search: {} }

beforeEach(() => useTabsStore.setState({ tabs: [tab] }))
afterEach(() => {
  vi.unstubAllGlobals()
  cleanup()
  sessionStorage.clear()
})

/** A form that keeps what is in it, as a page does that is loaded anew. */
function openForm(kept = '') {
  const form = { token: kept }
  let search: object = {}
  const wrapper = ({ children }: { children: ReactNode }) => (
    <TabContext value={{ ...tab, search: { ...search } }}>{children}</TabContext>
  )
  const field = {
    read: () => form.token,
    fill: (token: string) => {
      form.token = token
    },
  }
  const at = (next: object) => {
    search = next
    const { rerender } = renderHook(() => useLinkedToken(field), { wrapper })
    return (later: object) => {
      search = later
      rerender()
    }
  }
  return { form, at }
}

test('a link fills in its token once; what was typed since stays, over a reload too', () => {
  const { form, at } = openForm()
  const move = at({ token: 'A' })
  expect(form.token).toBe('A')
  form.token = 'B'
  move({ token: 'A' })
  expect(form.token).toBe('B')
  cleanup()
  at({ token: 'A' })
  expect(form.token).toBe('B')
})

test('another link, the same one after a page without, and one to an empty form are filled in', () => {
  const { form, at } = openForm()
  const move = at({ token: 'A' })
  move({ token: 'C' })
  expect(form.token).toBe('C')
  move({})
  form.token = 'B'
  move({ token: 'C' })
  expect(form.token).toBe('C')
  cleanup()
  form.token = ''
  at({ token: 'C' })
  expect(form.token).toBe('C')
})

test('a token that somebody took out stays out over a reload, also where a draft kept it', () => {
  const { form, at } = openForm()
  const move = at({ token: 'A' })
  move({ token: 'A' })
  form.token = ''
  move({ token: 'A' })
  cleanup()
  at({ token: 'A' })
  expect(form.token).toBe('')
  cleanup()
  form.token = 'A'
  at({ token: 'A' })
  expect(form.token).toBe('')
  cleanup()
  at({ token: 'C' })
  expect(form.token).toBe('C')
})

test('whoever opens a closed page anew comes by its link anew, also where it was closed unseen', () => {
  const { form, at } = openForm()
  const move = at({ token: 'A' })
  move({ token: 'A' })
  form.token = ''
  move({ token: 'A' })
  // Another page is shown, and the tab of this one is closed there.
  cleanup()
  useTabsStore.setState({ tabs: [] })
  useTabsStore.setState({ tabs: [tab] })
  at({ token: 'A' })
  expect(form.token).toBe('A')
})

test('of an earlier visit, or a closed tab, nothing is known: its draft gives way to the link', () => {
  const { form, at } = openForm('B')
  at({ token: 'A' })
  expect(form.token).toBe('A')
  form.token = 'B'
  useTabsStore.setState({ tabs: [] })
  cleanup()
  at({ token: 'A' })
  expect(form.token).toBe('A')
})

function Linked({ form }: { form: { token: string } }) {
  useLinkedToken({
    read: () => form.token,
    fill: (token) => Object.assign(form, { token }),
  })
  return null
}

test('where the browser stores nothing, a page that is shown again keeps what was typed', () => {
  const refuse = () => {
    throw new Error('Storage is refused.')
  }
  vi.stubGlobal('sessionStorage', { getItem: refuse, setItem: refuse, removeItem: refuse })
  const form = { token: '' }
  const page = (mode: 'visible' | 'hidden') => (
    <Activity mode={mode}>
      <TabContext value={{ ...tab, search: { token: 'A' } }}>
        <Linked form={form} />
      </TabContext>
    </Activity>
  )
  const { rerender } = render(page('visible'))
  expect(form.token).toBe('A')
  form.token = 'B'
  rerender(page('hidden'))
  rerender(page('visible'))
  expect(form.token).toBe('B')
})
