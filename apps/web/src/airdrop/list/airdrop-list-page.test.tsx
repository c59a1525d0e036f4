// @vitest-environment happy-dom
import type { Airdrop } from '@slipway/api-client'
import { m } from '@slipway/messages'
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { zeroAddress } from 'viem'
import { afterEach, expect, test, vi } from 'vitest'
import { renderWithTheme } from '../../../test/render-with-theme.tsx'
import { activeChain } from '../../core/active-chain.ts'
import { AirdropListPage } from './airdrop-list-page.tsx'
import { type AirdropListSearch, readAirdropListSearch } from './airdrop-list-search.ts'
import type { AirdropRow } from './airdrop-row.ts'

interface Move {
  readonly search: (previous: { chain: string }) => Record<string, unknown>
}

const { listAirdrops, router } = vi.hoisted(() => ({
  listAirdrops: vi.fn(),
  router: { navigate: (_move: Move): void => undefined },
}))
vi.mock('../../core/airdrop-api.ts', () => ({ airdropApi: { listAirdrops } }))
vi.mock('../../transaction/use-chain-now.ts', () => ({ useChainNow: () => 1_800_000_000 }))
vi.mock('../shared/airdrop-contracts.ts', () => ({ airdropContracts: { airdropFactory: '0xf1' } }))
// The router and its links stand outside.
vi.mock('@tanstack/react-router', () => ({
  useNavigate: () => (move: Move) => router.navigate(move),
}))
vi.mock('../../core/app-link.tsx', () => ({ AppLink: () => null }))
vi.mock('../../transaction/connect-button.tsx', () => ({ ConnectButton: () => null }))
vi.mock('./chain-airdrops.tsx', () => ({
  default: ({ search }: { search: AirdropListSearch }) => <p>{`chain: ${search.kind}`}</p>,
}))
vi.mock('./airdrop-table.tsx', () => ({
  AirdropTable: ({ rows }: { rows: readonly AirdropRow[] }) =>
    rows.map(({ number }) => <p key={number}>{`airdrop ${number}`}</p>),
}))

const chain = activeChain.shortname
const airdropOf = (number: number) =>
  ({
    ...{ number, address: zeroAddress, kind: 'claims', origin: null, startTime: 0, endTime: null },
    token: { address: zeroAddress, symbol: 'HULL', decimals: 18 },
    ...{ paid: '0', deposited: '0', withdrawn: '0', accounts: 0 },
  }) as unknown as Airdrop
const page = (...numbers: number[]) => ({ items: numbers.map(airdropOf), nextCursor: null })
const shown = () => screen.queryAllByText(/^airdrop \d/).map(({ textContent }) => textContent)

/** The page with an address bar of its own. */
function Visited() {
  const [search, setSearch] = useState<AirdropListSearch>({})
  router.navigate = ({ search: next }) => setSearch(readAirdropListSearch(next({ chain })))
  return <AirdropListPage search={search} />
}

async function open() {
  listAirdrops.mockResolvedValueOnce(page(1, 2))
  renderWithTheme(<Visited />)
  await waitFor(() => expect(shown()).toEqual(['airdrop 1', 'airdrop 2']))
}

afterEach(() => {
  cleanup()
  listAirdrops.mockReset()
})

test.each([
  [m.airdrop_kind(), 'claims', { chain, kind: 'claims' }],
  [m.airdrop_kind(), 'mapping', { chain, kind: 'mapping' }],
  [m.lock_column_state(), 'coming', { chain, state: 'coming' }],
  [m.lock_column_state(), 'finished', { chain, state: 'finished' }],
  [m.lock_filter_network(), 'all', {}],
  [m.airlist_search(), 'HULL', { chain, search: 'HULL' }],
  [m.lock_sort(), 'end', { chain, sort: 'end' }],
  [m.lock_sort(), 'accounts', { chain, sort: 'accounts' }],
])(
  '%s “%s” is asked of the index, and what it answers is shown in its order',
  async (label, value, asked) => {
    await open()
    listAirdrops.mockResolvedValue(page(2, 1))
    fireEvent.change(screen.getByLabelText(label), { target: { value } })
    await waitFor(() => expect(shown()).toEqual(['airdrop 2', 'airdrop 1']))
    expect(listAirdrops.mock.lastCall?.[0]).toEqual({ limit: 24, sort: 'newest', ...asked })
  },
)

test('where nothing matches, the filters can be cleared: the network stays', async () => {
  await open()
  listAirdrops.mockResolvedValue(page())
  fireEvent.change(screen.getByLabelText(m.lock_filter_network()), { target: { value: 'all' } })
  fireEvent.change(screen.getByLabelText(m.airdrop_kind()), { target: { value: 'mapping' } })
  const clear = await screen.findByRole('button', { name: m.lock_list_clear() })
  listAirdrops.mockResolvedValue(page(2))
  fireEvent.click(clear)
  await waitFor(() => expect(shown()).toEqual(['airdrop 2']))
  expect(listAirdrops.mock.lastCall?.[0]).toEqual({ limit: 24, sort: 'newest' })
})

test('while the index is away the chain answers, narrowed alike, and the page says so', async () => {
  await open()
  listAirdrops.mockRejectedValue(new Error('away'))
  fireEvent.change(screen.getByLabelText(m.airdrop_kind()), { target: { value: 'claims' } })
  await screen.findByText('chain: claims')
  screen.getByText(m.airlist_fallback_text())
  expect(shown()).toEqual([])
})
