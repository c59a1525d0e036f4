// @vitest-environment happy-dom
import { MantineProvider } from '@mantine/core'
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useEffect, useRef } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useTab } from '../core/tab-context.ts'
import { useTabsStore } from '../core/tabs-store.ts'
import { KeepAlive } from './keep-alive.tsx'
import { useSettingsStore } from './settings-store.ts'

vi.mock('./region-gate.tsx', () => ({
  RegionGate: ({ children }: { children: unknown }) => children,
}))

const live = new Set<string>()
/** Renderings of each page since they were last counted. */
const renderings = new Map<string, number>()

/** The page of this number has a field that takes the focus. */
const focusing = 9

/** A page with something to remember, and an effect that tells whether it runs. */
function Page() {
  const { key } = useTab()
  renderings.set(key, (renderings.get(key) ?? 0) + 1)
  useEffect(() => {
    live.add(key)
    return () => {
      live.delete(key)
    }
  }, [key])
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (key.endsWith(`/${focusing}`)) field.current?.focus()
  }, [key])
  return <input ref={field} aria-label={key} defaultValue="" />
}

function start() {
  const root = createRootRoute({
    component: () => (
      <>
        <button type="button">menu</button>
        <nav data-tabs>
          <button type="button">tab</button>
        </nav>
        <main id="content" tabIndex={-1}>
          <KeepAlive />
        </main>
      </>
    ),
  })
  const page = createRoute({
    getParentRoute: () => root,
    path: '/token/detail/$id',
    component: Page,
  })
  const router = createRouter({
    routeTree: root.addChildren([page]),
    history: createMemoryHistory({ initialEntries: ['/token/detail/1'] }),
    scrollRestoration: () => false,
  })
  render(
    <MantineProvider env="test">
      <RouterProvider router={router} />
    </MantineProvider>,
  )
  return (id: number | string) =>
    act(async () => {
      await router.navigate({ to: '/token/detail/$id', params: { id: String(id) } })
    })
}

beforeEach(() => {
  useTabsStore.setState({ tabs: [], notice: undefined })
  live.clear()
})
afterEach(() => {
  cleanup()
  useSettingsStore.getState().reset()
})

test('a left page keeps what was typed, and its effects stop until it is shown again', async () => {
  const show = start()
  fireEvent.change(await screen.findByLabelText('/token/detail/1'), { target: { value: 'kept' } })
  await show(2)
  expect([...live]).toEqual(['/token/detail/2'])
  await show(1)
  expect([...live]).toEqual(['/token/detail/1'])
  expect(screen.getByLabelText<HTMLInputElement>('/token/detail/1').value).toBe('kept')
})

test('closing a tab frees its page', async () => {
  const show = start()
  fireEvent.change(await screen.findByLabelText('/token/detail/1'), { target: { value: 'gone' } })
  await show(2)
  act(() => {
    useTabsStore.getState().close('current', '/token/detail/1', '/token/detail/2')
  })
  expect(screen.queryByLabelText('/token/detail/1')).toBeNull()
  await show(1)
  expect(screen.getByLabelText<HTMLInputElement>('/token/detail/1').value).toBe('')
})

test('ten pages stay alive; the one shown longest ago is built anew', async () => {
  const show = start()
  fireEvent.change(await screen.findByLabelText('/token/detail/1'), { target: { value: 'old' } })
  for (let id = 2; id <= 11; id += 1) await show(id)
  expect(screen.queryByLabelText('/token/detail/1')).toBeNull()
  expect(screen.getByLabelText('/token/detail/2')).toBeDefined()
  expect(useTabsStore.getState().tabs).toHaveLength(11)
})

test('without tabs only the shown page exists', async () => {
  useSettingsStore.getState().change({ multiTab: false })
  const show = start()
  await screen.findByLabelText('/token/detail/1')
  await show(2)
  expect(screen.queryByLabelText('/token/detail/1')).toBeNull()
})

test('the window is called after the page', async () => {
  start()
  await screen.findByLabelText('/token/detail/1')
  expect(document.title).toBe('Token console – Slipway')
})

test('switching between tabs renders neither page anew', async () => {
  const goTo = start()
  await act(async () => undefined)
  await goTo(2)
  await goTo(1)
  renderings.clear()
  await goTo(2)
  await goTo(1)
  expect([...renderings]).toEqual([])
  expect([...live]).toEqual(['/token/detail/1'])
})

test('each page comes back to where it was scrolled to; where the window stands there, it is not moved', async () => {
  const goTo = start()
  await screen.findByLabelText('/token/detail/1')
  const move = vi.spyOn(window, 'scrollTo')
  const stands = vi.spyOn(window, 'scrollY', 'get')
  const scroll = (y: number) => {
    stands.mockReturnValue(y)
    window.dispatchEvent(new Event('scroll'))
    move.mockClear()
  }
  scroll(300)
  await goTo(2)
  expect(move).toHaveBeenLastCalledWith(0, 0)
  await goTo(1)
  expect(move).toHaveBeenLastCalledWith(0, 300)
  scroll(0)
  await goTo(2)
  expect(move).not.toHaveBeenCalled()
  move.mockRestore()
  stands.mockRestore()
})

test('who comes to a page has the focus at its start, unless the bar of opened pages has it', async () => {
  const show = start()
  const menu = await screen.findByRole('button', { name: 'menu' })
  menu.focus()
  expect(document.activeElement).toBe(menu)
  await show(2)
  expect(document.activeElement).toBe(screen.getByRole('main'))
  const tab = screen.getByRole('button', { name: 'tab' })
  tab.focus()
  await show(1)
  expect(document.activeElement).toBe(tab)
})

test('a page that gave the focus to a part of itself keeps it there', async () => {
  const show = start()
  const menu = await screen.findByRole('button', { name: 'menu' })
  menu.focus()
  await show(focusing)
  expect(document.activeElement).toBe(screen.getByLabelText(`/token/detail/${focusing}`))
})
