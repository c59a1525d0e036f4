// @vitest-environment happy-dom
import { m } from '@slipway/messages'
import type { PairState, PoolReport } from '@slipway/sdk/pool-repair/types'
import { cleanup, screen, within } from '@testing-library/react'
import { type Address, getAddress, zeroAddress } from 'viem'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { renderWithTheme } from '../../test/render-with-theme.tsx'
import { activeChain } from '../core/active-chain.ts'
import { PoolFound } from './pool-found.tsx'
import type { RepairPool } from './repair-pool.ts'
import { Repaired } from './repaired.tsx'

vi.mock('../core/app-link.tsx', () => ({
  AppLink: ({
    to,
    search = {},
    children,
  }: {
    to: string
    search?: Record<string, string>
    children: React.ReactNode
  }) => <a href={`${to}?${new URLSearchParams(search)}`}>{children}</a>,
}))

afterEach(cleanup)

const at = (digits: string): Address => getAddress(`0x${digits.padStart(40, '0')}`)
const E = 10n ** 18n
const pairState: PairState = {
  venueFactory: at('f'),
  token: at('1'),
  quote: at('2'),
  pair: at('a'),
  isVenueKnown: true,
  tokenReserve: 20_000n * E,
  quoteReserve: E,
  tokenHeld: 20_000n * E,
  quoteHeld: E,
  totalLiquidity: 140n * E,
}
const pool: RepairPool = {
  pairState,
  token: { address: at('1'), symbol: 'HRB', decimals: 18 },
  quote: { address: at('2'), symbol: 'WETH', decimals: 18 },
  isWrappedNative: true,
}
const wish = {
  venueFactory: at('f'),
  token: at('1'),
  quote: zeroAddress,
  tokenAmount: 20_000n * E,
  quoteAmount: E,
}
const subject = {
  kind: 'pool',
  pair: at('a'),
  key: { venueFactory: at('f'), token: at('1'), quote: at('2') },
} as const

function show(change: Partial<PairState>, more: Partial<Parameters<typeof PoolFound>[0]> = {}) {
  renderWithTheme(
    <PoolFound
      pool={{ ...pool, pairState: { ...pairState, ...change } }}
      subject={subject}
      isMendable
      obstacle={undefined}
      wish={undefined}
      report={undefined}
      {...more}
    />,
  )
}

describe('what was found', () => {
  test('nothing wrong is said, with what one can do', () => {
    show({})
    screen.getByText(m.repair_fine_title())
    screen.getByText(/^Its reserves match its balance. Its price is 0\.00005\sWETH/)
    expect(screen.queryByText(m.repair_picture_after())).toBeNull()
  })

  test('where nothing can be mended here, nobody is sent to a form below', () => {
    const isMendable = false
    show({}, { isMendable })
    screen.getByText(/^Its reserves match its balance\. Its price is 0\.00005\sWETH\.$/)
    cleanup()
    show({}, { isMendable, wish, obstacle: 'taxed' })
    screen.getByText(m.repair_fine_priced_text())
    cleanup()
    show({ tokenHeld: 20_007n * E }, { isMendable })
    expect(screen.queryByText(m.repair_price_later())).toBeNull()
    cleanup()
    show({ tokenHeld: 20_007n * E })
    screen.getByText(m.repair_price_later())
  })

  test('each fault is named in plain words with its numbers', () => {
    show({ tokenHeld: 20_007n * E, totalLiquidity: 0n })
    screen.getByText(m.repair_fault_dust_title())
    screen.getByText(m.repair_fault_counted_title())
    screen.getByText(/^Sent to the pool without becoming liquidity: 7\sHRB\./)
    expect(screen.queryByText(m.repair_price_later())).toBeNull()
  })

  test('a price is judged once one is stated', () => {
    show({ quoteReserve: 2n * E, quoteHeld: 2n * E })
    screen.getByText(m.repair_fine_title())
    cleanup()
    show({ quoteReserve: 2n * E, quoteHeld: 2n * E }, { wish })
    screen.getByText(m.repair_fault_skewed_title())
    screen.getByText(/^The price is 0\.0001\sWETH instead of 0\.00005\sWETH\./)
  })

  test('before and after are drawn, with their amounts for a screen reader', () => {
    const report = { tokenAfter: 80_000n * E, quoteAfter: 4n * E } as PoolReport
    show({ quoteReserve: 2n * E, quoteHeld: 2n * E }, { wish, report })
    const [before, after] = screen.getAllByRole('figure')
    within(before as HTMLElement).getByRole('img', { name: /^Now: 20,000\sHRB against 2\sWETH/ })
    within(after as HTMLElement).getByRole('img', { name: /price 0\.00005\sWETH$/ })
  })

  test('an exchange that nobody knows, a gate and a tax are said first', () => {
    show({ isVenueKnown: false })
    screen.getByText(m.error_PoolRepair_VenueUnknown())
    cleanup()
    show({}, { obstacle: 'gated' })
    screen.getByText(m.repair_gated_title({ symbol: 'HRB' }))
    cleanup()
    show({}, { obstacle: 'taxed' })
    screen.getByText(m.repair_taxed_text())
    cleanup()
    show({}, { obstacle: 'taxed-forever' })
    screen.getByText(m.repair_taxed_forever_text())
  })

  test('the sides of a pasted pool can be exchanged', () => {
    show({})
    const link = screen.getByRole('link', {
      name: m.repair_found_swap({ symbol: 'HRB', quote: 'WETH' }),
    })
    expect(link.getAttribute('href')).toBe(`/lp/fix?pool=${at('a')}&token=${at('2')}`)
  })
})

test('success says what became liquidity, who has it, and what the pool holds by its own word', () => {
  const params = {
    wish,
    maxTokenLoss: 0n,
    maxQuoteLoss: 0n,
    minLiquidity: 1n,
    to: at('c'),
    deadline: 1n,
  }
  const result = {
    pair: at('a'),
    tokenIn: 60_000n * E,
    quoteIn: 3n * E,
    tokenSpent: 61_000n * E,
    quoteSpent: 2n * E,
    liquidity: 424n * E,
    tokenReserve: 80_000n * E,
    quoteReserve: 4n * E,
  }
  renderWithTheme(
    <Repaired pool={pool} params={params} result={result} onAgain={() => undefined} />,
  )
  screen.getByText(m.repair_done_title())
  screen.getByText(/^60,000\sHRB and 3\sWETH became liquidity; 424 liquidity tokens/)
  // The wallet gave native currency, which the pool holds wrapped.
  const native = activeChain.nativeCurrency.symbol
  screen.getByText(new RegExp(`61,000\\sHRB and 2\\s${native}`))
  screen.getByRole('img', { name: /80,000\sHRB against 4\sWETH/ })
})
