import { m } from '@slipway/messages'
import type { NftDraft } from '@slipway/sdk/nft/create/nft-draft-schema'
import { zeroAddress } from 'viem'
import { expect, test } from 'vitest'
import { partyLines } from './draft-lines.ts'
import { fixedTexts } from './nft-promises.ts'

const [token, friend, artist] = ['1', '2', '3'].map((digit) => `0x${digit.repeat(40)}` as const)
const draft = {
  mintMethod: 'public',
  paymentToken: token,
  firstMint: 5n,
  receiver: friend,
  royaltyBps: 500n,
  royaltyReceiver: artist,
} as unknown as NftDraft

const addressesOf = (parts: Partial<NftDraft>) =>
  partyLines({ ...draft, ...parts }).map(({ label, address }) => [label, address])

test('a review names whom the first NFTs and royalties go to, and the token of the price', () => {
  const method = [m.nftmake_method(), undefined]
  expect(addressesOf({})).toEqual([
    method,
    [m.nftmake_field_token(), token],
    [m.nftmake_field_receiver(), friend],
    [m.nftmake_field_royalty_receiver(), artist],
  ])
  const own = { paymentToken: zeroAddress, receiver: zeroAddress, royaltyReceiver: zeroAddress }
  expect(addressesOf(own)).toEqual([method])
  expect(addressesOf({ mintMethod: 'owner', firstMint: 0n, royaltyBps: 0n })).toEqual([method])
})

test('files of hidden NFTs are not said to stay where they are', () => {
  expect(fixedTexts(true)).not.toContain(m.nftmake_fixed_pictures())
  expect(fixedTexts(false)).toContain(m.nftmake_fixed_pictures())
})
