// @vitest-environment happy-dom
import { useForm } from '@mantine/form'
import { getChain, type SolanaChainDefinition } from '@slipway/chains'
import { m } from '@slipway/messages'
import { getSolanaPrograms, type SolanaPrograms } from '@slipway/sdk/solana/get-solana-programs'
import type { LockToken } from '@slipway/sdk/solana/lock/get-lock-token'
import { address } from '@solana/kit'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { SolanaAirdropCreatePage } from '../src/solana/airdrop/solana-airdrop-create-page.tsx'
import { SolanaAirdropListPage } from '../src/solana/airdrop/solana-airdrop-list-page.tsx'
import { SolanaAirdropPage } from '../src/solana/airdrop/solana-airdrop-page.tsx'
import { SolanaTokenPage } from '../src/solana/console/solana-token-page.tsx'
import { SolanaLockCreatePage } from '../src/solana/lock/solana-lock-create-page.tsx'
import { SolanaLockListPage } from '../src/solana/lock/solana-lock-list-page.tsx'
import { SolanaLockPage } from '../src/solana/lock/solana-lock-page.tsx'
import { testLockToken } from '../src/solana/lock/test/test-lock-token.ts'
import { useTypedToken } from '../src/solana/network/use-typed-token.ts'
import { SolanaNftPage } from '../src/solana/nft/detail/solana-nft-page.tsx'
import { emptyPresaleForm } from '../src/solana/presale/create/presale-form-values.ts'
import { TokenSection as PresaleTokenSection } from '../src/solana/presale/create/token-section.tsx'
import BuyerPart from '../src/solana/presale/detail/buyer-part.tsx'
import { SolanaPresalePage } from '../src/solana/presale/detail/solana-presale-page.tsx'
import { testPresale } from '../src/solana/presale/detail/test/presale-fixture.ts'
import PresaleSearch from '../src/solana/presale/list/presale-search.tsx'
import type { PresaleView } from '../src/solana/presale/types.ts'
import { emptyPoolForm } from '../src/solana/staking/create/pool-form-values.ts'
import { TokenSection as PoolTokenSection } from '../src/solana/staking/create/token-section.tsx'
import { SolanaPoolPage } from '../src/solana/staking/detail/solana-pool-page.tsx'
import StakerPart from '../src/solana/staking/detail/staker-part.tsx'
import { testPool, testState, testView } from '../src/solana/staking/detail/test/pool-fixture.ts'
import PoolSearch from '../src/solana/staking/list/pool-search.tsx'
import { useWalletStore } from '../src/solana/wallet/wallet-store.ts'
import { renderWithTheme } from './render-with-theme.tsx'

const chain = getChain('solana-local') as SolanaChainDefinition
const { presale, staking } = getSolanaPrograms(chain.chainId) as SolanaPrograms
const wallet = address('Hrk2ymqLbS9ZzqKLx8q6ub6Qw7fNUXEnJk3C5oJ6wzVd')
const mint = address('7Vbmv1jt4vyuqBZcpYPpnVhrqVe5e6ZPb6JxDcffRHUM')

// No node answers.
vi.mock('../src/solana/network/cluster-rpc.ts', () => ({
  clusterRpc: () => {
    throw new TypeError('fetch failed')
  },
}))
vi.mock('../src/core/use-tab-title.ts', () => ({ useTabTitle: () => undefined }))
vi.mock('../src/solana/network/use-cluster.ts', () => ({ useCluster: () => chain }))
vi.mock('../src/solana/form/use-linked-token.ts', () => ({ useLinkedToken: () => undefined }))
vi.mock('../src/solana/frame/solana-page.tsx', () => ({
  SolanaPage: ({ children }: { children: ReactNode }) => children,
}))
vi.mock('../src/core/app-link.tsx', () => ({
  AppLink: ({ children }: { children: ReactNode }) => <span>{children}</span>,
}))
// What stands on the pages is others’ to prove.
vi.mock('../src/solana/frame/three-parts.tsx', () => ({ ThreeParts: () => 'as it was read' }))
vi.mock('../src/core/late-part.tsx', () => ({ LatePart: () => 'as it was read' }))
vi.mock('../src/solana/staking/list/pool-table.tsx', () => ({
  PoolTable: () => 'as it was read',
}))
vi.mock('../src/solana/presale/list/presale-table.tsx', () => ({
  PresaleTable: () => 'as it was read',
}))
vi.mock('../src/solana/staking/detail/stake-card.tsx', () => ({
  StakeCard: () => 'as it was read',
}))
vi.mock('../src/solana/presale/detail/contribute-card.tsx', () => ({
  ContributeCard: () => 'as it was read',
}))

const token = { ...testLockToken({ mint }), address: mint }
const lock = {
  ...{ address: mint, mint, owner: wallet, creator: wallet, vault: mint, id: 1n },
  ...{ initialAmount: 5n, withdrawn: 0n, lockedAt: 1, unlockAt: 9, schedule: undefined },
}
const airdrop = {
  address: mint,
  mint,
  claimed: 0n,
  total: 1n,
  settled: 0,
  entries: 1,
  createdAt: 1,
}
const presaleView = {
  ...{ chain, program: presale, presale: testPresale(), token, held: 0n, now: 3_000 },
  status: { label: 'running' },
} as unknown as PresaleView
const poolView = testView({}, { chain, program: staking })

function TypedToken() {
  const reader = { key: 'typed', refusals: {}, read: () => Promise.reject(new TypeError()) }
  const typed = useTypedToken<LockToken, never>(chain, mint, reader)
  return typed.token ? 'as it was read' : typed.problem
}

function show(page: ReactNode, read: readonly (readonly [readonly unknown[], unknown])[] = []) {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false, retryDelay: 0 } } })
  for (const [key, data] of read) client.setQueryData(['solana', chain.chainId, ...key], data)
  renderWithTheme(<QueryClientProvider client={client}>{page}</QueryClientProvider>)
  return client
}

beforeEach(() =>
  useWalletStore.setState({
    wallet: {} as never,
    account: { address: wallet, chains: ['solana:localnet'] } as never,
  }),
)
afterEach(cleanup)

interface Screen {
  readonly page: () => ReactNode
  /** What it asks, behind the cluster, and the answer that it had. */
  readonly asks: readonly unknown[]
  readonly data: unknown
}

const presales = ['presales', presale]
const pools = [{ pool: testPool(), stake: token, reward: token, now: 1 }]
const listed = [{ presale: testPresale(), token, status: { label: 'running' } }]
const screens: Readonly<Record<string, Screen>> = {
  lock: {
    page: () => <SolanaLockPage address={mint} />,
    ...{ asks: ['lock', mint], data: { token, lock } },
  },
  locks: {
    page: () => <SolanaLockListPage />,
    ...{ asks: ['locks', wallet], data: [{ lock, token, free: 0n }] },
  },
  airdrop: {
    page: () => <SolanaAirdropPage address={mint} />,
    ...{ asks: ['airdrop', mint], data: { token, airdrop } },
  },
  airdrops: {
    page: () => <SolanaAirdropListPage />,
    ...{ asks: ['airdrops', wallet], data: [{ airdrop, token, status: 'paid' }] },
  },
  presale: {
    page: () => <SolanaPresalePage address={mint} />,
    ...{ asks: [...presales, 'one', mint], data: presaleView },
  },
  contribution: {
    page: () => <BuyerPart view={presaleView} account={wallet} />,
    asks: [...presales, 'buyer', presaleView.presale.address, wallet],
    data: { buyer: null, balance: 1n, deposit: 1n },
  },
  presales: {
    page: () => <PresaleSearch chain={chain} program={presale} />,
    ...{ asks: [...presales, 'list', undefined], data: listed },
  },
  pool: {
    page: () => <SolanaPoolPage address={mint} />,
    ...{ asks: ['pool', staking, 'one', mint], data: poolView },
  },
  stake: {
    page: () => <StakerPart view={poolView} account={wallet} />,
    ...{ asks: ['pool', staking, 'staker', poolView.pool.address, wallet], data: testState() },
  },
  pools: {
    page: () => <PoolSearch chain={chain} program={staking} />,
    ...{ asks: ['pools', staking, 'list'], data: pools },
  },
  token: { page: () => <SolanaTokenPage mint={mint} />, asks: ['token', mint], data: token },
  nft: {
    page: () => <SolanaNftPage mint={mint} />,
    ...{ asks: ['nft', mint], data: { kind: 'collection', collection: token } },
  },
  typed: { page: () => <TypedToken />, asks: ['typed', mint], data: { ok: true, token } },
}

test.each(Object.keys(screens))('%s: what was read stays while no node answers', async (name) => {
  const { page, asks, data } = screens[name] as Screen
  const client = show(page(), [[asks, data]])
  const queryKey = ['solana', chain.chainId, ...asks]
  const before = document.body.textContent
  expect(before).not.toBe('')
  await act(() => client.invalidateQueries({ queryKey }))
  await waitFor(() => expect(client.getQueryState(queryKey)?.status).toBe('error'))
  expect(document.body.textContent).toBe(before)
})

const makers = { lock: SolanaLockCreatePage, airdrop: SolanaAirdropCreatePage }

test.each(['lock', 'airdrop'] as const)(
  '%s: a balance that cannot be read is not waited for without an end',
  async (made) => {
    const Page = makers[made]
    show(<Page />, [[['lock-token', mint], { ok: true, token }]])
    fireEvent.change(screen.getByRole('textbox'), { target: { value: mint } })
    await screen.findByText(m.solana_unreachable({ chain: chain.name }))
    screen.getByText(m.shell_retry())
  },
)

function PresaleTokens() {
  const form = useForm({ initialValues: emptyPresaleForm })
  const asset = { token, isReading: false, problem: undefined, held: undefined, now: 1 }
  return <PresaleTokenSection chain={chain} form={form} asset={asset} />
}

function PoolTokens() {
  const form = useForm({ initialValues: emptyPoolForm })
  const read = { token, isReading: false, problem: undefined }
  const assets = { stake: read, reward: read, held: undefined, now: 1 }
  return <PoolTokenSection chain={chain} form={form} assets={assets} />
}

test.each([
  ['presale', PresaleTokens],
  ['pool', PoolTokens],
])('%s: only who is not connected is asked for a wallet to show a balance', (_, Tokens) => {
  show(<Tokens />)
  expect(screen.queryByText(m.solpresalemake_balance_unknown())).toBeNull()
  screen.getByText('—')
  cleanup()
  useWalletStore.setState({ wallet: undefined, account: undefined })
  show(<Tokens />)
  screen.getByText(m.solpresalemake_balance_unknown())
})
