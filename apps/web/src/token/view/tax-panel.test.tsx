// @vitest-environment happy-dom
import { m } from '@slipway/messages'
import type { TaxedState, Token } from '@slipway/sdk/token/types'
import { cleanup, screen } from '@testing-library/react'
import { type Address, zeroAddress } from 'viem'
import { afterEach, expect, test, vi } from 'vitest'
import { renderWithTheme } from '../../../test/render-with-theme.tsx'
import { listedRouters } from '../../venues/listed-routers.ts'
import TaxPanel from './tax-panel.tsx'

vi.mock('../../core/token-api.ts', () => ({ tokenApi: { listTokenTaxes: async () => [] } }))

afterEach(cleanup)

const [listed] = listedRouters
const other: Address = `0x${'8'.repeat(40)}`

function show(router: Address, pool = { addPoolBps: 0, removePoolBps: 0 }) {
  const taxed = {
    taxes: { buyBps: 300, sellBps: 500, transferBps: 0, ...pool },
    shares: { burn: 0, liquidity: 50, marketing: 50, dividend: 0 },
    switches: { taxChange: true },
    wallets: { router, quote: zeroAddress },
  } as unknown as TaxedState
  const token = { address: other, symbol: 'HBR', decimals: 18 } as unknown as Token
  renderWithTheme(<TaxPanel token={token} taxed={taxed} />)
}

test('buyers are warned of a token whose own exchange the list of the network lacks', () => {
  show(other)
  screen.getByText(m.tools_exchange_unlisted_text())
  cleanup()
  show(listed?.router ?? other)
  expect(screen.queryByText(m.tools_exchange_unlisted_text())).toBeNull()
})

test('a tax on liquidity that is above that of a trade is shown, one below it is not', () => {
  show(other, { addPoolBps: 5_000, removePoolBps: 200 })
  screen.getByText(m.console_tax_add_pool())
  expect(screen.queryByText(m.console_tax_remove_pool())).toBeNull()
})
