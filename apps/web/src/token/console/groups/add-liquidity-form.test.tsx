// @vitest-environment happy-dom
import { m } from '@slipway/messages'
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { type Address, zeroAddress } from 'viem'
import { afterEach, expect, test, vi } from 'vitest'
import { renderWithTheme } from '../../../../test/render-with-theme.tsx'
import type { ConsoleAct } from '../console-act.ts'
import type { Market } from '../use-market.ts'
import { AddLiquidityForm } from './add-liquidity-form.tsx'

const { balance } = vi.hoisted(() => ({ balance: vi.fn() }))
vi.mock('../use-quote-balance.ts', () => ({ useQuoteBalance: balance }))
vi.mock('../../../core/read-client.ts', () => ({
  readClient: { chain: { id: 31_337 }, readContract: () => new Promise(() => undefined) },
}))
afterEach(cleanup)

const account: Address = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const E = 10n ** 18n

function show(reserves: { token: bigint; quote: bigint }, open: () => void, more = {}) {
  const { isLaunchOffered = false, ...ofToken } = more as { isLaunchOffered?: boolean }
  const token = { address: account, symbol: 'HBR', decimals: 18, balance: 100n * E, ...ofToken }
  const act = {
    ...{ token, account, now: 1, open, clearDone: () => undefined, doneOf: () => null },
  } as unknown as ConsoleAct
  const market = {
    ...{ router: account, quote: zeroAddress, currency: { symbol: 'ETH', decimals: 18 } },
    pool: { pair: account, reserves },
  } as unknown as Market
  renderWithTheme(<AddLiquidityForm act={act} market={market} isLaunchOffered={isLaunchOffered} />)
  fireEvent.click(screen.getByRole('button', { expanded: false }))
}
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } })
const submit = () => fireEvent.click(screen.getByRole('button', { name: m.token_console_review() }))

test('a quote beyond what the wallet has is refused at its field', async () => {
  balance.mockReturnValue(2n * E)
  show({ token: 0n, quote: 0n }, () => undefined)
  type(m.console_liquidity_tokens(), '10')
  type(m.console_liquidity_quote(), '3')
  submit()
  await screen.findByText(m.token_burn_too_much({ balance: '2 ETH' }))
  expect(screen.getByLabelText(m.console_liquidity_quote()).getAttribute('aria-invalid')).toBe(
    'true',
  )
})

test('so is one that a pool’s price asks for, where the tokens are typed', async () => {
  balance.mockReturnValue(2n * E)
  show({ token: 10n * E, quote: 10n * E }, () => undefined)
  type(m.console_liquidity_tokens(), '3')
  submit()
  await screen.findByText(m.token_burn_too_much({ balance: '2 ETH' }))
})

test.each([true, false])(
  'before trading is open the launch is named where it stands above: %s',
  async (isLaunchOffered) => {
    balance.mockReturnValue(2n * E)
    const taxed = { launch: { isLaunched: false, isLiquidityPhase: false } }
    show({ token: 0n, quote: 0n }, () => undefined, { taxed, isLaunchOffered })
    expect(
      screen.queryByText((text) => text.includes(m.console_liquidity_text_launch())) !== null,
    ).toBe(isLaunchOffered)
    type(m.console_liquidity_tokens(), '1')
    type(m.console_liquidity_quote(), '1')
    submit()
    await screen.findByText(
      isLaunchOffered ? m.console_liquidity_closed() : m.console_liquidity_closed_phase(),
    )
  },
)
