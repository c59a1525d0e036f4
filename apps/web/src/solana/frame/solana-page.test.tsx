// @vitest-environment happy-dom
import { getChain } from '@slipway/chains'
import { m } from '@slipway/messages'
import { cleanup, screen, within } from '@testing-library/react'
import type { AnchorHTMLAttributes } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { renderWithTheme } from '../../../test/render-with-theme.tsx'
import { TabContext } from '../../core/tab-context.ts'
import { SolanaPage } from './solana-page.tsx'

vi.mock('../network/use-cluster.ts', () => ({ useCluster: () => getChain('sol') }))
vi.mock('../../core/app-link.tsx', () => ({
  AppLink: ({ to, children, 'aria-current': current }: Link) => (
    <a href={to} aria-current={current}>
      {children}
    </a>
  ),
}))

type Link = AnchorHTMLAttributes<HTMLAnchorElement> & { to: string }

afterEach(cleanup)

test.each([
  ['/solana', m.solana_nav_overview],
  ['/solana/lock/create', m.shell_group_lock],
  ['/solana/presale/So11111111111111111111111111111111111111112', m.shell_route_presale_list],
  ['/solana/multisend', m.solana_nav_multisend],
])('of the tools, that of %s is marked, and no other', (path, title) => {
  renderWithTheme(
    <TabContext value={{ key: path, routeId: path, params: {}, search: {} }}>
      <SolanaPage title="" description="">
        {null}
      </SolanaPage>
    </TabContext>,
  )
  const nav = within(screen.getByRole('navigation', { name: m.shell_route_solana() }))
  const marked = nav.getAllByRole('link').filter((link) => link.hasAttribute('aria-current'))
  expect(marked.map(({ textContent }) => textContent)).toEqual([title()])
})
