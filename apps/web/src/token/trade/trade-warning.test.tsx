// @vitest-environment happy-dom
import { m } from '@slipway/messages'
import type { LiquidityPool } from '@slipway/sdk/liquidity/liquidity-pool'
import { cleanup, screen } from '@testing-library/react'
import { zeroAddress } from 'viem'
import { afterEach, test, vi } from 'vitest'
import { renderWithTheme } from '../../../test/render-with-theme.tsx'
import { TradeWarning } from './trade-panel.tsx'

const getTradeRehearsal = vi.hoisted(() => vi.fn())
vi.mock('@slipway/sdk/liquidity/get-trade-rehearsal', () => ({ getTradeRehearsal }))
vi.mock('../../core/read-client.ts', () => ({ readClient: { chain: { id: 31_337 } } }))

afterEach(cleanup)

const depth = { token: 1n, quote: 1n }
const pool = { pair: zeroAddress, depth } as unknown as LiquidityPool
const token = { address: zeroAddress, symbol: 'HRB', decimals: 18 }
const done = { ok: true, taxBps: 0, gasUsed: 0n }
const refused = { ok: false, failure: { kind: 'contract', name: 'No', args: {} } }

test.each([
  ['a refused sell', { sell: refused }, m.trade_sell_refused()],
  ['a later one that is refused', { sell: done, laterSell: refused }, m.trade_sell_refused()],
  ['a buy that brought nothing to sell', {}, m.trade_sell_nothing()],
  ['a tax', { sell: { ...done, taxBps: 500 } }, m.trade_sell_tax({ tax: '5%' })],
])('%s is told as what it was', async (_case, steps, text) => {
  getTradeRehearsal.mockResolvedValue({ state: 'done', buy: done, ...steps })
  renderWithTheme(<TradeWarning token={token} pool={pool} />)
  await screen.findByText(text)
})
