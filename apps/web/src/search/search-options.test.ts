import type { SearchHit } from '@slipway/api-client'
import { expect, test } from 'vitest'
import { optionsOf, step } from './search-options.ts'

const hit: SearchHit = {
  kind: 'presale',
  chainId: 56,
  address: `0x${'a'.repeat(40)}`,
  variant: 'fair',
  number: null,
  owner: `0x${'b'.repeat(40)}`,
  name: 'Harbour Light',
  symbol: 'HBR',
  secondSymbol: null,
  state: 'running',
  createdAt: 1,
  isExact: false,
}
const found = (hits: SearchHit[]) => ({
  address: null,
  groups: [{ kind: 'presale' as const, hits, hasMore: false }],
})

test('a hit leads to the page of its kind, the last line to the whole search', () => {
  const options = optionsOf(found([hit]), 'a b', 31_337)
  expect(options.map(({ path }) => path)).toEqual([
    `/presale/fair-detail/${hit.address}`,
    '/search?q=a+b',
  ])
})

test('an address that several networks have is meant on the page’s own first', () => {
  const hits = [
    { ...hit, isExact: true, chainId: 84_532 },
    { ...hit, isExact: true, chainId: 31_337 },
    { ...hit, chainId: 56 },
    { ...hit, chainId: 31_337 },
  ]
  const order = optionsOf(found(hits), 'x', 31_337).map(({ chainId }) => chainId)
  expect(order).toEqual([31_337, 84_532, 56, 31_337, 31_337])
})

test('a lock leads to what its owner locked of the asset, an NFT to its own page', () => {
  const lock = { ...hit, kind: 'lock' as const, variant: 'nft' }
  expect(optionsOf(found([lock]), 'x', 1)[0]?.path).toBe(
    `/lock/nft-detail/${hit.owner}/${hit.address}`,
  )
})

test('a thing of Solana leads to its page there, and badges of EVM networks are none of it', () => {
  const address = 'ADfTMejWRev2aV2Ln6WCB5pg3N6VCLQQTbDhTmzCHhK9'
  const paths = (['lock', 'airdrop', 'presale', 'pool', 'token'] as const).map((kind) => {
    const [option] = optionsOf(
      found([{ ...hit, kind, variant: kind === 'lock' ? 'token' : 'fair', address, chainId: 902 }]),
      'x',
      1,
    )
    expect(option?.contract).toBeUndefined()
    return option?.path
  })
  expect(paths).toEqual(
    ['lock', 'airdrop', 'presale', 'staking', 'token'].map((part) => `/solana/${part}/${address}`),
  )
})

test('a thing without a name is called by its address', () => {
  const unnamed = { ...hit, name: null, symbol: null }
  expect(optionsOf(found([unnamed]), 'x', 1)[0]?.title).toBe('0xaaaa…aaaaa')
})

test('arrows walk around both ends', () => {
  expect(step(-1, 1, 3)).toBe(0)
  expect(step(-1, -1, 3)).toBe(2)
  expect(step(2, 1, 3)).toBe(0)
  expect(step(0, -1, 3)).toBe(2)
  expect(step(0, 1, 0)).toBe(-1)
})
