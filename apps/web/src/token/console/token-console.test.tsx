// @vitest-environment happy-dom
import { m } from '@slipway/messages'
import type { Token } from '@slipway/sdk/token/types'
import { cleanup, screen } from '@testing-library/react'
import { type Address, zeroAddress } from 'viem'
import { afterEach, expect, test, vi } from 'vitest'
import { renderWithTheme } from '../../../test/render-with-theme.tsx'
import { TokenConsole } from './token-console.tsx'

const nothing = vi.hoisted(() => () => null)
vi.mock('../../core/read-client.ts', () => ({ readClient: { chain: { id: 31_337 } } }))
vi.mock('../../core/late-part.tsx', () => ({ LatePart: nothing }))
vi.mock('../../core/app-link.tsx', () => ({ AppLink: nothing }))
vi.mock('../../transaction/use-chain-now.ts', () => ({ useChainNow: () => 1 }))
vi.mock('../../transaction/use-review.tsx', () => ({ useReview: () => ({ dialog: null }) }))
vi.mock('../../transaction/connect-button.tsx', () => ({
  ConnectButton: () => <button type="button">connect</button>,
}))
vi.mock('../shared/capabilities-panel.tsx', () => ({ CapabilitiesPanel: nothing }))
vi.mock('../shared/token-head.tsx', () => ({ TokenHead: nothing }))
vi.mock('./history-panel.tsx', () => ({ default: nothing }))
vi.mock('./state-panel.tsx', () => ({ StatePanel: nothing }))
afterEach(cleanup)

const owner: Address = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const other: Address = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC'
const show = (account: Address | undefined, of: Address = owner, more: Partial<Token> = {}) =>
  renderWithTheme(<TokenConsole token={{ owner: of, ...more } as Token} account={account} />)

test('who has no wallet connected is asked for one, of a renounced token too', () => {
  show(undefined)
  screen.getByText(m.token_console_connect_text())
  screen.getByRole('button', { name: 'connect' })
  expect(screen.queryByText(m.token_console_not_owner())).toBeNull()
  cleanup()
  show(undefined, zeroAddress)
  screen.getByText(m.token_console_connect_text())
})

test('another wallet than the owner’s is told whose token it is', () => {
  show(other)
  screen.getByText(m.token_console_not_owner())
  cleanup()
  show(other, zeroAddress)
  screen.getByText(m.token_console_nobody())
  cleanup()
  show(owner)
  expect(screen.queryByText(m.token_console_not_owner())).toBeNull()
})

test.each([
  ['who holds none of a plain token', { balance: 0n }, false],
  ['who holds some of it', { balance: 1n }, true],
  ['anybody, of a taxed token', { balance: 0n, taxed: { launch: { isLaunched: true } } }, true],
])('once nobody owns it %s is told of actions below: %o', (_who, more, isTold) => {
  show(other, zeroAddress, more as unknown as Partial<Token>)
  const told = screen.queryByText((text) => text.includes(m.token_console_anybody()))
  expect(told !== null).toBe(isTold)
  screen.getByText((text) => text.includes(m.token_console_nobody()))
})
