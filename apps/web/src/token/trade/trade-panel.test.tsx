// @vitest-environment happy-dom
import { m } from '@slipway/messages'
import type { LiquidityPool } from '@slipway/sdk/liquidity/liquidity-pool'
import { planTrade } from '@slipway/sdk/trade/plan-trade'
import { TradeRefused } from '@slipway/sdk/trade/trade-refused'
import type { PreparedTrade, TradeInput } from '@slipway/sdk/trade/types'
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { renderWithTheme } from '../../../test/render-with-theme.tsx'
import type { ShownPlan } from '../../transaction/shown-plan.ts'
import TradePanel from './trade-panel.tsx'

const { getTokenPools, prepareTrade, getBalance, connection, opened } = vi.hoisted(() => ({
  getTokenPools: vi.fn(),
  prepareTrade: vi.fn(),
  getBalance: vi.fn(),
  connection: { address: undefined as string | undefined },
  opened: [] as unknown[],
}))
const account = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const wei = 10n ** 18n

vi.mock('wagmi', async (original) => ({
  ...(await original<typeof import('wagmi')>()),
  useConnection: () => connection,
}))
vi.mock('@slipway/sdk/liquidity/get-token-pools', () => ({ getTokenPools }))
vi.mock('@slipway/sdk/trade/prepare-trade', () => ({ prepareTrade }))
vi.mock('../../core/read-client.ts', () => ({
  readClient: {
    chain: { id: 31_337, nativeCurrency: { decimals: 18 } },
    getBalance,
    getGasPrice: async () => 1_000_000_000n,
    getBlock: async () => ({ timestamp: 1_000n }),
    getCode: async () => undefined,
    readContract: async () => 7n * 10n ** 18n,
  },
}))
vi.mock('../../transaction/use-review.tsx', () => ({
  useReview: () => ({ open: (plan: unknown) => opened.push(plan), dialog: null }),
}))

const token = {
  address: '0x1111111111111111111111111111111111111111',
  symbol: 'HRB',
  decimals: 18,
} as const
const pool = {
  venue: 'Uniswap V2',
  kind: 'v2',
  router: { address: '0x3333333333333333333333333333333333333333', language: 'v2' },
  pair: '0x4444444444444444444444444444444444444444',
  quote: {
    address: '0x2222222222222222222222222222222222222222',
    name: 'WETH',
    decimals: 18,
    isWrappedNative: true,
  },
  depth: { token: 10n * wei, quote: 10n * wei },
} as unknown as LiquidityPool

function prepared(received: bigint): PreparedTrade {
  const input: TradeInput = {
    side: 'buy',
    token: token.address,
    quote: pool.quote.address,
    isNative: true,
    router: { address: pool.router?.address ?? token.address, language: 'v2' },
    feePpm: 0,
    amount: wei,
    least: (received * 99n) / 100n,
    deadline: 2_000n,
    approvals: [],
  }
  return {
    input,
    route: { pool, router: { address: token.address, language: 'v2' } },
    outcome: { isMeasured: true, expected: received, received, taxBps: 300, impactBps: 10 },
    plan: planTrade(input),
  }
}

beforeEach(() => {
  connection.address = account
  opened.length = 0
  getTokenPools.mockResolvedValue([pool])
  getBalance.mockReset().mockResolvedValue(5n * wei)
  prepareTrade.mockReset().mockResolvedValue(prepared(2n * wei))
})
afterEach(cleanup)

test('a token without a pool, and one whose pools take no trade, are told apart', async () => {
  getTokenPools.mockResolvedValue([])
  renderWithTheme(<TradePanel token={token} />)
  await screen.findByText(m.trade_no_pool())
  cleanup()
  getTokenPools.mockResolvedValue([{ ...pool, router: undefined }])
  renderWithTheme(<TradePanel token={token} />)
  await screen.findByText(m.trade_no_route())
})

test('without a wallet the form is not shown', async () => {
  connection.address = undefined
  renderWithTheme(<TradePanel token={token} />)
  await screen.findByRole('button', { name: m.trade_connect() })
  expect(screen.queryByLabelText(m.trade_amount_buy())).toBeNull()
})

async function type(amount: string) {
  renderWithTheme(<TradePanel token={token} />)
  const field = await screen.findByLabelText(m.trade_amount_buy())
  await screen.findByText(/^Balance: 5\s/)
  fireEvent.change(field, { target: { value: amount } })
}

const submit = () => screen.getByRole('button', { name: m.trade_button_buy({ symbol: 'HRB' }) })

async function openReview() {
  await waitFor(() => expect(submit().hasAttribute('disabled')).toBe(false))
  fireEvent.click(submit())
  await waitFor(() => expect(opened).toHaveLength(1))
  return opened[0] as ShownPlan
}

const finderIn =
  ({ pays, gets, facts }: ShownPlan['review']) =>
  (text: string) =>
    [...pays, ...gets, ...facts].find((line) => line.label === text)

test('what is typed is run on a node, and reviewed with tax, least, router and deadline (P-46)', async () => {
  await type('1')
  await screen.findByText(m.trade_least())
  const { review, renew, label, resume } = await openReview()
  expect(label).toMatchObject({ kind: 'trade_buy', contract: token.address })
  const lineOf = finderIn(review)
  expect(lineOf(m.trade_token())?.address).toBe(token.address)
  expect(lineOf(m.trade_tax())?.value).toBe('3%')
  expect(lineOf(m.trade_least())?.value).toContain('1.98')
  expect(lineOf(m.trade_router())?.address).toBe(pool.router?.address)
  expect(review.permanent).toEqual([m.trade_tax_permanent({ tax: '3%', symbol: 'HRB' })])
  // An allowance that is in a block by then stays a step of the run.
  const begun = { ...prepared(wei).input, approvals: [{ token: token.address }] }
  expect(resume?.(begun, prepared(2n * wei).input)).toMatchObject({
    least: (198n * wei) / 100n,
    approvals: begun.approvals,
  })
  // Made anew, it holds on to the pool and the least that were shown.
  await renew?.()
  const surroundings = prepareTrade.mock.lastCall?.[3]
  expect(surroundings.reviewed).toMatchObject({ least: (198n * wei) / 100n, route: { pool } })
})

test('the reason of a refusal stands in the form', async () => {
  prepareTrade.mockRejectedValue(new TradeRefused('Token_NotLaunched'))
  await type('1')
  await screen.findByText(/Trading is not open yet/)
})

test('nothing is reviewed before its forecast is there', async () => {
  let settle = (_: PreparedTrade) => {}
  prepareTrade.mockReturnValue(
    new Promise<PreparedTrade>((done) => {
      settle = done
    }),
  )
  await type('1')
  await waitFor(() => expect(prepareTrade).toHaveBeenCalled())
  expect(submit().hasAttribute('disabled')).toBe(true)
  settle(prepared(2n * wei))
  await waitFor(() => expect(submit().hasAttribute('disabled')).toBe(false))
})

test('a high impact and a wide slippage are warned of in the review, what no node ran is told', async () => {
  const { outcome, ...rest } = prepared(2n * wei)
  const quoted = { ...outcome, isMeasured: false, taxBps: undefined, impactBps: 1_500 }
  prepareTrade.mockResolvedValue({ ...rest, outcome: quoted })
  await type('1')
  const slippage = screen.getByLabelText(m.trade_slippage_field())
  fireEvent.change(slippage, { target: { value: '5.01' } })
  const warning = m.trade_slippage_high({ slippage: '5.01%' })
  await screen.findByText(warning)
  const { review } = await openReview()
  expect(review.permanent).toEqual([m.trade_impact_permanent(), warning])
  const lineOf = finderIn(review)
  expect(lineOf(m.trade_gets())?.note).toBe(m.trade_gets_note_quoted())
  expect(lineOf(m.trade_tax())).toMatchObject({
    value: m.trade_tax_unknown(),
    note: m.trade_tax_note_unrun(),
  })
  fireEvent.change(slippage, { target: { value: '5' } })
  await waitFor(() => expect(screen.queryByText(warning)).toBeNull())
})

test('balances that cannot be read are told, and nothing is reviewed until they are', async () => {
  getBalance.mockRejectedValue(new Error('No node answers.'))
  renderWithTheme(<TradePanel token={token} />)
  await screen.findByText(m.trade_balances_failed())
  expect(submit().hasAttribute('disabled')).toBe(true)
  getBalance.mockResolvedValue(5n * wei)
  fireEvent.click(screen.getByRole('button', { name: m.shell_retry() }))
  await screen.findByText(/^Balance: 5\s/)
  expect(submit().hasAttribute('disabled')).toBe(false)
})

test('what the wallet holds can be typed, whatever is proposed', async () => {
  await type('5')
  await openReview()
})

test('the network’s fee is left in the wallet', async () => {
  renderWithTheme(<TradePanel token={token} />)
  const most = await screen.findByRole('button', { name: m.trade_max() })
  await waitFor(() => expect(most.hasAttribute('disabled')).toBe(false))
  fireEvent.click(most)
  const field = screen.getByLabelText(m.trade_amount_buy()) as HTMLInputElement
  // 700 000 units of gas at one gwei.
  expect(field.value).toBe('4.9993')
})
