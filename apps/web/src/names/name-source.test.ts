import { getEvmChain } from '@slipway/chains'
import { beforeEach, expect, test, vi } from 'vitest'

const page = vi.hoisted(() => ({
  chain: 'linea',
  overrides: [] as { chainId: number; rpcUrl: string }[],
  isLost: false,
  opened: [] as (readonly string[])[],
}))

vi.mock('../core/active-chain.ts', () => ({
  get activeChain() {
    return getEvmChain(page.chain)
  },
}))
vi.mock('../core/runtime-config.ts', () => ({
  get runtimeConfig() {
    return { chains: page.overrides }
  },
}))
vi.mock('../core/load-chain.ts', () => ({
  loadChain: async (shortname: string) => {
    if (page.isLost) throw new Error('This part of the page is gone.')
    const { offerChain } = await import('@slipway/chains/offer-chain')
    return offerChain(getEvmChain(shortname), { overrides: page.overrides })
  },
}))
vi.mock('../core/read-client.ts', () => ({ readClient: 'own' }))
vi.mock('@slipway/sdk/evm/create-read-client', () => ({
  createReadClient: ({ rpcUrls }: { rpcUrls: readonly string[] }) => {
    page.opened.push(rpcUrls)
    return 'ethereum'
  },
}))

const node = { chainId: 1, rpcUrl: 'https://node.example' }

async function open(chain: string, overrides: typeof page.overrides) {
  vi.resetModules()
  Object.assign(page, { chain, overrides, isLost: false, opened: [] })
  const { getNameSource } = await import('./name-source.ts')
  const { offersNames } = await import('./ethereum-node.ts')
  return {
    offersNames,
    getNameSource,
    whoKnows: async (name?: string) => (await getNameSource(name)).client as unknown,
  }
}

beforeEach(() => vi.resetModules())

test('of the nodes of Ethereum the operator’s alone is asked', async () => {
  const { whoKnows, getNameSource, offersNames } = await open('base', [node])
  expect(offersNames).toBe(true)
  expect(await whoKnows('alice.eth')).toBe('ethereum')
  expect(page.opened).toEqual([[node.rpcUrl]])
  expect((await getNameSource('alice.eth')).chainId).toBe(8453)
})

test('names that the network’s own service does not know are looked up on Ethereum, where there is a node', async () => {
  const linea = await open('linea', [node])
  expect(await linea.whoKnows(' Alice.Linea.eth')).toBe('own')
  expect(await linea.whoKnows()).toBe('own')
  expect(await linea.whoKnows('alice.eth')).toBe('ethereum')
  const alone = await open('linea', [])
  expect(await alone.whoKnows('alice.eth')).toBe('own')
  expect(page.opened).toEqual([])
})

test('without a service and without a node there are no names; a test network asks no live one', async () => {
  for (const [chain, overrides] of [
    ['base', []],
    ['basesepolia', [node]],
  ] as const) {
    const { offersNames, whoKnows } = await open(chain, [...overrides])
    expect(offersNames).toBe(false)
    await expect(whoKnows('alice.eth')).rejects.toThrow('There is no name service.')
  }
})

test('a part that could not be loaded is loaded the next time', async () => {
  const { whoKnows } = await open('base', [node])
  page.isLost = true
  await expect(whoKnows('alice.eth')).rejects.toThrow('gone')
  page.isLost = false
  expect(await whoKnows('alice.eth')).toBe('ethereum')
  expect(await whoKnows('bob.eth')).toBe('ethereum')
  expect(page.opened).toHaveLength(1)
})
