// @vitest-environment happy-dom
import { m } from '@slipway/messages'
import { cleanup, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { renderWithTheme } from '../../test/render-with-theme.tsx'
import { networkTools } from '../example-screens/cards/network-tools.ts'
import { GuidePage } from '../frame/guide-page.tsx'
import { NotFoundPage } from '../frame/not-found-page.tsx'
import { ToolsSection } from '../home/tools-section.tsx'
import { titledRoutes } from './titled-routes.ts'
import { toolCatalogue } from './tool-catalogue.ts'

vi.mock('./app-link.tsx', () => ({
  AppLink: ({ to, children }: { to: string; children: ReactNode }) => <a href={to}>{children}</a>,
}))

afterEach(cleanup)

const paths = toolCatalogue.map(({ path }) => path)

test('the catalogue has every tool of the menu: what creates something, and all below the heading of tools', () => {
  const kinds = ['/presale/fair-create', '/presale/private-create']
  const wanted = titledRoutes
    .filter(({ hidden, path, group }) => !hidden && (group === 'tools' || path.endsWith('create')))
    // One form for three kinds of presale, which it offers itself.
    .filter(({ path }) => !kinds.includes(path))
    .map(({ path }) => path)
  expect(paths).toEqual(expect.arrayContaining(wanted))
  expect(new Set(paths).size).toBe(paths.length)
})

test('every entry leads to a screen of the product', () => {
  const known = titledRoutes.map(({ path }) => path as string)
  expect(known).toEqual(expect.arrayContaining(paths))
})

test.each([
  ['home', <ToolsSection key="home" />],
  ['guide', <GuidePage key="guide" />],
  ['404', <NotFoundPage key="404" />],
])('%s offers every tool of the catalogue', (_, page) => {
  renderWithTheme(page)
  const offered = screen.getAllByRole('link').map((link) => link.getAttribute('href'))
  expect(offered).toEqual(expect.arrayContaining(paths))
})

test('home names Solana beside its tools and leads there', () => {
  renderWithTheme(<ToolsSection />)
  screen.getByRole('heading', { name: m.shell_route_solana() })
  const link = screen.getByRole('link', { name: m.home_solana_open() })
  expect(link.getAttribute('href')).toBe('/solana')
})

test('the cards with costs are of the same catalogue', () => {
  expect(networkTools.map(({ path }) => path)).toEqual(paths)
})
