import { afterEach, expect, test, vi } from 'vitest'

const runtime = vi.hoisted(() => ({ runtimeConfig: {} as { walletConnect?: object } }))
vi.mock('../core/runtime-config.ts', () => runtime)

afterEach(() => {
  vi.unstubAllGlobals()
  vi.resetModules()
})

/** What a page thinks that is loaded with this in its browser. */
async function load(recent: string | null, walletConnect?: object): Promise<boolean> {
  runtime.runtimeConfig = walletConnect ? { walletConnect } : {}
  const getItem = (key: string) => (key === 'wagmi.recentConnectorId' ? recent : null)
  vi.stubGlobal('localStorage', { getItem })
  return (await import('./was-paired.ts')).wasPaired
}

test('a browser whose last wallet was behind the relay goes on with it, where the operator has one', async () => {
  expect(await load('"walletConnect"', {})).toBe(true)
})

test.each([
  ['"walletConnect"', undefined],
  ['"io.metamask"', {}],
  [null, {}],
])('%s with %j loads nothing of it', async (recent, walletConnect) => {
  expect(await load(recent, walletConnect)).toBe(false)
})
