// The page's part of a connection against a real client of the protocol on the other side, through a relay of this machine.
import { wasRejected } from '@slipway/sdk/evm/was-rejected'
import { deriveTestAccount } from '@slipway/testing/wallet/test-account'
import { TestWallet } from '@slipway/testing/wallet/test-wallet'
import { type LocalRelay, startLocalRelay } from '@slipway/testing/wallet-connect/local-relay'
import { memoryStore } from '@slipway/testing/wallet-connect/memory-store'
import { PairedWallet } from '@slipway/testing/wallet-connect/paired-wallet'
import { type Hex, numberToHex, stringToHex, verifyMessage, verifyTypedData } from 'viem'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createPairingClient } from './create-pairing-client.ts'
import { WalletConnectProvider } from './wallet-connect-provider.ts'

const projectId = '0123456789abcdef0123456789abcdef'
const chainIds = [1, 56, 8453, 31_337]
const accounts = [deriveTestAccount(0), deriveTestAccount(1)] as const
const [first, second] = accounts

let relay: LocalRelay
let signer: TestWallet
let wallet: PairedWallet
let storage: ReturnType<typeof memoryStore>
let provider: WalletConnectProvider

/** A page that has just been loaded; what it keeps is the browser's. */
async function load(options: { relayMs?: number; silentMs?: number; pageChainId?: number } = {}) {
  const settings = { projectId, relayUrl: relay.url }
  const client = await createPairingClient(settings, 'https://slipway.test', storage)
  return WalletConnectProvider.restore({ client, chainIds, pageChainId: 56, ...options })
}

const startWallet = (
  methods?: readonly string[],
  answers: Pick<TestWallet, 'request'> = signer,
) => {
  const options = { relayUrl: relay.url, projectId, chainIds: [1, 56], ...(methods && { methods }) }
  return PairedWallet.start({ ...options, signer: answers })
}

beforeEach(async () => {
  relay = await startLocalRelay({ projectId })
  const chains = [1, 56].map((chainId) => ({ chainId, rpcUrl: 'http://127.0.0.1:1' }))
  signer = new TestWallet({ accounts, chains })
  wallet = await startWallet()
  storage = memoryStore()
  provider = await load()
})

afterEach(async () => {
  await wallet.stop()
  await relay.stop()
})

/** Connects by the code that the page shows. */
async function pair(chainId = 56): Promise<void> {
  provider.on('display_uri', (uri) => void wallet.pair(uri))
  await provider.connect(chainId)
}

test('a wallet that reads the code is connected, on the network of the page', async () => {
  await pair()
  expect(provider.accounts).toEqual([first.address])
  expect(await provider.request({ method: 'eth_chainId' })).toBe('0x38')
  const [seen] = wallet.seen
  expect(seen).toMatchObject({ name: 'Slipway', url: 'https://slipway.test', required: [] })
  expect(seen?.chains).toEqual(['eip155:56', 'eip155:1', 'eip155:8453', 'eip155:31337'])
  expect(relay.called).toContain('wc_proposeSession')
})

test('texts and typed data are signed in the wallet', async () => {
  await pair()
  const message = 'Sign in to Slipway'
  const params = [stringToHex(message), first.address]
  const signature = (await provider.request({ method: 'personal_sign', params })) as Hex
  expect(await verifyMessage({ address: first.address, message, signature })).toBe(true)

  const typed = {
    domain: { name: 'Permit', chainId: 56 },
    types: { EIP712Domain: [], Permit: [{ name: 'value', type: 'uint256' }] },
    primaryType: 'Permit',
    message: { value: '7' },
  } as const
  const asked = { method: 'eth_signTypedData_v4', params: [first.address, JSON.stringify(typed)] }
  const permit = (await provider.request(asked)) as Hex
  const proof = { ...typed, message: { value: 7n }, address: first.address, signature: permit }
  expect(await verifyTypedData(proof)).toBe(true)
  expect(wallet.asked).toEqual([
    { method: 'personal_sign', chain: 'eip155:56' },
    { method: 'eth_signTypedData_v4', chain: 'eip155:56' },
  ])
})

test('what its owner refuses is known as a refusal: a request, and the connection itself', async () => {
  await pair()
  signer.approvals.rejectNext('eth_sendTransaction')
  const params = [{ from: first.address, to: second.address, value: '0x0' }]
  const refused = await provider
    .request({ method: 'eth_sendTransaction', params })
    .catch((error: unknown) => error)
  expect(refused).toBeInstanceOf(Error)
  expect(wasRejected(refused)).toBe(true)

  const other = await load()
  other.on('display_uri', (uri) => void wallet.refuse(uri))
  const failure = await other.connect(56).catch((error: unknown) => error)
  expect(wasRejected(failure)).toBe(true)
})

test('a page that is loaded again goes on, with account and network as they were', async () => {
  await pair()
  signer.setChain(1)
  await vi.waitFor(() => expect(provider.chainId).toBe(1))
  const params = [stringToHex('again'), first.address]
  const sign = () => provider.request({ method: 'personal_sign', params })
  await expect(sign()).rejects.toMatchObject({ code: 4901 })
  provider = await load({ pageChainId: 1 })
  expect(provider.accounts).toEqual([first.address])
  expect(provider.chainId).toBe(1)
  expect(await sign()).toMatch(/^0x/)
})

test('a wallet that moves to another account is followed', async () => {
  await pair()
  const moved = new Promise((resolve) => provider.on('accountsChanged', resolve))
  signer.switchAccount(1)
  expect(await moved).toEqual([second.address])
  provider = await load()
  expect(provider.accounts).toEqual([second.address])
})

test('a network of the session is changed to without a question, another one by the wallet', async () => {
  await pair()
  const changed: string[] = []
  provider.on('chainChanged', (chainId) => changed.push(chainId))
  const to = (chainId: number) =>
    provider.request({
      method: 'wallet_switchEthereumChain',
      params: [{ chainId: numberToHex(chainId) }],
    })
  await to(1)
  expect(changed).toEqual(['0x1'])
  expect(wallet.asked).toEqual([])
  await expect(to(8453)).rejects.toMatchObject({ code: 4902 })
  expect(provider.chainId).toBe(1)

  const added = { chainId: '0x2105', rpcUrls: ['http://127.0.0.1:1'] }
  const learnt = wallet.learn(8453)
  await provider.request({ method: 'wallet_addEthereumChain', params: [added] })
  await learnt
  await vi.waitFor(() => expect(provider.chainId).toBe(8453))
})

test('either side ends the connection, and the other knows', async () => {
  await pair()
  const ended = new Promise((resolve) => provider.on('disconnect', () => resolve('ended')))
  await wallet.disconnect()
  expect(await ended).toBe('ended')
  expect(provider.accounts).toEqual([])

  provider = await load()
  expect(provider.accounts).toEqual([])
  await pair()
  provider.disconnect()
  await vi.waitFor(() => expect(wallet.sessions).toBe(0))
  expect((await load()).accounts).toEqual([])
})

test('reads and methods that the wallet did not allow are not asked of it', async () => {
  await pair()
  for (const method of ['eth_call', 'wallet_sendCalls'])
    await expect(provider.request({ method, params: [] })).rejects.toMatchObject({ code: 4200 })
  expect(wallet.asked).toEqual([])
})

test('a wallet that keeps silent is not waited for where nobody in it is asked', async () => {
  await wallet.stop()
  const methods = ['wallet_getCallsStatus', 'wallet_getCapabilities']
  wallet = await startWallet(methods, {
    request: (asked) =>
      methods.includes(asked.method) ? new Promise(() => undefined) : signer.request(asked),
  })
  provider = await load({ silentMs: 500 })
  await pair()
  for (const method of methods)
    await expect(provider.request({ method, params: [] })).rejects.toMatchObject({
      code: 'WalletConnect_NoAnswer',
    })
  // A wallet is shown the next request once it has answered the one before.
  await vi.waitFor(() => expect(wallet.asked[0]?.method).toBe(methods[0]))
})

test('a relay that is away is said to be, and the next code works when it is back', async () => {
  await wallet.stop()
  await relay.stop()
  provider = await load({ relayMs: 2_000 })
  await expect(provider.connect(56)).rejects.toMatchObject({
    code: 'WalletConnect_RelayUnreachable',
  })
  relay = await startLocalRelay({ projectId, port: relay.port })
  wallet = await startWallet()
  await provider.stop()
  provider = await load()
  await pair()
  expect(provider.accounts).toEqual([first.address])
})

test('a relay that does not know the site’s project is said to refuse it', async () => {
  const settings = { projectId: 'f'.repeat(32), relayUrl: relay.url }
  const client = await createPairingClient(settings, 'https://slipway.test', memoryStore())
  const other = await WalletConnectProvider.restore({ client, chainIds, pageChainId: 56 })
  await expect(other.connect(56)).rejects.toMatchObject({ code: 'WalletConnect_RelayRefused' })
  await other.stop()
})

test('a wallet that agrees when nobody waits any more is told that the connection is over', async () => {
  const uri = new Promise<string>((resolve) => provider.on('display_uri', resolve))
  const connecting = provider.connect(56).catch((error: unknown) => error)
  const code = await uri
  provider.cancel()
  expect(await connecting).toMatchObject({ name: 'AbortError' })
  await wallet.pair(code)
  await vi.waitFor(() => expect(wallet.seen).toHaveLength(1))
  await vi.waitFor(() => expect(wallet.sessions).toBe(0))
  expect(provider.accounts).toEqual([])
})

test('nothing but the relay is asked', async () => {
  const asked = vi.spyOn(globalThis, 'fetch')
  await pair()
  expect(asked).not.toHaveBeenCalled()
  asked.mockRestore()
})
