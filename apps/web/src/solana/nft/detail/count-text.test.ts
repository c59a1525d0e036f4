import { m } from '@slipway/messages'
import type { SolanaNft } from '@slipway/sdk/solana/nft/get-solana-nft'
import { expect, test } from 'vitest'
import { countText, membershipText } from './item-view.tsx'

type Item = Extract<SolanaNft, { kind: 'item' }>

const single = { decimals: 0, totalSupply: 1n, rights: {}, extensions: [] }
const textOf = (changes: object) => countText({ ...single, ...changes } as never)

test('an NFT is said to be the only one where no right can make another', () => {
  expect(textOf({})).toEqual({ tone: 'good', text: m.solana_nft_single() })
  expect(textOf({ rights: { mint: 'a' } }).text).toBe(m.solana_nft_not_single())
  expect(textOf({ totalSupply: 2n }).text).toBe(m.solana_nft_not_single())
  expect(textOf({ decimals: 1 }).text).toBe(m.solana_nft_not_single())
  expect(textOf({ rights: { close: 'a' } })).toEqual({
    tone: 'warn',
    text: m.solana_nft_removable(),
  })
})

test('none of it, and a supply that is encrypted, are said as what they are', () => {
  expect(textOf({ totalSupply: 0n }).text).toBe(m.solana_nft_none())
  expect(textOf({ totalSupply: 0n, extensions: ['ConfidentialMintBurn'] }).text).toBe(
    m.solana_nft_count_hidden(),
  )
})

test('a membership is said to be checked only where neither side can be made again', () => {
  const nft = { item: single, collection: single, isNamedRead: true }
  const sayOf = (changes: object) => membershipText({ ...nft, ...changes } as unknown as Item)
  const removable = { ...single, rights: { close: 'a' } }
  expect(sayOf({}).warning).toBeUndefined()
  expect(sayOf({}).help).toContain(m.solana_nft_verified())
  expect(sayOf({ item: removable }).help).not.toContain(m.solana_nft_verified())
  expect(sayOf({ collection: removable })).toEqual({
    help: m.solana_nft_names(),
    warning: m.solana_nft_collection_removable(),
  })
  expect(sayOf({ collection: undefined }).warning).toBe(m.solana_nft_unverified())
  expect(sayOf({ collection: undefined, isNamedRead: false }).warning).toBe(
    m.solana_nft_collection_unreadable(),
  )
})
