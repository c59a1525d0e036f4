import { beforeEach, expect, test, vi } from 'vitest'
import { createConfig, createStorage, custom, mock } from 'wagmi'
import { connect, getConnection } from 'wagmi/actions'
import { bsc } from 'wagmi/chains'
import { FakeClient, fakeSession } from './fake-client.ts'
import { reconnectPaired } from './reconnect-paired.ts'
import { WalletConnectProvider } from './wallet-connect-provider.ts'

const paired = '0x55d398326f99059fF775485246999027B3197955'
const inBrowser = '0x10ED43C718714eb63d5aA57B78B54704E256024E'

const page = vi.hoisted(() => ({ load: (): Promise<unknown> => Promise.reject(new Error()) }))
vi.mock('./load-provider.ts', () => ({ loadProvider: () => page.load() }))

/** A page beside whose wallet behind the relay an extension knows the site as well. */
const open = () =>
  createConfig({
    chains: [bsc],
    connectors: [
      mock({ accounts: [inBrowser], features: { defaultConnected: true, reconnect: true } }),
    ],
    transports: { [bsc.id]: custom({ request: async () => null }) },
    multiInjectedProviderDiscovery: false,
    // It was last connected with the wallet behind the relay.
    storage: createStorage({
      storage: {
        getItem: (key) => (key === 'wagmi.recentConnectorId' ? '"walletConnect"' : null),
        setItem: () => undefined,
        removeItem: () => undefined,
      },
    }),
  })

let client: FakeClient
const restore = () => WalletConnectProvider.restore({ client, chainIds: [56], pageChainId: 56 })

beforeEach(() => {
  client = new FakeClient()
  client.kept = [fakeSession([`eip155:56:${paired}`])]
  page.load = restore
})

test('the wallet behind the relay is gone on with, and no other beside it', async () => {
  const config = open()
  await reconnectPaired(config)
  expect(getConnection(config).address).toBe(paired)
  expect(config.state.connections.size).toBe(1)
  // Its end is the end, and no other account takes its place.
  client.tells.ended('topic')
  expect(getConnection(config).status).toBe('disconnected')
})

test('without a session another wallet that knows the site is gone on with', async () => {
  client.kept = []
  const config = open()
  await reconnectPaired(config)
  expect(getConnection(config).address).toBe(inBrowser)
})

test('a client that does not start is in nobody’s way', async () => {
  page.load = () => Promise.reject(new Error('It does not start.'))
  const config = open()
  await reconnectPaired(config)
  expect(getConnection(config).address).toBe(inBrowser)
})

test('a wallet that is chosen while the client starts stays', async () => {
  const started = Promise.withResolvers<void>()
  page.load = async () => {
    await started.promise
    return restore()
  }
  const config = open()
  const going = reconnectPaired(config)
  const [connector] = config.connectors
  if (!connector) throw new Error('There is no connector.')
  await connect(config, { connector })
  started.resolve()
  await going
  expect(getConnection(config).address).toBe(inBrowser)
  expect(config.state.connections.size).toBe(1)
})
