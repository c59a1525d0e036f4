// @vitest-environment happy-dom
import { m } from '@slipway/messages'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { renderWithTheme } from '../../test/render-with-theme.tsx'
import { activeChain } from '../core/active-chain.ts'
import { NetworkButton } from './network-button.tsx'

type Page = { readonly pathname: string; readonly search: Record<string, unknown> }
const { matches, location } = vi.hoisted(() => ({
  matches: [] as Page[],
  location: { pathname: '/index', search: {} } as Page,
}))
vi.mock('@tanstack/react-router', () => ({
  useRouterState: ({ select }: { select: (state: object) => unknown }) =>
    select({ matches, location }),
}))
vi.mock('../core/offered-chains.ts', async () => {
  const { chainsFor } = await import('@slipway/chains')
  return { offeredChains: chainsFor({ development: true, overrides: [] }) }
})

afterEach(cleanup)

test.each([
  ['/index', {}, activeChain.name],
  ['/solana', { network: 'sol' }, 'Solana'],
  ['/solana', { network: 'soldev' }, 'Solana Devnet'],
  // Beside a local stack these pages work on its cluster.
  ['/solana', {}, 'Local Solana'],
  ['/solana', { network: 'bsc' }, 'Local Solana'],
])('on %s with %o the header names %s', async (key, search, name) => {
  matches[0] = { pathname: key, search }
  renderWithTheme(
    <QueryClientProvider client={new QueryClient()}>
      <NetworkButton />
    </QueryClientProvider>,
  )
  const label = `${m.shell_network()}: ${name}`
  expect(await screen.findByRole('button', { name: label })).toBeTruthy()
})

test('on a page of Solana that has not loaded yet the header names no other network', async () => {
  matches.length = 0
  Object.assign(location, { pathname: '/solana/lock/list', search: { network: 'soldev' } })
  renderWithTheme(
    <QueryClientProvider client={new QueryClient()}>
      <NetworkButton />
    </QueryClientProvider>,
  )
  expect(screen.getByRole('button').textContent).toBe(m.shell_network())
  expect(screen.queryByText(activeChain.name)).toBeNull()
  expect(await screen.findByText('Solana Devnet')).toBeTruthy()
})
