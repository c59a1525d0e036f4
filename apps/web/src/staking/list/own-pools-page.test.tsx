// @vitest-environment happy-dom
import { m } from '@slipway/messages'
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { renderWithTheme } from '../../../test/render-with-theme.tsx'
import { activeChain } from '../../core/active-chain.ts'
import { staker } from '../test/pool-fixture.ts'
import { OwnPoolsPage } from './own-pools-page.tsx'
import { type PoolListSearch, readPoolListSearch } from './pool-list-search.ts'

interface Move {
  readonly search: (previous: { chain: string }) => Record<string, unknown>
}

const { listPools, router, wallet } = vi.hoisted(() => ({
  listPools: vi.fn(),
  router: { navigate: (_move: Move): void => undefined },
  wallet: { address: undefined as string | undefined },
}))
vi.mock('../../core/pool-api.ts', () => ({ poolApi: { listPools } }))
vi.mock('../../transaction/use-chain-now.ts', () => ({ useChainNow: () => 1_800_000_000 }))
vi.mock('../shared/staking-contracts.ts', () => ({ stakingContracts: { poolFactory: '0xf1' } }))
vi.mock('wagmi', () => ({ useConnection: () => wallet }))
// The router and its links stand outside.
vi.mock('@tanstack/react-router', () => ({
  useNavigate: () => (move: Move) => router.navigate(move),
}))
vi.mock('../../core/app-link.tsx', () => ({ AppLink: () => null }))
vi.mock('../../transaction/connect-button.tsx', () => ({ ConnectButton: () => null }))
vi.mock('./own-stakes.tsx', () => ({
  OwnStakes: ({ account }: { account: string }) => <p>{`stakes of ${account}`}</p>,
}))

const chain = activeChain.shortname

/** The page with an address bar of its own. */
function Visited() {
  const [search, setSearch] = useState<PoolListSearch>({})
  router.navigate = ({ search: next }) => setSearch(readPoolListSearch(next({ chain })))
  return <OwnPoolsPage search={search} />
}

afterEach(() => {
  cleanup()
  listPools.mockReset()
  wallet.address = undefined
})

test('who is not connected has no pools of their own, and nothing is asked', () => {
  renderWithTheme(<Visited />)
  screen.getByText(m.stakelist_disconnected_title())
  expect(listPools).not.toHaveBeenCalled()
})

test('stakes of the wallet come first; the pools that it made are asked by their owner, narrowed and in order', async () => {
  wallet.address = staker
  listPools.mockResolvedValue({ items: [], nextCursor: null, total: 0 })
  renderWithTheme(<Visited />)
  screen.getByText(`stakes of ${staker}`)
  expect(listPools).not.toHaveBeenCalled()
  fireEvent.click(screen.getByText(m.stakelist_own_created()))
  const question = { chain, limit: 24, owner: staker, sort: 'newest' }
  await waitFor(() => expect(listPools.mock.lastCall?.[0]).toEqual(question))
  fireEvent.change(screen.getByLabelText(m.stakelist_filter_kind()), { target: { value: 'nft' } })
  await waitFor(() => expect(listPools.mock.lastCall?.[0]).toEqual({ ...question, kind: 'nft' }))
  fireEvent.change(screen.getByLabelText(m.stakelist_sort()), { target: { value: 'end' } })
  await waitFor(() => expect(listPools.mock.lastCall?.[0]).toMatchObject({ sort: 'end' }))
})
