// @vitest-environment happy-dom
import type { TokenLockSummary } from '@slipway/api-client'
import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { renderWithTheme } from '../../../test/render-with-theme.tsx'
import { PoolLocks } from './pool-locks.tsx'

const chain = vi.hoisted(() => ({ supply: undefined as bigint | undefined }))
vi.mock('../../core/read-client.ts', () => ({ readClient: { chain: { id: 31_337 } } }))
vi.mock('../../core/app-link.tsx', () => ({
  AppLink: ({ children }: { children: string }) => children,
}))
vi.mock('@slipway/sdk/evm/get-token-facts', () => ({
  getTokenFacts: async () => {
    if (chain.supply === undefined) throw new Error('no node answers')
    return { symbol: 'LP', decimals: 18, totalSupply: chain.supply }
  },
}))

afterEach(cleanup)

/** Two locks of one pool; the index asked for its supply before the second. */
const pool = {
  asset: '0x00000000000000000000000000000000000000C1',
  symbol: 'LP',
  supply: '100',
  totalLocked: '160',
  totalLockedForever: '0',
  lockCount: 2,
  nextUnlockAt: null,
  pair: null,
} as unknown as TokenLockSummary['pools'][number]

const shareOf = () => screen.getAllByRole('cell')[0]?.textContent

test.each([
  ['of all that is there, also what nobody locked', 320n, '50%'],
  ['never more than all', 159n, '100%'],
])('the locked share of a pool is %s', async (_, supply, share) => {
  chain.supply = supply
  renderWithTheme(<PoolLocks pools={[pool]} now={1} />)
  await screen.findByText(share)
  expect(shareOf()).toBe(share)
})

test('while the chain does not say how much there is, no share is told', () => {
  chain.supply = undefined
  renderWithTheme(<PoolLocks pools={[pool]} now={1} />)
  expect(shareOf()).toBe('—')
})
