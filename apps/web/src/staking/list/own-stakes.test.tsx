// @vitest-environment happy-dom
import { m } from '@slipway/messages'
import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { renderWithTheme } from '../../../test/render-with-theme.tsx'
import { staker } from '../test/pool-fixture.ts'
import { OwnStakes } from './own-stakes.tsx'

const index = vi.hoisted(() => ({ isError: false }))

vi.mock('../../transaction/use-chain-now.ts', () => ({ useChainNow: () => 1_800_000_000 }))
vi.mock('../../core/read-client.ts', () => ({ readClient: { chain: { id: 31_337 } } }))
vi.mock('@slipway/sdk/staking/evm/get-newest-pools', () => ({ getNewestPools: async () => [] }))
vi.mock('../shared/staking-contracts.ts', () => ({ stakingContracts: { poolFactory: '0xf1' } }))
vi.mock('./use-pool-list.ts', () => ({
  useOwnPools: () => ({ items: [], isPending: false, hasNextPage: false, ...index }),
}))
// Links belong to the router, which stands outside.
vi.mock('../../core/app-link.tsx', () => ({
  AppLink: ({ children }: { children: string }) => <span>{children}</span>,
}))

afterEach(cleanup)

test('who has no stake in the newest pools is not said to have none while the index is away', async () => {
  index.isError = true
  renderWithTheme(<OwnStakes account={staker} />)
  await screen.findByText(m.stakelist_staked_unread_title())
  expect(screen.queryByText(m.stakelist_staked_empty_title())).toBeNull()
  cleanup()
  index.isError = false
  renderWithTheme(<OwnStakes account={staker} />)
  screen.getByText(m.stakelist_staked_empty_title())
})
