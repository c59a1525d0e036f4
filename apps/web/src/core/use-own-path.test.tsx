// @vitest-environment happy-dom
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
  useRouterState,
} from '@tanstack/react-router'
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import { useLayoutEffect } from 'react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { TabContext } from './tab-context.ts'
import type { Tab } from './tab-list.ts'
import { useTabsStore } from './tabs-store.ts'
import { useOwnPath } from './use-own-path.ts'

const own = '/mining/detail/0x4444444444444444444444444444444444444444'
const asked = { inviter: 'friend' }

/** The page of the pool number 7, whichever of its names it was opened by. */
function Pool() {
  return useOwnPath(own, asked) ? 'on its way' : 'the pool'
}

function Page() {
  const { pathname, search } = useRouterState({ select: ({ location }) => location })
  const open = useTabsStore((state) => state.open)
  const tab: Tab = { key: pathname, routeId: '/mining/detail/$id', params: {}, search }
  // biome-ignore lint/correctness/useExhaustiveDependencies: a tab is opened for each path
  useLayoutEffect(() => open(tab), [pathname, open])
  return (
    <TabContext value={tab}>
      <Pool />
    </TabContext>
  )
}

function start(path: string) {
  const root = createRootRoute({ component: Outlet })
  const page = createRoute({
    getParentRoute: () => root,
    path: '/mining/detail/$id',
    component: Page,
  })
  const router = createRouter({
    routeTree: root.addChildren([page]),
    history: createMemoryHistory({ initialEntries: [path] }),
  })
  render(<RouterProvider router={router} />)
  return router
}

const keys = () => useTabsStore.getState().tabs.map(({ key }) => key)

beforeEach(() => useTabsStore.setState({ tabs: [], notice: undefined }))
afterEach(cleanup)

test('a pool opened by its number moves to its address and keeps one tab', async () => {
  const router = start('/mining/detail/7?chain=local')
  await screen.findByText('the pool')
  expect(keys()).toEqual([own])
  expect(router.state.location.pathname).toBe(own)
})

test('one that was opened by its address before stays the only tab', async () => {
  useTabsStore.getState().open({ key: own, routeId: '/mining/detail/$id', params: {}, search: {} })
  const router = start('/mining/detail/7?chain=local')
  await screen.findByText('the pool')
  expect(keys()).toEqual([own])
  await waitFor(() =>
    expect(router.state.location).toMatchObject({
      pathname: own,
      search: { chain: 'local', ...asked },
    }),
  )
})
