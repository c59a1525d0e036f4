// @vitest-environment happy-dom
import { getChain, type SolanaChainDefinition } from '@slipway/chains'
import { m } from '@slipway/messages'
import { solanaLockLimits } from '@slipway/sdk/solana/lock/solana-lock-limits'
import { address } from '@solana/kit'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { renderWithTheme } from '../../../test/render-with-theme.tsx'
import { SolanaLockPage } from './solana-lock-page.tsx'

const chain = getChain('solana-local') as SolanaChainDefinition
const wallet = address('Hrk2ymqLbS9ZzqKLx8q6ub6Qw7fNUXEnJk3C5oJ6wzVd')

vi.mock('../../core/use-tab-title.ts', () => ({ useTabTitle: () => undefined }))
vi.mock('../network/use-cluster.ts', () => ({ useCluster: () => chain }))
vi.mock('../frame/solana-page.tsx', () => ({
  SolanaPage: ({ children }: { children: ReactNode }) => children,
}))
vi.mock('../frame/three-parts.tsx', () => ({
  ThreeParts: ({ acts, facts }: { acts: ReactNode; facts: ReactNode }) => (
    <>
      {acts}
      {facts}
    </>
  ),
}))

afterEach(cleanup)

const now = 1_000_000
function show(unlockAt: number, amount = 5n, more: object = {}) {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } })
  const held = { initialAmount: amount, withdrawn: 0n, lockedAt: now - 86_400 }
  const lock = { address: wallet, owner: wallet, unlockAt, ...held, ...more }
  const view = { chain, lock, amount, now, token: { symbol: 'EDDY', mint: wallet, decimals: 2 } }
  client.setQueryData(['solana', chain.chainId, 'lock', wallet], view)
  renderWithTheme(
    <QueryClientProvider client={client}>
      <SolanaLockPage address={wallet} />
    </QueryClientProvider>,
  )
}

test('without a wallet nobody is told that the lock is somebody else’s', () => {
  show(9_000_000)
  screen.getByText(m.solana_lock_connect_title())
  expect(screen.queryByText(m.solana_lock_others_title())).toBeNull()
})

test('of a permanent lock nobody is said to be able to withdraw', () => {
  show(9_000_000)
  screen.getByText(m.solana_lock_others_text())
  cleanup()
  show(solanaLockLimits.forever)
  screen.getByText(m.solana_lock_others_forever())
  expect(screen.queryByText(m.solana_lock_others_text())).toBeNull()
})

test('of an emptied lock nobody is said to be able to withdraw, extend or transfer', () => {
  show(9_000_000, 0n)
  screen.getByText(m.solana_lock_others_empty())
  expect(screen.queryByText(m.solana_lock_others_text())).toBeNull()
})

test('a part that was withdrawn before the lock was prolonged is not promised again', () => {
  const schedule = { cliffAt: now + 60, firstBps: 1_000, cycleSeconds: 60, cycleBps: 4_500 }
  show(now + 180, 900n, { initialAmount: 1_000n, withdrawn: 100n, schedule })
  const rows = [...screen.getByRole('table').querySelectorAll('tbody tr')]
  expect(rows.map(({ children }) => children[1]?.textContent)).toEqual([
    '10%1 EDDY',
    '+45%',
    '+45%',
  ])
  expect(rows[0]?.textContent).toContain(m.lock_dates_withdrawn())
})
