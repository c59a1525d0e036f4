// @vitest-environment happy-dom
import { m } from '@slipway/messages'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { renderWithTheme } from '../../../../test/render-with-theme.tsx'
import type { PoolActs } from './pool-act.ts'
import { StakeCard } from './stake-card.tsx'
import { testPool, testReward, testState, testView } from './test/pool-fixture.ts'

const account = testPool().owner
const fakes = vi.hoisted(() => ({ obstacle: vi.fn() }))
vi.mock('../../network/find-own-account.ts', () => ({ findAccountObstacle: fakes.obstacle }))

afterEach(cleanup)

test.each([
  ['frozen', m.solstakepage_stake_frozen],
  ['given', m.solstakepage_stake_given],
] as const)(
  'that rewards cannot go into the wallet’s associated account is said before a stake: %s',
  async (obstacle, text) => {
    fakes.obstacle.mockResolvedValue(obstacle)
    const acts = { review: { clearProblem: () => undefined }, open: () => undefined }
    renderWithTheme(
      <QueryClientProvider client={new QueryClient()}>
        <StakeCard
          {...{ account, acts: acts as unknown as PoolActs }}
          view={testView()}
          state={testState()}
        />
      </QueryClientProvider>,
    )
    await screen.findByText(text({ token: 'WAKE' }))
    expect(fakes.obstacle.mock.lastCall?.slice(1)).toEqual([testReward(), account])
  },
)
