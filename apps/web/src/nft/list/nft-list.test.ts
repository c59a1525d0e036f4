import type { NftSale } from '@slipway/api-client'
import { zeroAddress } from 'viem'
import { describe, expect, test } from 'vitest'
import { activeChain } from '../../core/active-chain.ts'
import { makeSale, saleNow } from '../test/nft-fixture.ts'
import { isAsked } from './chain-collections.tsx'
import { readNftListSearch } from './nft-list-search.ts'
import { rowOfIndex, rowOfSale } from './nft-row.ts'

const chainRow = rowOfSale(makeSale())
/** What the index says of a sale of 0.05 each, ten of them sold, five per cent of each for its inviter. */
const indexed = {
  address: chainRow.address,
  number: 7,
  name: 'Harbour Lights',
  symbol: 'LIGHT',
  mintMethod: 'public',
  total: 20,
  mintFee: '50',
  listFee: '0',
  listStart: null,
  publicStart: saleNow - 60,
  endTime: null,
  minted: 10,
  platformBps: 250,
  volume: '500',
  rewardsEarned: '25',
  proceedsPaid: '100',
  paymentToken: { address: zeroAddress, name: null, symbol: null, decimals: null },
} as unknown as NftSale

test('the address says what is shown, and nothing that makes no sense', () => {
  expect(
    readNftListSearch({ part: 'all', search: ' light ', state: 'public', sort: 'end' }),
  ).toEqual({ part: 'all', search: 'light', state: 'public', sort: 'end' })
  expect(readNftListSearch({ part: 'due', search: 7 })).toEqual({ part: 'due', search: '7' })
  const nonsense = { part: 'held', state: 'all', search: 'a\u0000b', sort: 'newest' }
  expect(readNftListSearch(nonsense)).toEqual({})
})

test('where the chain is asked, a collection is found by name, symbol, number, address and state', () => {
  for (const search of ['harbour', 'LIGHT', '7', chainRow.address.slice(0, 9)])
    expect(isAsked(chainRow, { search }, saleNow)).toBe(true)
  expect(isAsked(chainRow, { search: 'nothing' }, saleNow)).toBe(false)
  expect(isAsked(chainRow, { state: 'coming' }, saleNow)).toBe(false)
  expect(isAsked(chainRow, { state: 'public' }, saleNow)).toBe(true)
})

describe('a collection from the index', () => {
  test('owes its owner what came in, without the platform’s part, the inviters’ and what was paid', () => {
    expect(rowOfIndex(indexed).proceeds).toBe(500n - 12n - 25n - 100n)
  })

  test('has no list and no end where the index names none', () => {
    const row = rowOfIndex(indexed)
    expect(row.terms).toMatchObject({ listStart: 0, endTime: 0, mintFee: 50n })
    expect(isAsked(row, { state: 'public' }, saleNow)).toBe(true)
  })

  test('is paid in the network’s currency, or in a token that nobody may know yet', () => {
    expect(rowOfIndex(indexed).paymentToken).toEqual(activeChain.nativeCurrency)
    const unknown = { address: chainRow.address, name: null, symbol: null, decimals: null }
    expect(rowOfIndex({ ...indexed, paymentToken: unknown }).paymentToken).toBeNull()
  })
})
