import { getChain } from '@slipway/chains'
import { setLocale } from '@slipway/messages'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

vi.mock('./runtime-config.ts', () => ({ runtimeConfig: { development: true, chains: [] } }))

beforeEach(() => vi.resetModules())
afterEach(() => setLocale('en-US', { reload: false }))

const localNames = async () => {
  const { offeredChains } = await import('./offered-chains.ts')
  return offeredChains.filter(({ development }) => development).map(({ name }) => name)
}

test('the networks of this machine are called by what they are, in the page’s language', async () => {
  expect(await localNames()).toEqual(['Local chain', 'Local Solana'])
  vi.resetModules()
  const messages = await import('@slipway/messages')
  messages.setLocale('zh-CN', { reload: false })
  expect(await localNames()).toEqual(['本地链', '本地 Solana'])
  const { loadChain } = await import('./load-chain.ts')
  expect((await loadChain('local'))?.name).toBe('本地链')
})

test('a network with a name of its own keeps it', async () => {
  const { loadChain } = await import('./load-chain.ts')
  expect((await loadChain('core'))?.name).toBe(getChain('core').name)
})
