// @vitest-environment happy-dom
import type { Pool } from '@slipway/api-client'
import { m } from '@slipway/messages'
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { zeroAddress } from 'viem'
import { afterEach, expect, test, vi } from 'vitest'
import { renderWithTheme } from '../../../test/render-with-theme.tsx'
import { activeChain } from '../../core/active-chain.ts'
import { PoolListPage } from './pool-list-page.tsx'
import { type PoolListSearch, readPoolListSearch } from './pool-list-search.ts'
import type { PoolRow } from './pool-row.ts'

interface Move {
  readonly search: (previous: { chain: string }) => Record<string, unknown>
}

const { listPools, router } = vi.hoisted(() => ({
  listPools: vi.fn(),
  router: { navigate: (_move: Move): void => undefined },
}))
vi.mock('../../core/pool-api.ts', () => ({ poolApi: { listPools } }))
vi.mock('../../transaction/use-chain-now.ts', () => ({ useChainNow: () => 1_800_000_000 }))
vi.mock('../shared/staking-contracts.ts', () => ({ stakingContracts: { poolFactory: '0xf1' } }))
// The router and its links stand outside.
vi.mock('@tanstack/react-router', () => ({
  useNavigate: () => (move: Move) => router.navigate(move),
}))
vi.mock('../../core/app-link.tsx', () => ({ AppLink: () => null }))
vi.mock('./registry-pools.tsx', () => ({
  default: ({ search }: { search: PoolListSearch }) => <p>{`registry: ${search.kind}`}</p>,
}))
vi.mock('./pool-card.tsx', () => ({ PoolCard: ({ row }: { row: PoolRow }) => row.staked.name }))

const chain = activeChain.shortname
const poolOf = (symbol: string) =>
  ({
    ...{ address: `0x${symbol}`, number: '1', kind: 'token', pair: null, rewardPerSecond: '1' },
    stakedToken: { address: zeroAddress, symbol, decimals: 18 },
    rewardToken: { address: zeroAddress, symbol: 'RWD', decimals: 18 },
    totalStaked: '0',
  }) as unknown as Pool
const page = (...symbols: string[]) => ({
  items: symbols.map(poolOf),
  nextCursor: null,
  total: null,
})
const shown = () => screen.queryAllByRole('listitem').map(({ textContent }) => textContent)

/** The page with an address bar of its own. */
function Visited() {
  const [search, setSearch] = useState<PoolListSearch>({})
  router.navigate = ({ search: next }) => setSearch(readPoolListSearch(next({ chain })))
  return <PoolListPage search={search} />
}

async function open() {
  listPools.mockResolvedValueOnce(page('GOLD', 'TIN'))
  renderWithTheme(<Visited />)
  await waitFor(() => expect(shown()).toEqual(['GOLD', 'TIN']))
}

afterEach(() => {
  cleanup()
  listPools.mockReset()
})

test.each([
  [m.stakelist_filter_kind(), 'lp', { chain, kind: 'lp' }],
  [m.stakelist_filter_kind(), 'nft', { chain, kind: 'nft' }],
  [m.stakelist_filter_state(), 'coming', { chain, state: 'coming' }],
  [m.stakelist_filter_state(), 'ended', { chain, state: 'ended' }],
  [m.lock_filter_network(), 'all', {}],
  [m.stakelist_search(), 'tin', { chain, search: 'tin' }],
  [m.stakelist_sort(), 'apr', { chain, sort: 'apr' }],
  [m.stakelist_sort(), 'staked', { chain, sort: 'staked' }],
  [m.stakelist_sort(), 'stakers', { chain, sort: 'stakers' }],
  [m.stakelist_sort(), 'end', { chain, sort: 'end' }],
])(
  '%s “%s” is asked of the index, and what it answers is shown in its order',
  async (label, value, asked) => {
    await open()
    listPools.mockResolvedValue(page('TIN', 'GOLD'))
    fireEvent.change(screen.getByLabelText(label), { target: { value } })
    await waitFor(() => expect(shown()).toEqual(['TIN', 'GOLD']))
    expect(listPools.mock.lastCall?.[0]).toEqual({ limit: 24, sort: 'newest', ...asked })
  },
)

test('where nothing matches, the filters can be cleared: network and order stay', async () => {
  await open()
  listPools.mockResolvedValue(page())
  fireEvent.change(screen.getByLabelText(m.stakelist_sort()), { target: { value: 'apr' } })
  fireEvent.change(screen.getByLabelText(m.lock_filter_network()), { target: { value: 'all' } })
  fireEvent.change(screen.getByLabelText(m.stakelist_filter_kind()), { target: { value: 'nft' } })
  const clear = await screen.findByRole('button', { name: m.stakelist_clear() })
  listPools.mockResolvedValue(page('TIN'))
  fireEvent.click(clear)
  await waitFor(() => expect(shown()).toEqual(['TIN']))
  expect(listPools.mock.lastCall?.[0]).toEqual({ limit: 24, sort: 'apr' })
})

test('while the index is away the registry answers, narrowed alike, and the page says so', async () => {
  await open()
  listPools.mockRejectedValue(new Error('away'))
  fireEvent.change(screen.getByLabelText(m.stakelist_filter_kind()), { target: { value: 'lp' } })
  await screen.findByText('registry: lp')
  screen.getByText(m.stakelist_fallback_title())
  expect(shown()).toEqual([])
})
