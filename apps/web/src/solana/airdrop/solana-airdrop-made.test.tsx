// @vitest-environment happy-dom
import { getChain, type SolanaChainDefinition } from '@slipway/chains'
import { m } from '@slipway/messages'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { renderWithTheme } from '../../../test/render-with-theme.tsx'
import SolanaAirdropMade from './solana-airdrop-made.tsx'

const chain = getChain('solana-local') as SolanaChainDefinition
const airdrop = '7Vbmv1jt4vyuqBZcpYPpnVhrqVe5e6ZPb6JxDcffRHUM'

vi.mock('../../core/app-link.tsx', () => ({
  AppLink: ({ children }: { children: ReactNode }) => <span>{children}</span>,
}))

afterEach(cleanup)

function show(missing: number, listKey: string) {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } })
  const view = { airdrop: { listKey }, missing }
  client.setQueryData(['solana', chain.chainId, 'airdrop', airdrop], view)
  renderWithTheme(
    <QueryClientProvider client={client}>
      <SolanaAirdropMade {...{ chain, airdrop, name: 'EDDY' }} onAgain={() => undefined} />
    </QueryClientProvider>,
  )
}

test('who made an airdrop is told what its claims still need', () => {
  show(0, 'a key')
  expect(screen.queryByText(m.solana_airdrop_extend_text(), { exact: false })).toBeNull()
  expect(screen.queryByText(m.solana_airdrop_kept_own_text())).toBeNull()
  cleanup()
  show(26, '')
  screen.getByText(m.solana_airdrop_extend_left({ count: 2 }), { exact: false })
  screen.getByText(m.solana_airdrop_kept_own_text())
})

test('the link that others are given names the cluster and no EVM network', () => {
  show(0, 'a key')
  const { pathname, search } = new URL(document.querySelector('code')?.textContent ?? '')
  expect(`${pathname}${search}`).toBe(`/solana/airdrop/${airdrop}?network=solana-local`)
})
