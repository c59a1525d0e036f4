// @vitest-environment happy-dom
import { MantineProvider } from '@mantine/core'
import { m } from '@slipway/messages'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { zeroAddress } from 'viem'
import { afterEach, expect, test, vi } from 'vitest'
import { nftApi } from '../../core/nft-api.ts'
import { buyer, makeSale, saleNow } from '../test/nft-fixture.ts'
import type { NftListSearch } from './nft-list-search.ts'
import { NftResults } from './nft-results.tsx'

vi.mock('../../transaction/use-chain-now.ts', () => ({ useChainNow: () => 1_800_000_000 }))
vi.mock('../../files/use-nft-words.ts', () => ({ useNftWords: () => ({}) }))
vi.mock('../../badges/badged-name.tsx', () => ({
  BadgedName: ({ children }: { children: ReactNode }) => children,
}))
vi.mock('../../core/nft-api.ts', () => ({
  nftApi: { listNftSales: vi.fn(), listPortfolioNftSales: vi.fn(), listPortfolioNfts: vi.fn() },
}))
const onChain = vi.hoisted(() => ({ newest: vi.fn(), account: vi.fn() }))
vi.mock('@slipway/sdk/nft/nft-queries', () => ({
  nftQueries: {
    newest: (...args: unknown[]) => ({
      queryKey: ['newest'],
      queryFn: () => onChain.newest(...args),
    }),
    account: (_client: unknown, { sale }: { sale: { address: string } }) => ({
      queryKey: ['account', sale.address],
      queryFn: () => onChain.account(sale),
    }),
  },
}))
// Links belong to the router, which stands outside.
vi.mock('../../core/app-link.tsx', () => ({
  AppLink: ({ to, children }: { to: string; children: ReactNode }) => <a href={to}>{children}</a>,
}))
vi.setConfig({ testTimeout: 30_000 })

const contracts = { nftSaleFactory: '0x0000000000000000000000000000000000000001' } as const
const slow = { timeout: 10_000 }
const indexed = {
  ...makeSale().terms,
  address: makeSale().address,
  number: 7,
  name: 'Harbour Lights',
  symbol: 'LIGHT',
  mintFee: '50',
  listFee: '0',
  publicStart: saleNow - 60,
  minted: 10,
  volume: '0',
  rewardsEarned: '0',
  proceedsPaid: '0',
  paymentToken: { address: buyer, name: 'Dollar', symbol: 'USDX', decimals: 0 },
}

function show(search: NftListSearch, account: typeof buyer | undefined = buyer) {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  return render(
    <QueryClientProvider client={client}>
      <MantineProvider env="test">
        <NftResults contracts={contracts} search={search} account={account} onClear={vi.fn()} />
      </MantineProvider>
    </QueryClientProvider>,
  )
}

const page = (...items: unknown[]) => Promise.resolve({ items, nextCursor: null } as never)

afterEach(() => {
  cleanup()
  vi.clearAllMocks()
})

test('everybody’s sales come from the index, by what the address narrows them to', async () => {
  vi.mocked(nftApi.listNftSales).mockImplementation(() => page(indexed))
  show({ part: 'all', search: 'light', state: 'public' })
  expect(await screen.findByText(/Harbour Lights/, {}, slow)).toBeTruthy()
  const [asked] = vi.mocked(nftApi.listNftSales).mock.calls[0] ?? []
  expect(asked).toMatchObject({ search: 'light', state: 'public', sort: 'newest' })
  expect(asked).not.toHaveProperty('owner')
  expect(onChain.newest).not.toHaveBeenCalled()
})

test('a sale of which all are minted is sold out, and one that the clock ended is only finished', async () => {
  const over = { ...indexed, address: buyer, name: 'Ended', endTime: saleNow - 1 }
  const all = { ...indexed, minted: indexed.total }
  vi.mocked(nftApi.listNftSales).mockImplementation(() => page(all, over))
  show({ part: 'all' })
  expect(await screen.findByText(m.nftpage_phase_sold_out(), {}, slow)).toBeTruthy()
  expect(screen.getByText(m.nftlist_next_minted())).toBeTruthy()
  expect(screen.getByText(m.nftpage_phase_finished())).toBeTruthy()
  expect(screen.getByText(m.nftlist_next_over())).toBeTruthy()
})

test('what one made is asked for by its owner', async () => {
  vi.mocked(nftApi.listNftSales).mockImplementation(() => page(indexed))
  show({ part: 'made' })
  expect(await screen.findByText(m.nftlist_made_due(), {}, slow)).toBeTruthy()
  expect(vi.mocked(nftApi.listNftSales).mock.calls[0]?.[0]).toMatchObject({ owner: buyer })
})

test('rewards that are due name their sum', async () => {
  const account = { held: 2, rewardDue: '35' }
  vi.mocked(nftApi.listPortfolioNftSales).mockImplementation(() => page({ sale: indexed, account }))
  show({ part: 'due' })
  expect(await screen.findByText(/35.USDX/, {}, slow)).toBeTruthy()
  expect(vi.mocked(nftApi.listPortfolioNftSales).mock.calls[0]?.[1]).toMatchObject({ due: 'true' })
})

test('NFTs that one holds lead to their collections', async () => {
  vi.mocked(nftApi.listPortfolioNfts).mockImplementation(() => page({ tokenId: 3, sale: indexed }))
  show({})
  const link = await screen.findByRole('link', { name: /Harbour Lights/ }, slow)
  expect(link.getAttribute('href')).toBe(`/nft/mint/${indexed.address}`)
})

test('while the index is away the chain answers, and the page says so', async () => {
  vi.mocked(nftApi.listPortfolioNfts).mockRejectedValue(new Error('away'))
  onChain.newest.mockResolvedValue([makeSale(), makeSale({ address: buyer, name: 'Nobody’s' })])
  onChain.account.mockImplementation(async ({ name }: { name: string }) => ({
    held: name === 'Harbour Lights' ? 2 : 0,
    pendingReward: 0n,
  }))
  show({})
  expect(await screen.findByText(m.nftlist_fallback_title(), {}, slow)).toBeTruthy()
  expect(await screen.findByText(/Harbour Lights/, {}, slow)).toBeTruthy()
  await waitFor(() => expect(screen.queryByText(/Nobody’s/)).toBeNull(), slow)
})

test('while the index is away, who made a collection and gave it up does not own it', async () => {
  vi.mocked(nftApi.listNftSales).mockRejectedValue(new Error('away'))
  onChain.newest.mockResolvedValue([makeSale({ owner: zeroAddress })])
  show({ part: 'made' })
  expect(await screen.findByText(m.nftlist_owned_empty_title(), {}, slow)).toBeTruthy()
  expect(screen.queryByText(/Harbour Lights/)).toBeNull()
})

test.each([
  ['held', {}, 'listPortfolioNfts', m.nftlist_held_empty_title],
  ['due', { part: 'due' }, 'listPortfolioNftSales', m.nftlist_due_empty_title],
] as const)(
  'while the index is away, nothing in the newest collections is not nothing at all: %s',
  async (_part, search, list, none) => {
    vi.mocked(nftApi[list]).mockRejectedValue(new Error('away'))
    onChain.newest.mockResolvedValue([makeSale()])
    onChain.account.mockResolvedValue({ held: 0, pendingReward: 0n })
    show(search)
    expect(await screen.findByText(m.nftlist_unread_title(), {}, slow)).toBeTruthy()
    expect(screen.queryByText(none())).toBeNull()
  },
)
