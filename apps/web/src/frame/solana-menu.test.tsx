// @vitest-environment happy-dom
import { m } from '@slipway/messages'
import { cleanup, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { renderWithTheme } from '../../test/render-with-theme.tsx'
import { pagesOnBoth } from '../core/pages-on-both.ts'
import { localSession } from '../core/session.ts'
import { titledRoutes } from '../core/titled-routes.ts'
import CompactMenu from './compact-menu.tsx'
import { MenuEntryText } from './menu-entry-text.tsx'
import { menuSections } from './menu-groups.ts'
import { MenuList } from './menu-list.tsx'
import TopMenu from './top-menu.tsx'

const page = vi.hoisted(() => ({ key: '', search: {} }))
vi.mock('./use-current-page.ts', () => ({ useCurrentPage: () => page }))
vi.mock('../core/app-link.tsx', () => ({
  AppLink: ({ to, search, children }: { to: string; search?: object; children: ReactNode }) => (
    <a href={search ? `${to}?${new URLSearchParams({ ...search })}` : to}>{children}</a>
  ),
}))

afterEach(cleanup)

const showsAll = (): void => undefined
const unfold = (): void => screen.getByRole('button', { name: m.shell_group_token() }).click()
const menus = [
  ['at the side', <MenuList key="side" />, showsAll],
  ['collapsed', <CompactMenu key="compact" />, unfold],
  ['at the top', <TopMenu key="top" />, unfold],
] as const

test.each(menus)(
  'the menu %s leads to the tools of the area that is shown',
  async (_, menu, open) => {
    Object.assign(page, { key: '/solana/lock/list', search: { network: 'soldev' } })
    renderWithTheme(menu)
    open()
    const entry = await screen.findByText(m.shell_route_token_create())
    expect(entry.getAttribute('href') ?? entry.closest('a')?.getAttribute('href')).toBe(
      '/solana/token/create?network=soldev',
    )
    cleanup()
    Object.assign(page, { key: '/solanas', search: { network: 'soldev' } })
    renderWithTheme(menu)
    open()
    const evm = await screen.findByText(m.shell_route_token_create())
    expect(evm.closest('a')?.getAttribute('href')).toBe('/token/create')
  },
)

const entriesOn = (cluster?: string) =>
  menuSections(undefined, cluster).flatMap(({ entries }) => entries)

test('on Solana each page that it has stands in the place of the other networks’, under the same words', () => {
  const evm = new Map<string, string>(entriesOn().map(({ path, title }) => [path, title()]))
  const solana = new Map<string, string>(entriesOn('').map(({ path, title }) => [path, title()]))
  for (const [path, own] of Object.entries(pagesOnBoth)) {
    expect(evm.get(path), path).toBeDefined()
    expect(solana.get(own), own).toBe(evm.get(path))
    expect(solana.has(path), path).toBe(false)
  }
  expect(solana.get('/solana')).toBe(m.shell_route_portfolio())
  expect(solana.has('/solana/multisend')).toBe(true)
})

test('every page of Solana that needs no address is in its menu', () => {
  const shown = entriesOn('').map(({ path }) => path)
  const own = titledRoutes.map(({ path }) => path).filter((path) => /^\/solana[^$]*$/.test(path))
  expect(own.filter((path) => !shown.includes(path))).toEqual([])
})

test('beside pages of Solana what other networks alone have is marked, and nothing else', () => {
  const marked = entriesOn('sol').filter(({ isOfEvm }) => isOfEvm)
  const paths = marked.map(({ path }) => path)
  expect(paths).toContain('/vip')
  expect(paths).toContain('/whitelist/list')
  expect(paths.filter((path) => path.startsWith('/solana'))).toEqual([])
  for (const path of ['/index', '/search', '/dashboard/analysis']) expect(paths).not.toContain(path)
  expect(entriesOn().filter(({ isOfEvm }) => isOfEvm)).toEqual([])
  const [entry] = marked
  renderWithTheme(entry && <MenuEntryText entry={entry} />)
  screen.getByText(m.shell_network_tab_evm())
})

test('whatever a server names, the ways to what is one’s own stay, on Solana to its own pages', () => {
  const session = { ...localSession, menu: new Set(['/token/create']) }
  const shown = menuSections(session, '').flatMap(({ entries }) => entries.map(({ path }) => path))
  const exits = titledRoutes.filter(({ path, exit }) => exit && /^\/solana[^$]*$/.test(path))
  expect(shown).toEqual(expect.arrayContaining(exits.map(({ path }) => path)))
  expect(shown).toContain('/solana/token/create')
  expect(shown).not.toContain('/solana/presale/create')
})
