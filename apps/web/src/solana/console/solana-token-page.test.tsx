// @vitest-environment happy-dom
import { getChain, type SolanaChainDefinition } from '@slipway/chains'
import { m } from '@slipway/messages'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { renderWithTheme } from '../../../test/render-with-theme.tsx'
import { SolanaTokenPage } from './solana-token-page.tsx'

const chain = getChain('solana-local') as SolanaChainDefinition
const mint = '7Vbmv1jt4vyuqBZcpYPpnVhrqVe5e6ZPb6JxDcffRHUM'

// What is around the section, and in it, is others’ to prove.
vi.mock('../../core/app-link.tsx', () => ({ AppLink: () => null }))
vi.mock('../../core/use-tab-title.ts', () => ({ useTabTitle: () => undefined }))
vi.mock('../network/use-cluster.ts', () => ({ useCluster: () => chain }))
vi.mock('../network/solana-page.tsx', () => ({
  SolanaPage: ({ children }: { children: ReactNode }) => children,
}))
vi.mock('../network/three-parts.tsx', () => ({ ThreeParts: () => null }))
vi.mock('../jupiter-lock/token-escrows.tsx', () => ({
  default: (props: { mint: string }) => <output>{`escrows of ${props.mint}`}</output>,
}))

afterEach(cleanup)

function show(token: unknown) {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } })
  client.setQueryData(['solana', chain.chainId, 'token', mint], token)
  renderWithTheme(
    <QueryClientProvider client={client}>
      <SolanaTokenPage mint={mint} />
    </QueryClientProvider>,
  )
}

test('the page of a token says what Jupiter Lock holds of it', async () => {
  show({ name: 'Eddy', symbol: 'EDDY', address: mint, decimals: 2, rights: {} })
  await screen.findByText(`escrows of ${mint}`)
})

test('and so it does of a token of the first program, of which it shows nothing else', async () => {
  show(null)
  screen.getByText(m.solana_token_missing())
  await screen.findByText(`escrows of ${mint}`)
  expect(screen.queryByText(m.shell_chunk_title())).toBeNull()
})
