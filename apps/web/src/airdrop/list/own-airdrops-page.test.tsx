// @vitest-environment happy-dom
import { m } from '@slipway/messages'
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { renderWithTheme } from '../../../test/render-with-theme.tsx'
import { activeChain } from '../../core/active-chain.ts'
import { OwnAirdropsPage } from './own-airdrops-page.tsx'
import { type OwnAirdropsSearch, readOwnAirdropsSearch } from './own-airdrops-search.ts'

interface Move {
  readonly search: (previous: { chain: string }) => Record<string, unknown>
}

const account = '0x1111111111111111111111111111111111111111'
const { api, router, wallet } = vi.hoisted(() => ({
  api: { listAirdrops: vi.fn(), listPortfolioAirdrops: vi.fn(), listMultisends: vi.fn() },
  router: { navigate: (_move: Move): void => undefined },
  wallet: { address: undefined as string | undefined },
}))
vi.mock('../../core/airdrop-api.ts', () => ({ airdropApi: api }))
vi.mock('../../transaction/use-chain-now.ts', () => ({ useChainNow: () => 1_800_000_000 }))
vi.mock('../shared/airdrop-contracts.ts', () => ({ airdropContracts: undefined }))
vi.mock('wagmi', () => ({ useConnection: () => wallet }))
// The router and its links stand outside.
vi.mock('@tanstack/react-router', () => ({
  useNavigate: () => (move: Move) => router.navigate(move),
}))
vi.mock('../../core/app-link.tsx', () => ({ AppLink: () => null }))
vi.mock('../../transaction/connect-button.tsx', () => ({ ConnectButton: () => null }))

const chain = activeChain.shortname

/** The page with an address bar of its own. */
function Visited() {
  const [search, setSearch] = useState<OwnAirdropsSearch>({})
  router.navigate = ({ search: next }) => setSearch(readOwnAirdropsSearch(next({ chain })))
  return <OwnAirdropsPage search={search} />
}

afterEach(() => {
  cleanup()
  vi.resetAllMocks()
  wallet.address = undefined
})

test('who is not connected has no airdrops of their own, and nothing is asked', () => {
  renderWithTheme(<Visited />)
  screen.getByText(m.airlist_disconnected_title())
  for (const ask of Object.values(api)) expect(ask).not.toHaveBeenCalled()
})

test('what a wallet made on every network, took part in and sent on this one is each asked by the wallet', async () => {
  wallet.address = account
  for (const ask of Object.values(api)) ask.mockResolvedValue({ items: [], nextCursor: null })
  renderWithTheme(<Visited />)
  await screen.findByText(m.airlist_empty_created_title())
  expect(api.listAirdrops.mock.lastCall?.[0]).toEqual({ owner: account, sort: 'newest', limit: 24 })
  fireEvent.click(screen.getByText(m.airlist_part_joined()))
  await screen.findByText(m.airlist_empty_joined_title())
  const [joined, page] = api.listPortfolioAirdrops.mock.lastCall ?? []
  expect([joined, page]).toEqual([{ address: account }, { limit: 24 }])
  fireEvent.click(screen.getByText(m.airlist_part_sent()))
  const question = { sender: account, chain, limit: 24 }
  await waitFor(() => expect(api.listMultisends.mock.lastCall?.[0]).toEqual(question))
})
