// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react'
import { toHex } from 'viem'
import { afterEach, expect, test, vi } from 'vitest'
import { renderWithTheme } from '../../../test/render-with-theme.tsx'
import { makePool, poolAdmin, poolNow } from '../test/pool-fixture.ts'
import type { PoolListSearch } from './pool-list-search.ts'
import type { PoolRow } from './pool-row.ts'
import RegistryPools from './registry-pools.tsx'

const { getNewestPools } = vi.hoisted(() => ({ getNewestPools: vi.fn() }))
vi.mock('@slipway/sdk/staking/evm/get-newest-pools', () => ({ getNewestPools }))
vi.mock('../../core/read-client.ts', () => ({ readClient: {} }))
vi.mock('../shared/staking-contracts.ts', () => ({ stakingContracts: { poolFactory: '0xf1' } }))
vi.mock('./pool-card.tsx', () => ({ PoolCard: ({ row }: { row: PoolRow }) => row.number }))

const { terms, stakedToken } = makePool()
const ended = { endTime: poolNow - 1, stakeDeadline: poolNow - 1 }
const pools = [
  {},
  { kind: 'nft', stakedToken: { ...stakedToken, symbol: 'BOAT' } } as const,
  { terms: { ...terms, startTime: poolNow + 1 } },
  { terms: { ...terms, ...ended } },
].map((parts, at) => makePool({ ...parts, id: BigInt(at + 1), address: toHex(at, { size: 20 }) }))

afterEach(() => {
  cleanup()
  getNewestPools.mockReset()
})

function show(search: PoolListSearch, owner?: typeof poolAdmin) {
  renderWithTheme(
    <RegistryPools
      search={search}
      owner={owner}
      now={poolNow}
      empty="nothing"
      failed="failed"
      waiting="waiting"
    />,
  )
}

test.each<[PoolListSearch, string[]]>([
  [{}, ['1', '2', '3', '4']],
  [{ kind: 'nft' }, ['2']],
  [{ kind: 'token', state: 'running' }, ['1']],
  [{ state: 'coming' }, ['3']],
  [{ state: 'ended' }, ['4']],
  [{ search: 'boat' }, ['2']],
])('of what the chain has, %j shows the pools %j', async (search, numbers) => {
  getNewestPools.mockResolvedValue(pools)
  show(search)
  await screen.findAllByRole('listitem')
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(numbers)
})

test('the pools of an owner are asked of the registry by the owner', async () => {
  getNewestPools.mockResolvedValue([])
  show({}, poolAdmin)
  await screen.findByText('nothing')
  expect(getNewestPools.mock.lastCall?.[2]).toEqual({ limit: 24, owner: poolAdmin })
})

test('where no node answers, that is said', async () => {
  getNewestPools.mockRejectedValue(new Error('away'))
  show({})
  await screen.findByText('failed')
})
