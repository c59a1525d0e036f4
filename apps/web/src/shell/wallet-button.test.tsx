// @vitest-environment happy-dom
import { m } from '@slipway/messages'
import { cleanup, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { renderWithTheme } from '../../test/render-with-theme.tsx'
import { pairingNote } from './pairing-note.ts'
import { WalletButton } from './wallet-button.tsx'

const page = vi.hoisted(() => ({
  connection: { status: 'disconnected' },
  runtimeConfig: {} as { walletConnect?: object },
}))
vi.mock('wagmi', () => ({ useConnection: () => page.connection }))
vi.mock('./runtime-config.ts', () => ({ runtimeConfig: page.runtimeConfig }))
vi.mock('./wallet-dialog.tsx', () => ({ default: () => <p>Wallets</p> }))

const button = () => screen.getByRole('button', { name: m.shell_wallet_connect() })

beforeEach(() => {
  page.connection.status = 'disconnected'
  page.runtimeConfig.walletConnect = {}
})

afterEach(() => {
  cleanup()
  pairingNote.clear()
  vi.useRealTimers()
})

test('while a wallet is asked the button can have the focus again, and while one is gone on with it waits', () => {
  page.connection.status = 'connecting'
  renderWithTheme(<WalletButton />)
  expect(button()).toHaveProperty('disabled', false)
  cleanup()
  page.connection.status = 'reconnecting'
  renderWithTheme(<WalletButton />)
  expect(button()).toHaveProperty('disabled', true)
})

test('a page that was discarded while a code was shown opens the wallets again', async () => {
  pairingNote.keep()
  renderWithTheme(<WalletButton />)
  await screen.findByText('Wallets')
})

test.each([
  ['the code has expired', () => vi.setSystemTime(Date.now() + 300_001)],
  ['the wallet is connected', () => Object.assign(page.connection, { status: 'reconnecting' })],
  ['the operator has no project', () => void delete page.runtimeConfig.walletConnect],
  ['nobody was at it', () => pairingNote.clear()],
])('it does not where %s', async (_why, change) => {
  vi.useFakeTimers({ toFake: ['Date'] })
  pairingNote.keep()
  change()
  renderWithTheme(<WalletButton />)
  await import('./wallet-dialog.tsx')
  await new Promise((resolve) => setTimeout(resolve))
  expect(screen.queryByText('Wallets')).toBeNull()
})
