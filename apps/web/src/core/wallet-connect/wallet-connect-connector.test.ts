import { expect, test, vi } from 'vitest'
import { createConfig, createStorage, custom } from 'wagmi'
import { connect, disconnect, getConnection, reconnect } from 'wagmi/actions'
import { bsc } from 'wagmi/chains'
import { FakeClient, fakeSession } from './fake-client.ts'
import { walletConnectConnector } from './wallet-connect-connector.ts'
import { WalletConnectProvider } from './wallet-connect-provider.ts'

const account = '0x55d398326f99059fF775485246999027B3197955'
const other = '0x10ED43C718714eb63d5aA57B78B54704E256024E'
const request = async () => null

/** A page whose only way to a wallet is the relay. */
async function open(client = new FakeClient(), kept = new Map<string, string>()) {
  const provider = await WalletConnectProvider.restore({
    client,
    chainIds: [56, 1],
    pageChainId: 56,
  })
  const storage = createStorage({
    storage: {
      getItem: (key) => kept.get(key) ?? null,
      setItem: (key, value) => void kept.set(key, value),
      removeItem: (key) => void kept.delete(key),
    },
  })
  const config = createConfig({
    chains: [bsc],
    connectors: [walletConnectConnector(async () => provider)],
    transports: { [bsc.id]: custom({ request }) },
    multiInjectedProviderDiscovery: false,
    storage,
  })
  const [connector] = config.connectors
  if (!connector) throw new Error('There is no connector.')
  return { client, kept, config, connector }
}

const recent = 'wagmi.recentConnectorId'

/** A page on which the wallet has agreed. */
async function paired() {
  const page = await open()
  const { client, config, connector } = page
  const session = fakeSession([`eip155:56:${account}`, `eip155:1:${account}`])
  client.answer = async () => {
    client.kept = [session]
    return session
  }
  await connect(config, { connector })
  return page
}

test('a wallet that agrees is connected on the page’s network, and gone on with by the next page', async () => {
  const { client, config, kept } = await paired()
  expect(getConnection(config)).toMatchObject({ address: account, chainId: 56 })
  expect(kept.get(recent)).toBe('"walletConnect"')
  const next = await open(client, kept)
  await reconnect(next.config)
  expect(getConnection(next.config)).toMatchObject({ address: account, chainId: 56 })
  expect(client.wanted).toHaveLength(1)
})

test('a page without a session asks for nothing by itself', async () => {
  const { client, config } = await open()
  await reconnect(config)
  expect(getConnection(config).status).toBe('disconnected')
  expect(client.wanted).toEqual([])
})

test('what the wallet does is the connection’s', async () => {
  const { client, config, kept } = await paired()
  client.tells.told('topic', { name: 'chainChanged', data: 1 })
  await vi.waitFor(() => expect(getConnection(config).chainId).toBe(1))
  client.kept = [fakeSession([`eip155:1:${other}`])]
  client.tells.changed('topic')
  expect(getConnection(config).address).toBe(other)
  client.tells.ended('topic')
  expect(getConnection(config).status).toBe('disconnected')
  // The next page has no reason to load anything of it.
  expect(kept.has(recent)).toBe(false)
})

test('a wallet that is locked is no longer connected', async () => {
  const { client, config } = await paired()
  client.kept = [fakeSession([])]
  client.tells.changed('topic')
  expect(getConnection(config).status).toBe('disconnected')
})

test('disconnecting ends the session, and the next connection is followed as well', async () => {
  const { client, config, connector, kept } = await paired()
  await disconnect(config)
  expect(client.ended).toEqual(['topic'])
  expect(kept.has(recent)).toBe(false)
  await connect(config, { connector })
  client.tells.told('topic', { name: 'chainChanged', data: 1 })
  await vi.waitFor(() => expect(getConnection(config).chainId).toBe(1))
})

test('disconnecting waits for no relay', async () => {
  const { client, config, kept } = await paired()
  client.end = () => new Promise(() => undefined)
  await disconnect(config)
  expect(getConnection(config).status).toBe('disconnected')
  expect(kept.has(recent)).toBe(false)
})
