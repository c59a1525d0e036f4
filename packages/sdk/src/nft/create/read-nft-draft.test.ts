import { zeroAddress } from 'viem'
import { describe, expect, test } from 'vitest'
import { addressOf } from '../../../test/typed-locks.ts'
import { emptyNftDraftInput } from './empty-nft-draft-input.ts'
import type { NftDraftInput } from './nft-draft-schema.ts'
import { type NftDraftContext, readNftDraft } from './read-nft-draft.ts'

const now = 1_000_000
const context: NftDraftContext = { now, paymentDecimals: 6 }
const usual: NftDraftInput = {
  name: ' Tidal ',
  symbol: 'TIDE',
  uri: 'ipfs://bafy/',
  total: '20',
  ownerShare: '5',
  firstMint: '2',
  mintFee: '1.5',
  royaltyPercent: '2.5',
}

function read(change: Readonly<Record<string, unknown>> = {}) {
  const reading = readNftDraft({ ...usual, ...change }, context)
  if (!reading.ok) throw new Error(JSON.stringify(reading.issues, (_, value) => String(value)))
  return reading.draft
}

function issuesOf(change: Readonly<Record<string, unknown>>) {
  const reading = readNftDraft({ ...usual, ...change }, context)
  return reading.ok ? [] : reading.issues
}

const codesOf = (change: Readonly<Record<string, unknown>>) =>
  issuesOf(change).map(({ field, code }) => [field, code])

describe('a collection that everybody mints', () => {
  test('is read with prices in base units, royalties in basis points and what was left out as none', () => {
    expect(read()).toEqual({
      name: 'Tidal',
      symbol: 'TIDE',
      uri: 'ipfs://bafy/',
      mintMethod: 'public',
      urlMode: 'each',
      isHidden: false,
      total: 20n,
      ownerShare: 5n,
      firstMint: 2n,
      receiver: zeroAddress,
      paymentToken: zeroAddress,
      mintFee: 1_500_000n,
      listFee: 0n,
      cap: 0n,
      listStart: 0n,
      publicStart: 0n,
      endTime: 0n,
      royaltyBps: 250n,
      royaltyReceiver: zeroAddress,
    })
  })

  test('has a list with its own price and time where the switch is on, and none where it is off', () => {
    const list = { listFee: '0.5', listStart: String(now + 60), publicStart: String(now + 360) }
    expect(read({ ...list, hasList: true })).toMatchObject({
      listFee: 500_000n,
      listStart: BigInt(now + 60),
      publicStart: BigInt(now + 360),
    })
    expect(read(list)).toMatchObject({ listFee: 0n, listStart: 0n })
  })

  test('keeps its list though that began at the very first second', () => {
    const draft = read({ hasList: true, listStart: '0', publicStart: String(now + 300) })
    expect(draft.listStart).toBe(1n)
  })

  test('passes addresses on with their checksum', () => {
    const parties = { receiver: addressOf('a1'), royaltyReceiver: addressOf('a2') }
    const draft = read({ ...parties, paymentToken: addressOf('a3') })
    expect(draft.receiver.toLowerCase()).toBe(parties.receiver.toLowerCase())
    expect(draft.royaltyReceiver.toLowerCase()).toBe(parties.royaltyReceiver.toLowerCase())
    expect(draft.paymentToken.toLowerCase()).toBe(addressOf('a3').toLowerCase())
  })
})

test('where the owner mints, everything is the owner’s, and prices, times and limits are ignored', () => {
  const left = { mintFee: 'x', cap: '99', endTime: '1', ownerShare: '3', hasList: true }
  expect(read({ ...left, mintMethod: 'owner' })).toMatchObject({
    ownerShare: 20n,
    mintFee: 0n,
    cap: 0n,
    listStart: 0n,
    endTime: 0n,
  })
})

describe('bounds hold to the unit', () => {
  const last = String(now + 6_000_000_000)
  test.each([
    ['the largest collection', { total: '1000000' }],
    ['a name of 64 bytes', { name: `${'名'.repeat(21)}a` }],
    ['a URI of 512 bytes', { uri: 'a'.repeat(512) }],
    ['500 at the creation', { total: '600', ownerShare: '600', firstMint: '500' }],
    ['a limit of everything', { cap: '20' }],
    ['ten percent of royalty', { royaltyPercent: '10' }],
    ['five minutes of public minting', { endTime: String(now + 300) }],
    ['five minutes of list', { hasList: true, listStart: '1', publicStart: String(now + 300) }],
    ['the last moment', { publicStart: String(now + 5_000_000_000), endTime: last }],
    ['hidden pictures with an end', { isHidden: true, endTime: String(now + 300) }],
  ])('%s passes', (_name, change) => {
    expect(codesOf(change)).toEqual([])
  })

  const times = 'NftSaleFactory_TimesUnusable'
  test.each([
    ['total', 'NftSaleFactory_TotalOutOfRange', { total: '1000001' }],
    ['total', 'NftSaleFactory_TotalOutOfRange', { total: '0', ownerShare: '', firstMint: '' }],
    ['name', 'NftSaleFactory_TextUnusable', { name: '名'.repeat(22) }],
    ['symbol', 'NftSaleFactory_TextUnusable', { symbol: 'a'.repeat(65) }],
    ['name', 'Token_NameNotPrintable', { name: 'Harbour\u3164' }],
    ['symbol', 'Token_SymbolNotPrintable', { symbol: '\u061c' }],
    ['uri', 'NftSaleFactory_TextUnusable', { uri: 'a'.repeat(513) }],
    ['uri', 'Input_Required', { uri: ' ' }],
    ['ownerShare', 'NftSaleFactory_OwnerShareUnusable', { ownerShare: '21' }],
    ['firstMint', 'NftSaleFactory_FirstMintTooLarge', { firstMint: '6' }],
    [
      'firstMint',
      'NftSaleFactory_FirstMintTooLarge',
      { total: '600', ownerShare: '600', firstMint: '501' },
    ],
    ['mintFee', 'NftSaleFactory_FeeTooLarge', { mintFee: String(2n ** 96n) }],
    ['mintFee', 'Input_TooManyDecimals', { mintFee: '0.1234567' }],
    ['cap', 'NftSaleFactory_CapTooLarge', { cap: '21' }],
    ['cap', 'Input_IntegerRequired', { cap: '1.5' }],
    ['royaltyPercent', 'NftSaleFactory_RoyaltyTooHigh', { royaltyPercent: '10.01' }],
    ['royaltyReceiver', 'Input_AddressInvalid', { royaltyReceiver: '0x12' }],
    ['paymentToken', 'Input_AddressInvalid', { paymentToken: '0x12' }],
    ['listStart', 'Input_Required', { hasList: true, publicStart: String(now + 300) }],
    [
      'publicStart',
      times,
      { hasList: true, listStart: String(now + 60), publicStart: String(now + 359) },
    ],
    ['publicStart', times, { publicStart: String(now + 6_000_000_001) }],
    ['endTime', times, { endTime: String(now + 299) }],
    ['endTime', times, { endTime: String((now + 300) * 1_000_000) }],
    ['isHidden', 'NftSaleFactory_ProvenanceUnusable', { isHidden: true, urlMode: 'shared' }],
    ['endTime', 'NftSaleFactory_ProvenanceUnusable', { isHidden: true }],
  ])('%s is refused as %s', (field, code, change) => {
    expect(codesOf(change)).toEqual([[field, code]])
  })
})

test('all faults are told at once, with the numbers of their texts', () => {
  expect(issuesOf({ name: '', cap: '30', royaltyPercent: '11' })).toEqual([
    { field: 'name', code: 'Input_Required', args: {} },
    { field: 'cap', code: 'NftSaleFactory_CapTooLarge', args: { cap: 30n, total: 20n } },
    {
      field: 'royaltyPercent',
      code: 'NftSaleFactory_RoyaltyTooHigh',
      args: { royaltyBps: 1_100n, max: 1_000 },
    },
  ])
})

test('a blank form lacks its name, symbol, address of files and total, and nothing else', () => {
  const reading = readNftDraft(emptyNftDraftInput(), context)
  const fields = reading.ok ? [] : reading.issues.map(({ field }) => field)
  expect(fields).toEqual(['name', 'symbol', 'uri', 'total'])
})

test('anything at all may be passed', () => {
  expect(readNftDraft(null, context)).toMatchObject({ ok: false, issues: [{ field: 'form' }] })
  expect(readNftDraft({ mintMethod: 'nobody' }, context).ok).toBe(false)
})
