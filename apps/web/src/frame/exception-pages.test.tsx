// @vitest-environment happy-dom
import { m } from '@slipway/messages'
import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import type { ComponentType, ReactNode } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { renderWithTheme } from '../../test/render-with-theme.tsx'
import { TabContext } from '../core/tab-context.ts'
import { Route as unknown } from '../routes/$.tsx'
import { Route as lost } from '../routes/404.tsx'
import { Route as forbidden } from '../routes/exception/403.tsx'
import { Route as notFound } from '../routes/exception/404.tsx'
import { Route as failed } from '../routes/exception/500.tsx'

// Links belong to the router, which stands outside of these pages.
vi.mock('../core/app-link.tsx', () => ({
  AppLink: ({ to, search, children }: { to: string; search?: object; children: ReactNode }) => (
    <a href={search ? `${to}?${new URLSearchParams({ ...search })}` : to}>{children}</a>
  ),
}))

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

function show(route: { options: { component?: unknown } }, search: object = {}) {
  const Page = route.options.component as ComponentType
  const tab = { key: '/404', routeId: '/404', params: {}, search: { ...search } }
  return renderWithTheme(
    <TabContext value={tab}>
      <Page />
    </TabContext>,
  )
}

test.each([
  ['403', forbidden, m.shell_403_title(), m.shell_403_text()],
  ['404', notFound, m.shell_404_title(), m.shell_404_text()],
  ['500', failed, m.shell_500_title(), m.shell_500_text()],
])('%s says what happened and leads home', (code, route, title, text) => {
  show(route)
  expect(screen.getByText(code)).toBeDefined()
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(title)
  expect(screen.getByText(text)).toBeDefined()
  const home = screen.getByRole('link', { name: m.shell_back_home() })
  expect(home.getAttribute('href')).toBe('/index')
})

/** What is asked of the page of 404 for an unknown address. */
function askedFor(pathname: string, search: object) {
  try {
    unknown.options.beforeLoad?.({ location: { pathname, search } } as never)
  } catch (thrown) {
    return (thrown as { options: { search: Record<string, unknown> } }).options.search
  }
  throw new Error(`${pathname} is known.`)
}

test.each([
  ['/solana/lcok/create', { network: 'soldev', page: '2' }, '?network=soldev'],
  ['/solana/nowhere', {}, '?'],
])('404 for %s offers the tools of Solana, on its cluster', (path, search, query) => {
  const asked = askedFor(path, search)
  show(lost, (lost.options.validateSearch as (search: object) => object)(asked))
  const tools = within(screen.getByRole('navigation', { name: m.shell_guide_tools() }))
  const offered = tools.getAllByRole('link').map((link) => link.getAttribute('href') ?? '')
  expect(offered).toContain(`/solana/lock/create${query}`)
  expect(offered).toContain(`/solana/multisend${query}`)
  expect(offered.filter((href) => !href.startsWith('/solana'))).toEqual([])
})

test('404 for any other address offers the tools of the catalogue', () => {
  const asked = askedFor('/solanas', { area: 'solana' })
  expect(asked).toEqual({})
  show(lost, asked)
  const tools = within(screen.getByRole('navigation', { name: m.shell_guide_tools() }))
  tools.getByRole('link', { name: m.shell_route_token_create() })
  expect(tools.queryByRole('link', { name: m.solana_nav_multisend() })).toBeNull()
})

test('500 can be tried again on the spot', () => {
  const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => undefined)
  show(failed)
  fireEvent.click(screen.getByRole('button', { name: m.shell_reload() }))
  expect(reload).toHaveBeenCalledOnce()
})
