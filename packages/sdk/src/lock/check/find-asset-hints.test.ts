import { expect, test } from 'vitest'
import { addressOf } from '../../../test/typed-locks.ts'
import type { Lockable, LockablePair, LockableToken } from '../../platform/lockable.ts'
import type { LockDraft } from '../lock-draft-schema.ts'
import { findAssetHints } from './find-asset-hints.ts'

const asset = addressOf('70')
const owner = addressOf('a1')
const base = { asset, owner, unlockAt: 90n }
const plain: LockDraft = {
  locker: 'token',
  ...base,
  amount: 1n,
  isRebasing: false,
  isMigratable: false,
}
const liquidity: LockDraft = { locker: 'liquidity', ...base, amount: 1n }
const nft: LockDraft = { locker: 'nft', ...base, nftId: 1n }
const facts = { name: 'A', symbol: 'A', decimals: 18, totalSupply: 1n, balance: 1n }
const token = (more: Partial<LockableToken> = {}): LockableToken => ({
  kind: 'token',
  ...facts,
  mayRebase: false,
  ...more,
})
const pair = (templateId?: number): LockablePair => ({
  kind: 'pair',
  ...facts,
  factory: addressOf('fa'),
  token0: { address: addressOf('01') },
  token1: { address: addressOf('02'), templateId },
})

const codes = (draft: LockDraft, lockable: Lockable | undefined) =>
  findAssetHints(draft, lockable).map(({ code }) => code)

test.each([
  [1, []],
  [2, []],
  [3, ['dividends-paused']],
  [4, []],
  [5, ['dividends-paused']],
  [6, []],
  [7, ['dividends-paused']],
  [8, []],
  [9, []],
])('a token of template %d', (templateId, hints) => {
  expect(codes(plain, token({ templateId }))).toEqual(hints)
})

test('a token whose balances change by themselves, in a lock by amount', () => {
  expect(codes(plain, token({ mayRebase: true }))).toEqual(['may-rebase'])
  expect(codes({ ...plain, isRebasing: true }, token({ mayRebase: true }))).toEqual([])
})

test.each([4, 9])('liquidity of a token of template %d earns in its own locker alone', (id) => {
  expect(findAssetHints(plain, pair(id))).toEqual([
    { code: 'liquidity-dividends-paused', args: { token: addressOf('02') } },
  ])
  expect(codes(liquidity, pair(id))).toEqual([])
  expect(codes(plain, pair(3))).toEqual([])
})

test('an NFT that is paid', () => {
  const found = { kind: 'nft', position: 'none', balance: 1n } as const
  expect(codes(nft, { ...found, dividendToken: asset })).toEqual(['nft-dividends-wait'])
  expect(codes(nft, found)).toEqual([])
})

test('nothing is said of what nobody has looked at', () => {
  expect(codes(plain, undefined)).toEqual([])
  expect(codes(plain, { kind: 'none' })).toEqual([])
})
