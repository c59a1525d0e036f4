// @vitest-environment happy-dom
import { m } from '@slipway/messages'
import { shortenAddress } from '@slipway/sdk/shared/shorten-address'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, screen } from '@testing-library/react'
import { type Address, zeroAddress } from 'viem'
import { afterEach, expect, test, vi } from 'vitest'
import { renderWithTheme } from '../../../../test/render-with-theme.tsx'
import LiquidityGroup from './liquidity-group.tsx'

const { isOpening } = vi.hoisted(() => ({ isOpening: vi.fn(() => false) }))
vi.mock('../use-token-openings.ts', () => ({ useIsOpening: isOpening }))
vi.mock('../use-market.ts', () => ({
  useMarket: () => ({
    currency: { symbol: 'ETH', decimals: 18 },
    pool: { pair: zeroAddress, reserves: { token: 1n, quote: 1n } },
  }),
}))
vi.mock('../../../core/read-client.ts', () => ({ readClient: { chain: { id: 31_337 } } }))
vi.mock('../../../pool-repair/lazy-pool-notice.tsx', () => ({
  LazyPoolNotice: ({ text }: { text?: string }) => <p data-notice={text ?? 'add'} />,
}))
vi.mock('../../shared/platform-contracts.ts', () => ({
  platformContracts: { launchPad: '0x5FbDB2315678afecb367f032d93F642f64180aa3' },
}))
vi.mock('./launch-pad-form.tsx', () => ({ LaunchPadForm: () => <p>{m.console_launch_title()}</p> }))
vi.mock('./add-liquidity-form.tsx', () => ({
  AddLiquidityForm: ({ isLaunchOffered }: { isLaunchOffered: boolean }) => (
    <p data-launch={isLaunchOffered}>{m.console_liquidity_title()}</p>
  ),
}))

afterEach(cleanup)

const other: Address = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'

function show(isLaunched: boolean, launcher: Address = zeroAddress) {
  const taxed = { launch: { isLaunched, launcher } }
  const token = { address: zeroAddress, decimals: 18, taxed }
  const act = { token, doneOf: () => null }
  renderWithTheme(
    <QueryClientProvider client={new QueryClient()}>
      <LiquidityGroup act={act as never} />
    </QueryClientProvider>,
  )
}
const row = () => screen.queryByText(m.console_liquidity_title())
const notice = () => document.querySelector('[data-notice]')?.getAttribute('data-notice')

test('liquidity is not added while a batch opening is to open trading, which the token would refuse', () => {
  isOpening.mockReturnValue(true)
  show(false)
  expect(row()).toBeNull()
  cleanup()
  isOpening.mockReturnValue(false)
  show(false)
  expect(row()).not.toBeNull()
  cleanup()
  isOpening.mockReturnValue(true)
  show(true)
  expect(row()).not.toBeNull()
})

test('no second launch is offered while a batch opening runs', () => {
  const launch = () => screen.queryByText(m.console_launch_title())
  isOpening.mockReturnValue(true)
  show(false)
  expect(launch()).toBeNull()
  cleanup()
  isOpening.mockReturnValue(false)
  show(false)
  expect(launch()).not.toBeNull()
})

test('where another contract is the launcher for good, no launch is offered that can only fail', () => {
  const launch = () => screen.queryByText(m.console_launch_title())
  isOpening.mockReturnValue(false)
  show(false, other)
  expect(launch()).toBeNull()
  expect(row()?.dataset.launch).toBe('false')
  screen.getByText(m.console_launch_given({ launcher: shortenAddress(other) }))
  // What a used pool needs is said of what can be done here.
  expect(notice()).toBe('add')
  cleanup()
  show(false, '0x5FbDB2315678afecb367f032d93F642f64180aa3')
  expect(launch()).not.toBeNull()
  expect(row()?.dataset.launch).toBe('true')
  expect(notice()).toBe(m.repair_notice_launch_text({ percent: '1' }))
  cleanup()
  show(true, other)
  expect(screen.queryByText((text) => text.includes(shortenAddress(other)))).toBeNull()
})
