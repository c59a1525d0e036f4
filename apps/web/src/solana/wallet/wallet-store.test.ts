// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest'
import type { SolanaWallet } from './wallet-standard.ts'

type Answer = () => Promise<{ accounts: readonly { address: string }[] }>

const walletOf = (name: string, connect: Answer, disconnect?: () => Promise<void>) =>
  ({
    name,
    chains: [],
    features: {
      'standard:connect': { connect },
      'solana:signTransaction': { supportedTransactionVersions: [0] },
      ...(disconnect && { 'standard:disconnect': { disconnect } }),
    },
  }) as unknown as SolanaWallet

const answering = (name: string, address: string) =>
  walletOf(name, async () => ({ accounts: [{ address }] }))

/** The module as a freshly loaded page has it, where these wallets announce themselves. */
async function open(...wallets: SolanaWallet[]) {
  vi.resetModules()
  vi.doMock('@wallet-standard/app', () => ({
    getWallets: () => ({ get: () => wallets, on: () => () => undefined }),
  }))
  return await import('./wallet-store.ts')
}

beforeEach(() => {
  vi.unstubAllGlobals()
  localStorage.clear()
})

test('a page opens where the browser refuses to store, and connects for its time', async () => {
  const refuse = () => {
    throw new DOMException('no', 'SecurityError')
  }
  vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse, removeItem: refuse })
  const wallet = answering('One', 'a')
  const { connectWallet, useWalletStore } = await open(wallet)
  await connectWallet(wallet)
  expect(useWalletStore.getState().account?.address).toBe('a')
})

test('a wallet that gives no account is not connected, and says so', async () => {
  const wallet = walletOf('Empty', async () => ({ accounts: [] }))
  const { connectWallet, useWalletStore } = await open(wallet)
  await expect(connectWallet(wallet)).rejects.toMatchObject({ failure: { kind: 'no-answer' } })
  expect(useWalletStore.getState().wallet).toBeUndefined()
})

test('a slow answer to the page itself takes nothing from what the person chose', async () => {
  const late = Promise.withResolvers<Awaited<ReturnType<Answer>>>()
  localStorage.setItem('slipway.solana.wallet', 'Slow')
  const chosen = answering('Chosen', 'b')
  const { connectWallet, useWalletStore } = await open(
    walletOf('Slow', () => late.promise),
    chosen,
  )
  await connectWallet(chosen)
  late.resolve({ accounts: [{ address: 'a' }] })
  await vi.waitFor(() => late.promise)
  await Promise.resolve()
  expect(useWalletStore.getState().account?.address).toBe('b')
})

test('a wallet that cannot part is parted with all the same', async () => {
  const wallet = walletOf(
    'Stuck',
    async () => ({ accounts: [{ address: 'a' }] }),
    () => Promise.reject(new Error('no')),
  )
  const { connectWallet, disconnectWallet, useWalletStore } = await open(wallet)
  await connectWallet(wallet)
  await disconnectWallet()
  expect(useWalletStore.getState().account).toBeUndefined()
})
