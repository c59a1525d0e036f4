import { afterEach, expect, test, vi } from 'vitest'
import { type Config, createConfig, createConnector, custom } from 'wagmi'
import { connect, disconnect } from 'wagmi/actions'
import { bsc } from 'wagmi/chains'
import { connectedWallet } from '../core/connected-wallet.ts'
import { followWallet } from './follow-wallet.ts'

const account = '0x55d398326f99059fF775485246999027B3197955'
let stop: () => void

afterEach(() => {
  stop()
  connectedWallet.set(undefined)
})

const provider = { request: async () => null }

/** A page on bsc whose wallet is connected on a network of the test's choice. */
async function connectOn(
  chainId: number,
  getProvider = async (): Promise<unknown> => provider,
  type = 'injected',
) {
  let move: (chainId: number) => void = () => undefined
  const connector = createConnector(({ emitter }) => {
    move = (next) => emitter.emit('change', { chainId: next })
    return {
      id: 'wallet',
      name: 'Wallet',
      type,
      connect: async () => ({ accounts: [account] as never, chainId }),
      disconnect: async () => undefined,
      getAccounts: async () => [account],
      getChainId: async () => chainId,
      getProvider,
      isAuthorized: async () => true,
      onAccountsChanged: () => undefined,
      onChainChanged: () => undefined,
      onDisconnect: () => undefined,
    }
  })
  const config: Config = createConfig({
    chains: [bsc],
    connectors: [connector],
    transports: { [bsc.id]: custom(provider) },
  })
  stop = followWallet(config, bsc.id)
  const [first] = config.connectors
  if (!first) throw new Error('There is no connector.')
  await connect(config, { connector: first })
  return { config, move: (next: number) => move(next) }
}

test('a wallet on the network of the page is read through, until it is disconnected', async () => {
  const { config } = await connectOn(bsc.id)
  await vi.waitFor(() => expect(connectedWallet.get()).toBe(provider))
  await disconnect(config)
  expect(connectedWallet.get()).toBeUndefined()
})

test('a wallet that moves to another network is let go at once, and taken again when it is back', async () => {
  const { move } = await connectOn(bsc.id)
  await vi.waitFor(() => expect(connectedWallet.get()).toBe(provider))
  move(1)
  expect(connectedWallet.get()).toBeUndefined()
  move(bsc.id)
  await vi.waitFor(() => expect(connectedWallet.get()).toBe(provider))
})

test('a wallet on another network is not read through', async () => {
  const asked = vi.fn(async () => ({}))
  await connectOn(1, asked)
  expect(connectedWallet.get()).toBeUndefined()
})

test('a wallet that keeps its provider to itself is not read through', async () => {
  const refused = vi.fn(async () => {
    throw new Error('no provider')
  })
  await connectOn(bsc.id, refused)
  await vi.waitFor(() => expect(refused).toHaveBeenCalled())
  expect(connectedWallet.get()).toBeUndefined()
})

test('a provider that comes after the wallet has moved is not taken', async () => {
  const late = Promise.withResolvers<unknown>()
  const { move } = await connectOn(bsc.id, () => late.promise)
  move(1)
  late.resolve({ request: async () => null })
  await late.promise
  expect(connectedWallet.get()).toBeUndefined()
})

test('a wallet behind a relay is not read through: it signs and nothing else', async () => {
  let asked = 0
  const getProvider = async () => {
    asked += 1
    return provider
  }
  await connectOn(bsc.id, getProvider, 'walletConnect')
  expect(connectedWallet.get()).toBeUndefined()
  expect(asked).toBe(0)
})
