// @vitest-environment happy-dom
import { m } from '@slipway/messages'
import { cleanup, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createConfig, createConnector, custom, WagmiProvider } from 'wagmi'
import { bsc } from 'wagmi/chains'
import { renderWithTheme } from '../../test/render-with-theme.tsx'
import WalletDialog from './wallet-dialog.tsx'

const runtime = vi.hoisted(() => ({ runtimeConfig: {} as { walletConnect?: object } }))
vi.mock('./runtime-config.ts', () => runtime)
vi.mock('./wallet-connect/pairing-panel.tsx', () => ({ default: () => <p>A code</p> }))

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
afterEach(cleanup)

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
