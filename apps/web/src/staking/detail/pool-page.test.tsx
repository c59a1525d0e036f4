// @vitest-environment happy-dom
import { MantineProvider } from '@mantine/core'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { TabContext } from '../../core/tab-context.ts'
import { makePool } from '../test/pool-fixture.ts'
import { PoolPage } from './pool-page.tsx'

const pool = makePool()
const moves = vi.fn()

vi.mock('wagmi', () => ({ useConnection: () => ({ address: undefined }) }))
vi.mock('../shared/staking-contracts.ts', () => ({
  stakingContracts: { poolFactory: '0x1111111111111111111111111111111111111111' },
}))
vi.mock('./use-pool.ts', () => ({ usePool: () => ({ data: pool }) }))
vi.mock('./pool-screen.tsx', () => ({ PoolScreen: () => 'the pool' }))
vi.mock('../../core/use-move-page.ts', () => ({ useMovePage: () => moves }))

const show = (id: string) =>
  render(
    <MantineProvider env="test">
      <TabContext value={{ key: `/mining/detail/${id}`, routeId: '', params: {}, search: {} }}>
        <PoolPage id={id} search={{ view: 'manage' }} safety={() => null} />
      </TabContext>
    </MantineProvider>,
  )

afterEach(() => {
  cleanup()
  moves.mockClear()
})

test('a pool has one page, whether it was opened by its number or by its address', () => {
  show('7')
  expect(moves).toHaveBeenCalledExactlyOnceWith(`/mining/detail/${pool.address}`, {
    view: 'manage',
  })
  expect(screen.queryByText('the pool')).toBeNull()
  cleanup()
  moves.mockClear()
  show(pool.address)
  expect(screen.getByText('the pool')).toBeDefined()
  expect(moves).not.toHaveBeenCalled()
})
