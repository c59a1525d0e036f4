// @vitest-environment happy-dom
import { m } from '@slipway/messages'
import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { renderWithTheme } from '../../test/render-with-theme.tsx'
import { activeChain } from '../core/active-chain.ts'
import { type LaunchAct, PrivateRelayNotice } from './private-relay-notice.tsx'

const site = vi.hoisted(() => ({ relays: [] as object[] }))
vi.mock('../core/runtime-config.ts', async (original) => ({
  ...(await original<object>()),
  runtimeConfig: { development: false, chains: [], links: {}, relays: site.relays },
}))

afterEach(() => {
  cleanup()
  site.relays.length = 0
})

const url = 'https://relay.example/rpc'
const chain = activeChain.name

test('without a relay it says that others can see the transaction', () => {
  site.relays.push({ chainId: activeChain.chainId + 1, name: 'Elsewhere', url })
  renderWithTheme(<PrivateRelayNotice act="open" />)
  expect(screen.getByText(m.transaction_relay_none({ chain }))).toBeDefined()
  expect(screen.queryByText(url)).toBeNull()
  expect(screen.queryByText(m.transaction_relay_fallback())).toBeNull()
})

test('with one it names its address, says that the wallet decides, and what to do when nothing is mined', () => {
  site.relays.push({ chainId: activeChain.chainId, name: 'Relay', url })
  renderWithTheme(<PrivateRelayNotice act="buys" />)
  expect(screen.getByText(url)).toBeDefined()
  expect(screen.getByText(m.transaction_relay_use({ chain, name: 'Relay' }))).toBeDefined()
  expect(screen.getByRole('button', { name: m.transaction_relay_copy() })).toBeDefined()
  expect(screen.getByText(m.transaction_relay_fallback())).toBeDefined()
  expect(screen.queryByText(m.transaction_relay_none({ chain }))).toBeNull()
})

test.each([
  ['buys', m.transaction_relay_seen_buys],
  ['others', m.transaction_relay_seen_others],
  ['tradable', m.transaction_relay_seen_tradable],
  ['launch', m.transaction_relay_seen_launch],
  ['batch', m.transaction_relay_seen_batch],
  ['open', m.transaction_relay_seen_open],
] as const)('%s has its own words', (act: LaunchAct, text) => {
  renderWithTheme(<PrivateRelayNotice act={act} />)
  expect(screen.getByText(text())).toBeDefined()
})
