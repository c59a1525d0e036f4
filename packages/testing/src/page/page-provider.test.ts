import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type PageProviderOptions, pageProvider } from './page-provider.ts'

type Announcement = CustomEvent<{
  info: { name: string; uuid: string; rdns: string; icon: string }
  provider: {
    request(request: { method: string; params?: unknown }): Promise<unknown>
    on(event: string, listener: (payload: unknown) => void): unknown
    removeListener(event: string, listener: (payload: unknown) => void): unknown
  }
}>

const options: PageProviderOptions = {
  uuid: '6f5d8f4e-0000-4000-8000-000000000001',
  name: 'Test Wallet',
  rdns: 'app.slipway.test-wallet',
  icon: 'data:image/svg+xml,%3Csvg/%3E',
  bridge: 'bridgeOfTest',
  discovery: 'announced',
}

let page: EventTarget & Record<string, unknown>

beforeEach(() => {
  page = new EventTarget() as typeof page
  vi.stubGlobal('window', page)
})
afterEach(() => vi.unstubAllGlobals())

function discover(): Announcement['detail'][] {
  const found: Announcement['detail'][] = []
  page.addEventListener('eip6963:announceProvider', (event) =>
    found.push((event as Announcement).detail),
  )
  page.dispatchEvent(new Event('eip6963:requestProvider'))
  return found
}

test('announces itself when a page asks, and leaves window.ethereum alone', () => {
  pageProvider(options)
  const [wallet] = discover()
  expect(wallet?.info).toMatchObject({ name: 'Test Wallet', rdns: 'app.slipway.test-wallet' })
  expect(Object.isFrozen(wallet?.info)).toBe(true)
  expect(page.ethereum).toBeUndefined()
})

test('an injected wallet announces nothing', () => {
  pageProvider({ ...options, discovery: 'injected' })
  expect(discover()).toEqual([])
  expect(page.ethereum).toBeDefined()
})

test('two wallets in one page are both found', () => {
  pageProvider(options)
  pageProvider({ ...options, name: 'Second', bridge: 'other' })
  expect(discover().map(({ info }) => info.name)).toEqual(['Test Wallet', 'Second'])
})

test('carries a request over the bridge and its error back with code and data', async () => {
  const bridge = vi.fn(
    async (_request: { method: string }): Promise<unknown> => ({ result: '0x1' }),
  )
  page.bridgeOfTest = bridge
  pageProvider(options)
  const [wallet] = discover()
  expect(await wallet?.provider.request({ method: 'eth_chainId' })).toBe('0x1')
  expect(bridge).toHaveBeenCalledWith({ method: 'eth_chainId', params: [] })
  bridge.mockResolvedValueOnce({ error: { code: 4001, message: 'No.', data: '0xab' } })
  await expect(wallet?.provider.request({ method: 'personal_sign' })).rejects.toMatchObject({
    code: 4001,
    message: 'No.',
    data: '0xab',
  })
})

test('gives events to listeners until they are removed', () => {
  pageProvider(options)
  const [wallet] = discover()
  const heard: unknown[] = []
  const listener = (payload: unknown) => void heard.push(payload)
  wallet?.provider.on('chainChanged', listener)
  const tell = () =>
    page.dispatchEvent(
      new CustomEvent('bridgeOfTest:event', { detail: { event: 'chainChanged', payload: '0x38' } }),
    )
  tell()
  wallet?.provider.removeListener('chainChanged', listener)
  tell()
  expect(heard).toEqual(['0x38'])
})
