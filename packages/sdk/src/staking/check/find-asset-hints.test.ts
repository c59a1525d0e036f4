import { expect, test } from 'vitest'
import { addressOf } from '../../../test/typed-locks.ts'
import type { Lockable } from '../../platform/lockable.ts'
import { findAssetHints } from './find-asset-hints.ts'

const codes = (staked: Lockable) => findAssetHints(staked).map(({ code }) => code)
const facts = { name: 'A', symbol: 'A', decimals: 18, totalSupply: 1n, balance: 1n }

test('a token gives up its dividends, an NFT keeps them for after the stake', () => {
  const nft = { kind: 'nft', position: 'none', balance: 1n } as const
  expect(codes({ ...nft, dividendToken: addressOf('70') })).toEqual(['nft-dividends-wait'])
  expect(codes(nft)).toEqual([])
  const token = { kind: 'token', ...facts, mayRebase: false } as const
  expect(codes({ ...token, templateId: 3 })).toEqual(['dividends-paused'])
  expect(codes({ ...token, templateId: 1 })).toEqual([])
})
