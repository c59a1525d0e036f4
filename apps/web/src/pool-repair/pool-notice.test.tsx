// @vitest-environment happy-dom
import { m } from '@slipway/messages'
import type { TokenObstacle } from '@slipway/sdk/pool-repair/get-token-obstacle'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, screen } from '@testing-library/react'
import { zeroAddress } from 'viem'
import { afterEach, expect, test, vi } from 'vitest'
import { renderWithTheme } from '../../test/render-with-theme.tsx'
import PoolNotice from './pool-notice.tsx'

const { obstacle } = vi.hoisted(() => ({ obstacle: vi.fn() }))
vi.mock('@slipway/sdk/pool-repair/get-token-obstacle', () => ({ getTokenObstacle: obstacle }))
vi.mock('../core/read-client.ts', () => ({ readClient: { chain: { id: 31_337 } } }))
vi.mock('../core/app-link.tsx', () => ({
  AppLink: ({ to, children }: { to: string; children: React.ReactNode }) => (
    <a href={to}>{children}</a>
  ),
}))
vi.mock('./repair-contracts.ts', () => ({ repairContracts: {} }))
vi.mock('./use-repair-pool.ts', () => ({
  useRepairPool: () => ({
    pool: {
      pairState: {
        ...{ isVenueKnown: true, totalLiquidity: 1n, pair: '0x01' },
        ...{ tokenReserve: 10n, quoteReserve: 10n, tokenHeld: 15n, quoteHeld: 10n },
      },
      token: { symbol: 'HRB', decimals: 0 },
      quote: { symbol: 'WETH', decimals: 0 },
    },
  }),
}))
afterEach(cleanup)

const key = { venueFactory: zeroAddress, token: zeroAddress, quote: zeroAddress } as const
const presale = {
  text: m.repair_notice_presale_text(),
  repairText: m.repair_notice_presale_repair(),
}

function show(
  found: TokenObstacle | undefined,
  advice: { text?: string; repairText?: string } = {},
) {
  obstacle.mockResolvedValue(found)
  renderWithTheme(
    <QueryClientProvider client={new QueryClient()}>
      <PoolNotice poolKey={key} {...advice} />
    </QueryClientProvider>,
  )
}
const says = (text: string) => document.body.textContent?.includes(text) === true

test('who adds liquidity is led to the repair, where it takes the token', async () => {
  show(undefined)
  await screen.findByRole('link', { name: m.repair_notice_link() })
  expect(says(m.repair_notice_repair())).toBe(true)
  cleanup()
  show(undefined, presale)
  await screen.findByRole('link')
  expect(says(m.repair_notice_presale_repair())).toBe(true)
})

test.each(['taxed', 'taxed-forever'] as const)(
  'a token that is %s is not sent to a repair that would refuse it',
  async (found) => {
    for (const advice of [{}, presale]) {
      show(found, advice)
      await screen.findByText((text) => text.includes(m.repair_notice_taxed({ symbol: 'HRB' })))
      expect(screen.queryByRole('link')).toBeNull()
      expect(says(m.repair_notice_repair())).toBe(false)
      expect(says(m.repair_notice_presale_repair())).toBe(false)
      cleanup()
    }
  },
)

test('nor is one before its launch, whose launch brings the price back', async () => {
  show('gated', presale)
  await screen.findByText((text) => text.includes(m.repair_notice_presale_text()))
  await vi.waitFor(() => expect(obstacle).toHaveBeenCalled())
  expect(screen.queryByRole('link')).toBeNull()
  expect(says(m.repair_notice_presale_repair())).toBe(false)
})
