// @vitest-environment happy-dom
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router'
import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { readAirdropListSearch } from '../airdrop/list/airdrop-list-search.ts'
import { useCurrentPage } from './use-current-page.ts'

const seen: object[] = []

function Page() {
  const page = useCurrentPage()
  seen.push(page)
  return <output>{JSON.stringify(page.search)}</output>
}

async function start(address: string) {
  const root = createRootRoute({ validateSearch: () => ({ chain: 'local' }), component: Page })
  const list = createRoute({
    getParentRoute: () => root,
    path: '/airdrop/list',
    validateSearch: readAirdropListSearch,
  })
  const router = createRouter({
    routeTree: root.addChildren([list]),
    history: createMemoryHistory({ initialEntries: [address] }),
    scrollRestoration: () => false,
  })
  render(<RouterProvider router={router} />)
  await screen.findByText(/chain/)
  return router
}

const shown = () => JSON.parse(screen.getByRole('status').textContent ?? '')

afterEach(() => {
  cleanup()
  seen.length = 0
})

test('what a page does not read of its address never reaches it', async () => {
  await start('/airdrop/list?state=over&sort=size&kind=claims&utm=x')
  expect(shown()).toEqual({ chain: 'local', kind: 'claims' })
})

test('an address that says the same is the same page, which is not drawn anew for it', async () => {
  const router = await start('/airdrop/list?kind=claims')
  const page = seen.at(-1)
  await act(() => router.navigate({ to: '/airdrop/list', search: { kind: 'claims' }, hash: 'x' }))
  expect(seen.at(-1)).toBe(page)
})
