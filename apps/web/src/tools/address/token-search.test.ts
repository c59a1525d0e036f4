// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest'

const { workers } = vi.hoisted(() => ({ workers: [] as number[] }))
vi.mock('@slipway/vanity-address/search/create-search-worker', () => ({
  createSearchWorker: () => {
    throw new Error('no worker here')
  },
}))
vi.mock('@slipway/vanity-address/search/address-search', () => ({
  AddressSearch: class {
    constructor(_record: unknown, settings: { workers: number }) {
      workers.push(settings.workers)
    }
    subscribe = () => () => undefined
    getSnapshot = () => ({ status: 'paused', rate: 0, record: { elapsedMs: 0 } })
    start = () => undefined
    stop = () => undefined
  },
}))
vi.mock('./power.ts', () => ({
  countWorkers: (power: string) => (power === 'half' ? 4 : 7),
}))

const hex = (digit: string, length: number) => `0x${digit.repeat(length)}` as const
const identity = { deployer: hex('1', 40), factory: hex('2', 40), initCodeHash: hex('3', 64) }
const target = { kind: 'starts', text: 'abc', isCaseSensitive: false } as const

/** The page, loaded anew. */
async function load() {
  vi.resetModules()
  return await import('./token-search.ts')
}

beforeEach(() => {
  localStorage.clear()
  workers.length = 0
})

test('a reload takes no more of the machine than was allowed', async () => {
  const { beginTokenSearch } = await load()
  beginTokenSearch(identity, target, { wanted: 1, power: 'half' })
  const { chainId } = (await import('../../core/active-chain.ts')).activeChain
  const { createRecord, saveRecord } = await import('@slipway/vanity-address/search/search-record')
  const key = `slipway.address-search.${chainId}`
  saveRecord(localStorage, key, createRecord(identity, target, 1))
  await load()
  expect(workers).toEqual([4, 4])
})

test('a search that was ended leaves nothing behind', async () => {
  const { beginTokenSearch, forgetTokenSearch } = await load()
  beginTokenSearch(identity, target, { wanted: 1, power: 'half' })
  forgetTokenSearch()
  expect(Object.keys(localStorage).filter((key) => key.includes('search'))).toEqual([])
})
