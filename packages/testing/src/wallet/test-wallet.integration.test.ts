import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import {
  createTestClient,
  type Hex,
  http,
  numberToHex,
  parseEther,
  publicActions,
  recoverMessageAddress,
  recoverTypedDataAddress,
  stringToHex,
} from 'viem'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { deriveTestAccount } from './test-account.ts'
import { TestWallet, type WalletEvent } from './test-wallet.ts'

const accounts = [0, 1, 2].map(deriveTestAccount)
const [first, second] = accounts.map((account) => account.address) as [Hex, Hex]
const chainId = 31_337

let anvil: ChildProcess
let rpcUrl: string
let wallet: TestWallet
let events: [WalletEvent, unknown][]

beforeAll(async () => {
  anvil = spawn('anvil', ['--port', '0'], { stdio: ['ignore', 'pipe', 'inherit'] })
  if (!anvil.stdout) throw new Error('anvil has no output')
  for await (const line of createInterface({ input: anvil.stdout })) {
    const port = /Listening on .*:(\d+)/.exec(line)?.[1]
    if (!port) continue
    rpcUrl = `http://127.0.0.1:${port}`
    break
  }
  anvil.stdout.resume()
})

afterAll(async () => {
  anvil.kill()
  await once(anvil, 'exit')
})

beforeEach(() => {
  wallet = new TestWallet({ accounts, chains: [{ chainId, rpcUrl }], callBundles: true })
  events = []
  wallet.subscribe((...event) => events.push(event))
})

const node = () =>
  createTestClient({ mode: 'anvil', transport: http(rpcUrl) }).extend(publicActions)
const connect = () => wallet.request({ method: 'eth_requestAccounts' })
const pay = (value: bigint, from = first) =>
  wallet.request({
    method: 'eth_sendTransaction',
    params: [{ from, to: second, value: numberToHex(value) }],
  }) as Promise<Hex>

test('shows no account before it is connected, and the selected one afterwards', async () => {
  expect(await wallet.request({ method: 'eth_accounts' })).toEqual([])
  expect(await connect()).toEqual([first])
  expect(await wallet.request({ method: 'eth_accounts' })).toEqual([first])
  expect(events[0]).toEqual(['connect', { chainId: '0x7a69' }])
})

test('a refused connection shows nothing and can be asked for again', async () => {
  wallet.approvals.rejectNext()
  await expect(connect()).rejects.toMatchObject({ code: 4001 })
  expect(await wallet.request({ method: 'eth_accounts' })).toEqual([])
  expect(await connect()).toEqual([first])
})

test('tells pages when the account changes, locks or is revoked', async () => {
  await connect()
  wallet.switchAccount(1)
  wallet.lock()
  wallet.unlock()
  wallet.revoke()
  expect(events.slice(1)).toEqual([
    ['accountsChanged', [second]],
    ['accountsChanged', []],
    ['accountsChanged', [second]],
    ['accountsChanged', []],
  ])
})

test('signs and sends a real transaction', async () => {
  await connect()
  const before = await node().getBalance({ address: second })
  const hash = await pay(parseEther('1'))
  const receipt = await node().waitForTransactionReceipt({ hash })
  expect(receipt.status).toBe('success')
  expect((await node().getBalance({ address: second })) - before).toBe(parseEther('1'))
})

test('refuses to sign for an account that the page may not see', async () => {
  await expect(pay(1n)).rejects.toMatchObject({ code: 4100 })
  await connect()
  const stranger = deriveTestAccount(7).address
  await expect(pay(1n, stranger)).rejects.toMatchObject({ code: 4100 })
})

test('passes on that the money does not suffice', async () => {
  await connect()
  await expect(pay(parseEther('1000000'))).rejects.toThrow(/insufficient|funds/i)
})

test('a held prompt waits for the user', async () => {
  await connect()
  const held = wallet.approvals.holdNext('eth_sendTransaction')
  const sending = pay(1n)
  await held.asked
  expect(wallet.sent).toEqual([])
  held.approve()
  await sending
  expect(wallet.sent).toHaveLength(1)
})

test('a held prompt can be refused', async () => {
  await connect()
  const held = wallet.approvals.holdNext('eth_sendTransaction')
  const sending = pay(1n)
  await held.asked
  held.reject()
  await expect(sending).rejects.toMatchObject({ code: 4001 })
})

test('a kept transaction has a hash that no node knows before it is released', async () => {
  await connect()
  wallet.keepNextTransaction()
  const hash = await pay(1n)
  await expect(node().getTransaction({ hash })).rejects.toThrow('could not be found')
  await wallet.release(hash)
  expect((await node().waitForTransactionReceipt({ hash })).status).toBe('success')
})

test.each(['speed-up', 'cancel'] as const)('replaces a waiting transaction: %s', async (kind) => {
  await connect()
  await node().setAutomine(false)
  try {
    const before = await node().getBalance({ address: second })
    const old = await pay(parseEther('1'))
    const replacement = await wallet.replace(old, kind)
    await node().mine({ blocks: 1 })
    expect((await node().getTransactionReceipt({ hash: replacement })).status).toBe('success')
    await expect(node().getTransactionReceipt({ hash: old })).rejects.toThrow('could not be found')
    const received = (await node().getBalance({ address: second })) - before
    expect(received).toBe(kind === 'speed-up' ? parseEther('1') : 0n)
  } finally {
    await node().setAutomine(true)
  }
})

test('answers 4902 for an unknown chain, adds it on request and switches', async () => {
  const target = { chainId: '0x45c' }
  const switchTo = () => wallet.request({ method: 'wallet_switchEthereumChain', params: [target] })
  await expect(switchTo()).rejects.toMatchObject({ code: 4902 })
  await wallet.request({
    method: 'wallet_addEthereumChain',
    params: [{ ...target, rpcUrls: [rpcUrl] }],
  })
  expect(await wallet.request({ method: 'eth_chainId' })).toBe('0x45c')
  expect(events).toEqual([['chainChanged', '0x45c']])
  wallet.setChain(chainId)
  await switchTo()
  expect(wallet.chainId).toBe(0x45c)
})

test('signs messages and typed data that recover to the account', async () => {
  await connect()
  const message = stringToHex('Slipway')
  const signature = (await wallet.request({
    method: 'personal_sign',
    params: [message, first],
  })) as Hex
  expect(await recoverMessageAddress({ message: { raw: message }, signature })).toBe(first)
  const typed = {
    domain: { chainId, name: 'Test' },
    types: { Note: [{ name: 'text', type: 'string' }] },
    primaryType: 'Note',
    message: { text: 'hello' },
  } as const
  const typedSignature = (await wallet.request({
    method: 'eth_signTypedData_v4',
    params: [first, JSON.stringify(typed)],
  })) as Hex
  expect(await recoverTypedDataAddress({ ...typed, signature: typedSignature })).toBe(first)
})

test('sends a bundle one by one and says so; refuses to pretend atomicity', async () => {
  await connect()
  const bundle = {
    version: '2.0.0',
    from: first,
    chainId: '0x7a69',
    atomicRequired: false,
    calls: [
      { to: second, value: '0x1' },
      { to: second, value: '0x2' },
    ],
  }
  const { id } = (await wallet.request({
    method: 'wallet_sendCalls',
    params: [bundle],
  })) as { id: string }
  const status = await wallet.request({ method: 'wallet_getCallsStatus', params: [id] })
  expect(status).toMatchObject({ status: 200, atomic: false, chainId: '0x7a69' })
  expect(wallet.sent).toHaveLength(2)
  await expect(
    wallet.request({ method: 'wallet_sendCalls', params: [{ ...bundle, atomicRequired: true }] }),
  ).rejects.toMatchObject({ code: 5760 })
  await expect(
    wallet.request({ method: 'wallet_getCallsStatus', params: ['0x99'] }),
  ).rejects.toMatchObject({ code: 5730 })
})

test('a wallet without bundles refuses them as unknown', async () => {
  const plain = new TestWallet({ accounts, chains: [{ chainId, rpcUrl }] })
  await expect(plain.request({ method: 'wallet_getCapabilities' })).rejects.toMatchObject({
    code: 4200,
  })
})

test('records what pages ask it to watch', async () => {
  const asset = { type: 'ERC20', options: { address: second, symbol: 'SLIP', decimals: 18 } }
  const params = asset as unknown as readonly unknown[]
  expect(await wallet.request({ method: 'wallet_watchAsset', params })).toBe(true)
  expect(wallet.watchedAssets).toEqual([asset])
})

test('answers reads from its own node', async () => {
  expect(await wallet.request({ method: 'eth_blockNumber' })).toMatch(/^0x/)
})
