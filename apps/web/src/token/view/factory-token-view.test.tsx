// @vitest-environment happy-dom
import { m } from '@slipway/messages'
import type { TokenContracts } from '@slipway/sdk/platform/token-contracts'
import { shortenAddress } from '@slipway/sdk/shared/shorten-address'
import { cleanup, screen } from '@testing-library/react'
import { type Address, zeroAddress } from 'viem'
import { afterEach, expect, test, vi } from 'vitest'
import { renderWithTheme } from '../../../test/render-with-theme.tsx'
import { FactoryTokenView } from './factory-token-view.tsx'

const nothing = vi.hoisted(() => () => null)
const address = vi.hoisted(() => '0x00000000000000000000000000000000000000AA' as const)
vi.mock('../../core/read-client.ts', () => ({ readClient: { chain: { id: 31_337 } } }))
vi.mock('../../core/app-link.tsx', () => ({ AppLink: nothing }))
vi.mock('../../core/token-api.ts', () => ({
  tokenApi: {
    listTokenActions: async () => ({
      items: [
        { id: '2', kind: 'blacklisted', account: address, createdAt: 2, txHash: '0x', details: {} },
        { id: '1', kind: 'created', account: address, createdAt: 1, txHash: '0x', details: {} },
      ],
      nextCursor: null,
    }),
  },
}))
vi.mock('../shared/use-token.ts', () => ({
  useToken: () => ({ data: { address, symbol: 'HBR', decimals: 18, owner: address } }),
}))
vi.mock('../../names/lazy-name-warnings.tsx', () => ({ NameWarnings: nothing }))
vi.mock('../candles/candle-panel.tsx', () => ({ default: nothing }))
vi.mock('../shared/capabilities-panel.tsx', () => ({ CapabilitiesPanel: nothing }))
vi.mock('../shared/holders-panel.tsx', () => ({ default: nothing }))
vi.mock('../shared/share-link.tsx', () => ({ ShareLink: nothing }))
vi.mock('../shared/token-head.tsx', () => ({ TokenHead: nothing }))
vi.mock('../shared/watch-token.tsx', () => ({ WatchToken: nothing }))
vi.mock('../trade/lazy-trade-panel.tsx', () => ({ TradePanel: nothing }))
vi.mock('./creation-panel.tsx', () => ({ CreationPanel: nothing }))
vi.mock('./facts-panel.tsx', () => ({ FactsPanel: nothing }))
vi.mock('./listings/lazy-token-listings.tsx', () => ({ TokenListings: nothing }))
vi.mock('./safety/lazy-safety-report.tsx', () => ({ SafetyReport: nothing }))
vi.mock('./safety/subject-of.ts', () => ({ subjectOf: () => ({}) }))

afterEach(cleanup)

const show = (account: Address | undefined) =>
  renderWithTheme(
    <FactoryTokenView contracts={{} as TokenContracts} address={address} account={account} />,
  )

test.each([
  ['whoever has no wallet', undefined],
  ['a stranger', zeroAddress],
  ['the owner', address],
])('%s sees what the owner did', async (_, account) => {
  show(account)
  await screen.findByText(m.token_console_history())
  const [newest] = await screen.findAllByRole('listitem')
  const blacklisted = m.console_action_blacklisted({ account: shortenAddress(address) })
  expect(newest?.textContent).toContain(blacklisted)
})
