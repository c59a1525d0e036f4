import { beforeEach, expect, test, vi } from 'vitest'
import { FakeClient, fakeSession } from './fake-client.ts'
import { dropProvider, loadProvider } from './load-provider.ts'

const page = vi.hoisted(() => ({
  keeps: true,
  storages: [] as unknown[],
  notify: vi.fn(),
  start: async (): Promise<unknown> => undefined,
}))
vi.mock('../runtime-config.ts', () => ({
  runtimeConfig: { walletConnect: { projectId: 'a'.repeat(32), relayUrl: 'wss://relay.test' } },
}))
vi.mock('@slipway/ui/notices', () => ({ notify: page.notify }))
vi.mock('../offered-chains.ts', () => ({ offeredChains: [] }))
vi.mock('./create-pairing-client.ts', () => ({
  createPairingClient: (_settings: object, _origin: string, storage: unknown) => {
    page.storages.push(storage)
    return page.start()
  },
}))

beforeEach(() => {
  vi.useRealTimers()
  vi.stubGlobal('location', { origin: 'https://slipway.test' })
  vi.stubGlobal('indexedDB', {
    open: () => {
      const opening = { onsuccess: () => {}, onerror: () => {}, result: { close: () => {} } }
      queueMicrotask(() => (page.keeps ? opening.onsuccess() : opening.onerror()))
      return opening
    },
  })
  dropProvider()
  page.keeps = true
  page.storages = []
  page.start = async () => new FakeClient()
})

test('all parts of the page have one provider, which keeps its sessions in the browser', async () => {
  expect(await loadProvider()).toBe(await loadProvider(5_000))
  expect(page.storages).toEqual([undefined])
})

test('in a browser that keeps nothing, sessions last as long as the page', async () => {
  page.keeps = false
  await loadProvider()
  const [storage] = page.storages as Record<string, (...args: unknown[]) => Promise<unknown>>[]
  await storage?.setItem?.('session', { topic: '1' })
  expect(await storage?.getItem?.('session')).toEqual({ topic: '1' })
  expect(await storage?.getEntries?.()).toEqual([['session', { topic: '1' }]])
  await storage?.removeItem?.('session')
  expect(await storage?.getKeys?.()).toEqual([])
})

test('a client that does not start is said not to, and another one can be tried', async () => {
  vi.useFakeTimers()
  page.start = () => new Promise(() => undefined)
  const early = loadProvider(5_000).catch((error: unknown) => error)
  const late = loadProvider().catch((error: unknown) => error)
  await vi.advanceTimersByTimeAsync(5_000)
  expect(await early).toMatchObject({ code: 'WalletConnect_NotStarted' })
  await vi.advanceTimersByTimeAsync(15_000)
  expect(await late).toMatchObject({ code: 'WalletConnect_NotStarted' })
  dropProvider()
  page.start = async () => new FakeClient()
  expect((await loadProvider()).accounts).toEqual([])
})

test('a start that failed is tried again', async () => {
  page.start = () => Promise.reject(new Error('The browser refuses.'))
  await expect(loadProvider()).rejects.toThrow('The browser refuses.')
  page.start = async () => new FakeClient()
  expect((await loadProvider()).accounts).toEqual([])
})

test('tabs of the site end together: one tells the others, and follows them', async () => {
  const account = '0x55d398326f99059fF775485246999027B3197955'
  const client = new FakeClient()
  client.kept = [fakeSession([`eip155:56:${account}`])]
  page.start = async () => client
  page.notify.mockReset()
  const other = new BroadcastChannel('slipway:paired')
  const heard: unknown[] = []
  other.onmessage = ({ data }) => heard.push(data)
  const provider = await loadProvider()
  other.postMessage('topic')
  await vi.waitFor(() => expect(provider.accounts).toEqual([]))
  expect(page.notify).toHaveBeenCalledOnce()
  client.tells.ended('elsewhere')
  await vi.waitFor(() => expect(heard).toEqual(['elsewhere']))
  other.close()
})
