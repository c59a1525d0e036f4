// @vitest-environment happy-dom
import { getChain, type SolanaChainDefinition } from '@slipway/chains'
import { m } from '@slipway/messages'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { SolanaAirdropPage } from '../src/solana/airdrop/solana-airdrop-page.tsx'
import { SolanaLockPage } from '../src/solana/lock/solana-lock-page.tsx'
import { testLockToken } from '../src/solana/lock/test/test-lock-token.ts'
import { TokenLink } from '../src/solana/network/token-link.tsx'
import { testPresale } from '../src/solana/presale/detail/test/presale-fixture.ts'
import { TokenPanel } from '../src/solana/presale/detail/token-panel.tsx'
import type { PresaleView } from '../src/solana/presale/types.ts'
import { testToken, testView } from '../src/solana/staking/detail/test/pool-fixture.ts'
import { TokensPanel } from '../src/solana/staking/detail/tokens-panel.tsx'
import { renderWithTheme } from './render-with-theme.tsx'

const chain = getChain('solana-local') as SolanaChainDefinition
const place = '7Vbmv1jt4vyuqBZcpYPpnVhrqVe5e6ZPb6JxDcffRHUM'
const token = testLockToken()

vi.mock('../src/core/use-tab-title.ts', () => ({ useTabTitle: () => undefined }))
vi.mock('../src/solana/network/use-cluster.ts', () => ({ useCluster: () => chain }))
vi.mock('../src/solana/frame/solana-page.tsx', () => ({
  SolanaPage: ({ children }: { children: ReactNode }) => children,
}))
vi.mock('../src/solana/frame/three-parts.tsx', () => ({
  ThreeParts: ({ state, facts }: { state: ReactNode; facts: ReactNode }) => (
    <>
      {state}
      {facts}
    </>
  ),
}))
vi.mock('../src/core/late-part.tsx', () => ({ LatePart: () => null }))
// How it is released is others’ to prove.
vi.mock('../src/release/release-picture.tsx', () => ({ ReleasePicture: () => null }))
vi.mock('../src/release/release-dates.tsx', () => ({ ReleaseDates: () => null }))
vi.mock('../src/core/app-link.tsx', () => ({
  AppLink: ({ to, search, children }: { to: string; search: object; children: ReactNode }) => (
    <a href={`${to}?${new URLSearchParams({ ...search })}`}>{children}</a>
  ),
}))

afterEach(cleanup)

function onPage(page: ReactNode, kind: string, view: object) {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } })
  client.setQueryData(['solana', chain.chainId, kind, place], { chain, token, now: 2, ...view })
  return <QueryClientProvider client={client}>{page}</QueryClientProvider>
}
const amounts = { amount: 5n, free: 0n, left: 5n, total: 5n, deposited: 5n, claimed: 0n }
const times = { lockedAt: 1, unlockAt: 3, createdAt: 1, startAt: 2, endAt: 3, releaseSeconds: 0 }
const parts = { firstBps: 10_000, cycleBps: 0, cycleSeconds: 0, settled: 0, entries: 1 }
const one = {
  ...{ address: place, mint: token.mint, owner: place, creator: place, vault: place },
  ...{ initialAmount: 5n, withdrawn: 0n, ...amounts, ...times, ...parts },
}

const pages: readonly (readonly [string, ReactNode])[] = [
  ['lock', onPage(<SolanaLockPage address={place} />, 'lock', { lock: one, ...amounts })],
  [
    'airdrop',
    onPage(<SolanaAirdropPage address={place} />, 'airdrop', {
      airdrop: one,
      ...{ status: 'running', left: 5n },
    }),
  ],
  [
    'presale',
    <TokenPanel
      key="presale"
      view={{ chain, token, presale: testPresale({ mint: token.mint }), held: 0n } as PresaleView}
    />,
  ],
  [
    'pool',
    <TokensPanel
      key="pool"
      view={testView({}, { chain, stake: testToken({ mint: token.mint }) })}
    />,
  ],
]

test.each(pages)('%s: its page names its token and leads to its page', (_, page) => {
  renderWithTheme(page)
  const link = screen.getByRole('link', { name: 'Eddy (EDDY)' })
  expect(link.getAttribute('href')).toBe(`/solana/token/${token.mint}?network=solana-local`)
  const copies = screen.getAllByRole('button', {
    name: m.shell_copy_address({ address: token.mint }),
  })
  expect(copies).toHaveLength(1)
})

test.each([
  ['by its symbol', { name: ' ' }, 'EDDY'],
  ['by its name', { symbol: '' }, 'Eddy'],
  ['as a token’s page', { name: '', symbol: ' ' }, m.stakepage_token_page()],
])('a token that has no more is named %s', (_how, names, text) => {
  renderWithTheme(<TokenLink chain={chain} token={{ ...token, ...names }} />)
  screen.getByRole('link', { name: text })
})
