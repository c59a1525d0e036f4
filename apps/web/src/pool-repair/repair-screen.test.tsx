// @vitest-environment happy-dom
import { m } from '@slipway/messages'
import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { renderWithTheme } from '../../test/render-with-theme.tsx'
import { activeChain } from '../core/active-chain.ts'
import RepairScreen from './repair-screen.tsx'

const one = '0x0000000000000000000000000000000000000001'
const two = '0x0000000000000000000000000000000000000002'
const asked = vi.hoisted(() => ({ contracts: [] as unknown[] }))

vi.mock('./use-repair-pool.ts', () => ({
  useRepairPool: (contracts: unknown) => {
    asked.contracts.push(contracts)
    return { pool: { token: { symbol: 'HBR' } }, isFailed: false, isFetching: false }
  },
}))
vi.mock('./pool-found.tsx', () => ({ PoolFound: () => <p>judged</p> }))
vi.mock('./pool-repair.tsx', () => ({ PoolRepair: () => <p>mended</p> }))

const show = (contracts: { poolRepair: `0x${string}`; registry: `0x${string}` } | undefined) =>
  renderWithTheme(
    <RepairScreen
      contracts={contracts}
      poolKey={{ venueFactory: one, token: one, quote: two }}
      subject={{ kind: 'token', token: one }}
    />,
  )

afterEach(cleanup)

test('a pool is judged on every network, and mended where the contracts stand', () => {
  show(undefined)
  expect(asked.contracts).toEqual([undefined])
  screen.getByText('judged')
  screen.getByText(m.repair_undeployed_title({ chain: activeChain.name }))
  cleanup()
  show({ poolRepair: one, registry: two })
  screen.getByText('mended')
  expect(screen.queryByText('judged')).toBeNull()
})
