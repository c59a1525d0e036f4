// @vitest-environment happy-dom
import { getChain, type SolanaChainDefinition } from '@slipway/chains'
import { m } from '@slipway/messages'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import SolanaCreated from '../src/solana/create/solana-created.tsx'
import SolanaLockMade from '../src/solana/lock/solana-lock-made.tsx'
import { SolanaNftPage } from '../src/solana/nft/detail/solana-nft-page.tsx'
import SolanaPresaleMade from '../src/solana/presale/create/solana-presale-made.tsx'
import { renderWithTheme } from './render-with-theme.tsx'

vi.mock('../src/core/use-tab-title.ts', () => ({ useTabTitle: () => undefined }))
vi.mock('../src/solana/network/use-cluster.ts', () => ({ useCluster: () => getChain('sol') }))
vi.mock('../src/solana/frame/solana-page.tsx', () => ({
  SolanaPage: ({ actions }: { actions: ReactNode }) => actions,
}))

const mint = '7Vbmv1jt4vyuqBZcpYPpnVhrqVe5e6ZPb6JxDcffRHUM'
const place = 'So11111111111111111111111111111111111111112'
const again = () => undefined

vi.mock('../src/core/app-link.tsx', () => ({
  AppLink: ({ to, search, children }: { to: string; search: object; children: ReactNode }) => (
    <a href={`${to}?${new URLSearchParams({ ...search })}`}>{children}</a>
  ),
}))

afterEach(cleanup)

const stepsOn = (page: ReactNode) => {
  renderWithTheme(page)
  return screen
    .getAllByRole('link')
    .map((link) => link.getAttribute('href') ?? '')
    .filter((href) => href.startsWith('/'))
}

function stepsOfToken(shortname: string, rights: object) {
  const chain = getChain(shortname) as SolanaChainDefinition
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } })
  const token = { address: mint, decimals: 2, totalSupply: 100n, rights }
  client.setQueryData(['solana', chain.chainId, 'token', mint], token)
  return stepsOn(
    <QueryClientProvider client={client}>
      <SolanaCreated {...{ chain, mint }} symbol="EDDY" onAgain={again} />
    </QueryClientProvider>,
  )
}

test('a token that was made leads to its page, to a presale, a lock and a list that it fills in', () => {
  expect(stepsOfToken('solana-local', { mint: place })).toEqual([
    `/solana/token/${mint}?network=solana-local`,
    `/solana/presale/create?network=solana-local&token=${mint}`,
    `/solana/lock/create?network=solana-local&token=${mint}`,
    `/solana/multisend?network=solana-local&token=${mint}`,
    '/solana/token/list?network=solana-local',
  ])
})

test.each([
  ['that can be frozen', 'solana-local', { freeze: place }],
  ['on a cluster without our programs', 'sol', {}],
])('a token %s leads to no form that refuses it', (_, shortname, rights) => {
  const folders = stepsOfToken(shortname, rights).map((href) => href.split(/[/?]/)[2])
  expect(folders).toEqual(['token', 'multisend', 'token'])
})

test('a lock and a presale that were made lead to their token', () => {
  const chain = getChain('solana-local') as SolanaChainDefinition
  const props = { chain, mint, name: 'EDDY', onAgain: again }
  const page = `/solana/token/${mint}?network=solana-local`
  expect(stepsOn(<SolanaLockMade {...props} lock={place} />)).toContain(page)
  cleanup()
  const steps = stepsOn(<SolanaPresaleMade {...props} presale={place} />)
  expect(steps).toContain(page)
  expect(steps).toContain(`/solana/lock/create?network=solana-local&token=${mint}`)
})

test('the button beside the name of an NFT says that it leads to the same as a token', () => {
  const chain = getChain('sol') as SolanaChainDefinition
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } })
  const token = { name: 'Light', symbol: 'LGT', address: mint }
  client.setQueryData(['solana', chain.chainId, 'nft', mint], { kind: 'unreadable', token })
  renderWithTheme(
    <QueryClientProvider client={client}>
      <SolanaNftPage mint={mint} />
    </QueryClientProvider>,
  )
  const link = screen.getByRole('link', { name: m.solana_nft_as_token() })
  expect(link.getAttribute('href')).toBe(`/solana/token/${mint}?network=sol`)
})
