// @vitest-environment happy-dom
import { getChain, type SolanaChainDefinition } from '@slipway/chains'
import { m } from '@slipway/messages'
import { getSolanaPrograms } from '@slipway/sdk/solana/get-solana-programs'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { SolanaAirdropPage } from '../src/solana/airdrop/solana-airdrop-page.tsx'
import { SolanaTokenPage } from '../src/solana/console/solana-token-page.tsx'
import { SolanaLockPage } from '../src/solana/lock/solana-lock-page.tsx'
import { SolanaNftPage } from '../src/solana/nft/detail/solana-nft-page.tsx'
import { SolanaPresalePage } from '../src/solana/presale/detail/solana-presale-page.tsx'
import { renderWithTheme } from './render-with-theme.tsx'

const titles = vi.hoisted(() => [] as (string | undefined)[])
vi.mock('../src/core/use-tab-title.ts', () => ({
  useTabTitle: (title: string | undefined) => void titles.push(title),
}))
vi.mock('../src/solana/network/use-cluster.ts', () => ({ useCluster: () => chain }))
vi.mock('../src/solana/frame/solana-page.tsx', () => ({
  SolanaPage: ({ children }: { children: ReactNode }) => children,
}))
// What stands on the pages is others’ to prove.
vi.mock('../src/solana/frame/three-parts.tsx', () => ({ ThreeParts: () => null }))
vi.mock('../src/core/late-part.tsx', () => ({ LatePart: () => null }))

const chain = getChain('solana-local') as SolanaChainDefinition
const address = '7Vbmv1jt4vyuqBZcpYPpnVhrqVe5e6ZPb6JxDcffRHUM'
const token = { name: 'Eddy', symbol: 'EDDY', address, decimals: 2, rights: {} }
const presale = { status: 'open', startAt: 1, endAt: 2 }

function titleOf(page: ReactNode, key: readonly unknown[], data: unknown) {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } })
  client.setQueryData(['solana', chain.chainId, ...key], data)
  titles.length = 0
  renderWithTheme(<QueryClientProvider client={client}>{page}</QueryClientProvider>)
  cleanup()
  return titles.at(-1)
}

afterEach(cleanup)

test('each page of a token on Solana names its tab after the token that it read', () => {
  const program = getSolanaPrograms(chain.chainId)?.presale
  const view = { token, presale }
  expect([
    titleOf(<SolanaPresalePage address={address} />, ['presales', program, 'one', address], view),
    titleOf(<SolanaLockPage address={address} />, ['lock', address], view),
    titleOf(<SolanaAirdropPage address={address} />, ['airdrop', address], view),
    titleOf(<SolanaTokenPage mint={address} />, ['token', address], token),
    titleOf(<SolanaNftPage mint={address} />, ['nft', address], { kind: 'unreadable', token }),
  ]).toEqual(
    [
      m.solpresalepage_title(),
      m.shell_route_solana_lock(),
      m.shell_route_solana_airdrop(),
      m.shell_route_solana_token(),
      m.shell_route_solana_nft(),
    ].map((page) => `EDDY · ${page}`),
  )
})

test('where the token cannot be read, or has no name, the page keeps its own name', () => {
  const nameless = { kind: 'unreadable', token: { ...token, name: '', symbol: ' ' } }
  expect(titleOf(<SolanaNftPage mint={address} />, ['nft', address], nameless)).toBeUndefined()
  expect(
    titleOf(<SolanaLockPage address={address} />, ['lock', address], 'token-unread'),
  ).toBeUndefined()
})
