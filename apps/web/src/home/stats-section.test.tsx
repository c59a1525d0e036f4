// @vitest-environment happy-dom
import { m } from '@slipway/messages'
import { act, cleanup, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { renderWithTheme } from '../../test/render-with-theme.tsx'
import { StatsSection } from './stats-section.tsx'

const useOfferedChains = vi.hoisted(() => vi.fn())
const known = vi.hoisted(() => ({ solana: [] as unknown[] }))
vi.mock('../core/use-offered-chains.ts', () => ({ useOfferedChains }))
vi.mock('../core/app-link.tsx', () => ({
  AppLink: ({ children }: { children: ReactNode }) => children,
}))
vi.mock('./stat-figures.tsx', () => ({ StatFigures: () => <p>totals</p> }))
vi.mock('./use-stats.ts', () => ({
  useStats: () => ({
    data: {
      totals: {},
      days: [],
      solana: known.solana,
      chains: [
        {
          ...{ chainId: 8453, acts: 3, tokens: 1, presales: 1, locks: 1, users: 1 },
          currencies: [],
        },
      ],
    },
  }),
}))

const seen = new Set<(isIntersecting: boolean) => void>()
class Observer {
  readonly #tell: (isIntersecting: boolean) => void
  constructor(tell: IntersectionObserverCallback) {
    this.#tell = (isIntersecting) =>
      tell([{ isIntersecting } as IntersectionObserverEntry], this as never)
  }
  observe() {
    seen.add(this.#tell)
  }
  unobserve() {}
  disconnect() {}
}

afterEach(() => {
  cleanup()
  known.solana = []
  vi.unstubAllGlobals()
})

test('the totals stand at once; the catalogue that names other networks loads once their tables are near', () => {
  vi.stubGlobal('IntersectionObserver', Observer)
  useOfferedChains.mockReturnValue([
    { type: 'evm', chainId: 8453, name: 'Base', logo: 'base.svg', currencies: [] },
  ])
  renderWithTheme(<StatsSection />)
  screen.getByText('totals')
  screen.getByText(m.home_stats_raised())
  expect(useOfferedChains).not.toHaveBeenCalled()
  act(() => {
    for (const tell of seen) tell(true)
  })
  screen.getByRole('rowheader', { name: 'Base' })
  expect(useOfferedChains).toHaveBeenCalledWith(true)
})

test('totals that leave Solana out say so where a cluster is listed beside them', () => {
  vi.stubGlobal('IntersectionObserver', Observer)
  renderWithTheme(<StatsSection />)
  expect(screen.queryByText(m.home_stats_solana())).toBeNull()
  cleanup()
  known.solana = [{ chainId: 900, acts: 1, presales: 1, locks: 0, users: 1, raisedLamports: '0' }]
  renderWithTheme(<StatsSection />)
  screen.getByText(m.home_stats_solana())
})
