// @vitest-environment happy-dom
import { m } from '@slipway/messages'
import { act, cleanup, screen } from '@testing-library/react'
import { useSyncExternalStore } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { renderWithTheme } from '../../test/render-with-theme.tsx'
import { activeChain } from '../core/active-chain.ts'

const address = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const page = vi.hoisted(() => ({
  connection: { status: 'disconnected' } as { status: string; address?: string; chainId?: number },
  redraw: () => undefined as unknown,
  runtimeConfig: {} as { walletConnect?: object },
}))
vi.mock('wagmi', () => ({
  useConnection: () =>
    useSyncExternalStore(
      (redraw) => {
        page.redraw = redraw
        return () => undefined
      },
      () => page.connection,
    ),
}))
vi.mock('../core/runtime-config.ts', () => ({ runtimeConfig: page.runtimeConfig }))
vi.mock('../core/active-chain.ts', () => ({ activeChain: { chainId: 56 } }))
vi.mock('../creation-fee/vip-mark.tsx', () => ({ default: () => null }))
vi.mock('../core/wallet-dialog.tsx', () => ({ default: () => <p>Wallets</p> }))

/** A page that has just been loaded; what the tab keeps is of the one before. */
async function load(leave: () => void = () => undefined) {
  vi.resetModules()
  sessionStorage.clear()
  leave()
  const { pairingNote } = await import('../core/pairing-note.ts')
  const { WalletButton } = await import('./wallet-button.tsx')
  renderWithTheme(<WalletButton />)
  const become = (status: string, account = address) =>
    act(() => {
      page.connection = { status, address: account, chainId: activeChain.chainId }
      page.redraw()
    })
  return { pairingNote, become }
}

/** A page that showed a code when it was discarded. */
const leaveCode = () => sessionStorage.setItem('slipway:pairing', String(Date.now()))

/** Whatever the page has begun to open is open after it. */
async function settle(): Promise<void> {
  await import('../core/wallet-dialog.tsx')
  await act(() => new Promise((resolve) => setTimeout(resolve, 20)))
}

const button = () => screen.getByRole('button', { name: m.shell_wallet_connect() })

beforeEach(() => {
  page.connection = { status: 'disconnected' }
  page.runtimeConfig.walletConnect = {}
})

afterEach(() => {
  cleanup()
  sessionStorage.clear()
  vi.useRealTimers()
})

test('while a wallet is asked the button can have the focus again, and while one is gone on with it waits', async () => {
  page.connection = { status: 'connecting' }
  const { become } = await load()
  expect(button()).toHaveProperty('disabled', false)
  become('reconnecting')
  expect(button()).toHaveProperty('disabled', true)
})

test('a page that was discarded while a code was shown opens the wallets again', async () => {
  await load(leaveCode)
  await screen.findByText('Wallets')
})

test('it does so once it is known that no wallet is gone on with', async () => {
  page.connection = { status: 'reconnecting' }
  const { become } = await load(leaveCode)
  await settle()
  expect(screen.queryByText('Wallets')).toBeNull()
  become('disconnected')
  await screen.findByText('Wallets')
})

test.each([
  ['the code has expired', () => vi.setSystemTime(Date.now() + 300_001)],
  ['the wallet is connected', () => Object.assign(page.connection, { status: 'reconnecting' })],
  ['the operator has no project', () => void delete page.runtimeConfig.walletConnect],
  ['nobody was at it', () => sessionStorage.clear()],
])('it does not where %s', async (_why, change) => {
  vi.useFakeTimers({ toFake: ['Date'] })
  await load(() => {
    leaveCode()
    change()
  })
  await settle()
  expect(screen.queryByText('Wallets')).toBeNull()
})

test('a code of this page that comes to nothing opens no second dialog over the one that says so', async () => {
  const { pairingNote, become } = await load()
  pairingNote.keep()
  become('connecting')
  // The wallet refuses: whoever asked for the code hears of it after this.
  become('disconnected')
  await settle()
  expect(screen.queryByText('Wallets')).toBeNull()
})

test('nor does one for which somebody asked while the page was still going on with a wallet', async () => {
  page.connection = { status: 'reconnecting' }
  const { pairingNote, become } = await load(leaveCode)
  pairingNote.keep()
  become('disconnected')
  await settle()
  expect(screen.queryByText('Wallets')).toBeNull()
})

test('whoever leaves a wallet that the page went on with is shown no code of the page before', async () => {
  page.connection = { status: 'reconnecting' }
  const { pairingNote, become } = await load(leaveCode)
  become('connected')
  expect(pairingNote.isKept()).toBe(false)
  become('disconnected')
  await settle()
  expect(screen.queryByText('Wallets')).toBeNull()
})

test('what was achieved by an account that was disconnected stands beside no other', async () => {
  const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => undefined)
  const { become } = await load()
  become('connected')
  become('disconnected')
  become('connected')
  expect(reload).not.toHaveBeenCalled()
  become('disconnected')
  become('connected', '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC')
  expect(reload).toHaveBeenCalledTimes(1)
})
