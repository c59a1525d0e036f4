// @vitest-environment happy-dom
import { m } from '@slipway/messages'
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createConfig, createConnector, custom, WagmiProvider } from 'wagmi'
import { bsc } from 'wagmi/chains'
import { renderWithTheme } from '../../test/render-with-theme.tsx'
import { pairingNote } from './pairing-note.ts'
import WalletDialog from './wallet-dialog.tsx'

const runtime = vi.hoisted(() => ({ runtimeConfig: {} as { walletConnect?: object } }))
vi.mock('./runtime-config.ts', () => runtime)
vi.mock('./wallet-connect/pairing-panel.tsx', () => ({
  default: ({ onBack }: { onBack(): void }) => (
    <button type="button" onClick={onBack}>
      A code
    </button>
  ),
}))

const request = async () => null

const connectorOf = (type: string, name: string) =>
  createConnector(() => ({
    id: type,
    name,
    type,
    connect: async () => ({ accounts: [], chainId: bsc.id }) as never,
    disconnect: async () => undefined,
    getAccounts: async () => [],
    getChainId: async () => bsc.id,
    getProvider: async () => undefined,
    isAuthorized: async () => false,
    onAccountsChanged: () => undefined,
    onChainChanged: () => undefined,
    onDisconnect: () => undefined,
  }))

/** Opens the dialog in a browser with these wallets. */
function show(connectors: ReturnType<typeof connectorOf>[]): void {
  const config = createConfig({
    chains: [bsc],
    connectors,
    transports: { [bsc.id]: custom({ request }) },
    multiInjectedProviderDiscovery: false,
  })
  renderWithTheme(
    <WagmiProvider config={config} reconnectOnMount={false}>
      <WalletDialog onClose={() => undefined} />
    </WagmiProvider>,
  )
}

const offer = () =>
  screen.queryByRole('button', { name: new RegExp(m.shell_walletconnect_offer()) })

beforeEach(() => {
  runtime.runtimeConfig.walletConnect = {}
})
afterEach(() => {
  cleanup()
  pairingNote.clear()
})

test('without the operator’s project only the wallets of this browser are offered', () => {
  delete runtime.runtimeConfig.walletConnect
  show([connectorOf('announced', 'A wallet')])
  screen.getByRole('button', { name: 'A wallet' })
  expect(offer()).toBeNull()
  cleanup()
  show([])
  screen.getByText(m.error_Wallet_Missing())
  expect(offer()).toBeNull()
})

test('with it a code is offered beside them, and where there is none', async () => {
  show([])
  screen.getByText(m.error_Wallet_Missing())
  expect(offer()).not.toBeNull()
  cleanup()
  // One that was connected before is no wallet of this browser.
  show([connectorOf('announced', 'A wallet'), connectorOf('walletConnect', 'WalletConnect')])
  expect(screen.getAllByRole('listitem')).toHaveLength(2)
  offer()?.click()
  await screen.findByText('A code')
})

test('the focus goes to the code while it loads, and comes back to what led there', async () => {
  show([])
  const before = offer()
  before?.focus()
  if (before) fireEvent.click(before)
  const place = screen.getByRole('region', { name: m.shell_walletconnect_title() })
  expect(document.activeElement).toBe(place)
  fireEvent.click(await screen.findByText('A code'))
  await waitFor(() => expect(offer()).not.toBeNull())
  expect(document.activeElement).toBe(offer())
})

test('a page whose code was shown when the phone discarded it offers another', async () => {
  pairingNote.keep()
  show([])
  await screen.findByText('A code')
  cleanup()
  // Without the operator's project there is none to offer.
  delete runtime.runtimeConfig.walletConnect
  show([])
  screen.getByText(m.error_Wallet_Missing())
})
