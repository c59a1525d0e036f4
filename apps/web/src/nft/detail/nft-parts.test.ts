import { m } from '@slipway/messages'
import { buildAllowTree, writeAllowFile } from '@slipway/sdk/nft/allow-list'
import { calculateProvenance } from '@slipway/sdk/nft/provenance'
import { zeroAddress } from 'viem'
import { afterEach, describe, expect, test, vi } from 'vitest'
import {
  buyer,
  creator,
  friend,
  makeNftAct,
  makeSale,
  makeSaleAccount,
  saleNow,
} from '../test/nft-fixture.ts'
import { findAllowance } from './find-allowance.ts'
import { namedInviter } from './mint-form.tsx'
import { mintStopText } from './mint-stop-text.ts'
import { isOwner, isRevealing } from './nft-view.ts'
import { withdrawToPlan } from './owner/owner-plans.ts'
import { readListParams } from './owner/read-list-params.ts'
import {
  readMintParams,
  readOwnerParams,
  readRatesParams,
  readSecretParams,
  readUriParams,
} from './owner/read-params.ts'
import { canSetList, ownerPowers } from './owner-powers.ts'
import { claimToPlan, platformPlan } from './user-plans.ts'

const E = 10n ** 18n
const payable = makeNftAct({
  sale: makeSale({ state: { proceeds: E / 8n, platformDue: E / 8n } }),
})

vi.mock('../../core/read-client.ts', () => ({ readClient: { chain: { id: 31_337 } } }))
afterEach(() => vi.unstubAllGlobals())

describe('who is named as inviter', () => {
  test('is the one of the visit, with a first mint', () => {
    expect(namedInviter(makeNftAct(), friend)).toBe(friend)
  })

  test('is nobody after a first purchase, and never oneself', () => {
    const bought = makeNftAct({ my: makeSaleAccount({ minted: 1, isKnown: true }) })
    expect(namedInviter(bought, friend)).toBe(zeroAddress)
    expect(namedInviter(makeNftAct(), buyer)).toBe(zeroAddress)
  })

  test('is the one of the visit for who has only been given NFTs', () => {
    const given = makeNftAct({ my: makeSaleAccount({ minted: 1 }) })
    expect(namedInviter(given, friend)).toBe(friend)
  })

  test('counts while rewards are closed, too: they may be opened later', () => {
    const sale = makeSale({ state: { inviterRates: [] } })
    expect(namedInviter(makeNftAct({ sale }), friend)).toBe(friend)
  })
})

describe('a place on the list', () => {
  const scope = { chainId: 31_337, sale: makeSale().address }
  const entries = [
    { address: buyer, allowance: 2 },
    { address: friend, allowance: 1 },
  ]
  const { root, proofOf } = buildAllowTree(scope, entries)
  const key = `bafkrei${'a'.repeat(52)}`
  const stored = (whitelistRoot = root) => makeSale({ state: { whitelistRoot, whitelistKey: key } })
  const serve = () =>
    vi.stubGlobal('fetch', async () => new Response(writeAllowFile(scope, entries)))

  test('is proven by the stored list', async () => {
    serve()
    expect(await findAllowance(stored(), buyer)).toEqual({ allowance: 2, proof: proofOf(0) })
    expect(await findAllowance(stored(), creator)).toBeNull()
  })

  test('counts for nothing when the list makes another root than the chain has', async () => {
    serve()
    await expect(findAllowance(stored(`0x${'1'.repeat(64)}`), buyer)).rejects.toThrow('root')
  })

  test('is asked of no stranger’s host', async () => {
    const asked = vi.fn()
    vi.stubGlobal('fetch', asked)
    const sale = makeSale({
      state: { whitelistRoot: root, whitelistKey: 'https://evil.example/list' },
    })
    await expect(findAllowance(sale, buyer)).rejects.toThrow()
    expect(asked).not.toHaveBeenCalled()
  })
})

describe('why nothing can be minted', () => {
  const none = { state: 'none' } as const

  test.each([
    ['cap', m.nftpage_stop_cap({ count: '3' })],
    ['sold-out', m.nftpage_stop_sold_out()],
    ['ended', m.nftpage_stop_public_ended({ share: '5', count: '11' })],
    ['owner', m.nftpage_stop_owner()],
  ] as const)('%s has its own words', (stop, text) => {
    expect(mintStopText(stop, makeNftAct(), none)).toBe(text)
  })

  test('an end leaves nothing only where the owner has no share left', () => {
    const act = makeNftAct()
    const sale = { ...act.sale, state: { ...act.sale.state, ownerShareLeft: 0 } }
    expect(mintStopText('ended', { ...act, sale }, none)).toBe(
      m.nftpage_stop_ended({ count: '16' }),
    )
  })

  test('a list that cannot be loaded is not taken for a missing place on it', () => {
    const texts = (['none', 'failed', 'loading', 'unlisted'] as const).map((state) =>
      mintStopText('not-listed', makeNftAct(), { state }),
    )
    expect(new Set(texts).size).toBe(4)
  })
})

describe('what the owner can still do', () => {
  test('goes by the contract: share, rewards not opened, the words, the money', () => {
    const sale = makeSale({ state: { inviterRates: [] } })
    expect(ownerPowers({ sale, now: saleNow })).toEqual([
      m.nftpage_can_share({ count: '5' }),
      m.nftpage_can_inviter(),
      m.nftpage_can_info(),
      m.nftpage_can_withdraw(),
      m.nftpage_can_hand(),
    ])
  })

  test('is nothing once the collection was renounced', () => {
    expect(ownerPowers({ sale: makeSale({ state: { capabilities: 0n } }), now: saleNow })).toEqual(
      [],
    )
  })

  test('the list is final once everybody mints', () => {
    const sale = makeSale({ state: { capabilities: 59n } })
    expect(canSetList({ sale, now: sale.terms.publicStart - 1 })).toBe(true)
    expect(canSetList({ sale, now: sale.terms.publicStart })).toBe(false)
  })

  test('is offered to nobody else', () => {
    expect(isOwner({ sale: makeSale(), account: creator })).toBe(true)
    expect(isOwner({ sale: makeSale(), account: buyer })).toBe(false)
    expect(isOwner({ sale: makeSale(), account: undefined })).toBe(false)
  })
})

describe('the owner’s forms', () => {
  test('a share is minted in whole numbers, within what is left', () => {
    const of = (quantity: string) => readMintParams({ quantity, receiver: buyer }, 5).ok
    expect(['1', '5', '0', '6', '1.5', ''].map(of)).toEqual([
      true,
      true,
      false,
      false,
      false,
      false,
    ])
    expect(readMintParams({ quantity: '1', receiver: zeroAddress }, 5).ok).toBe(false)
  })

  test('a base address is of IPFS or https and ends with a slash', () => {
    const of = (uri: string) => readUriParams({ uri }).ok
    expect(
      ['ipfs://bafy/', 'https://a.example/', 'ipfs://bafy', 'http://a.example/'].map(of),
    ).toEqual([true, true, false, false])
  })

  test('rates are one to three, together at most half of the price', () => {
    const of = (level1: string, level2 = '', level3 = '') =>
      readRatesParams({ level1, level2, level3 })
    expect(of('5', '2.5')).toEqual({ ok: true, params: { rates: [500n, 250n] } })
    expect(of('30', '20').ok).toBe(true)
    expect(of('30', '20.01').ok).toBe(false)
    expect(of('').ok).toBe(false)
    expect(of('5', '', '5').ok).toBe(false)
    expect(of('5.001').ok).toBe(false)
  })

  test('a secret is taken only when it makes the collection’s own hash', () => {
    const secret = { baseUri: 'ipfs://bafy/', salt: `0x${'ab'.repeat(32)}` } as const
    const sale = makeSale({ terms: { provenanceHash: calculateProvenance(secret) } })
    expect(readSecretParams(secret, sale)).toEqual({ ok: true, params: secret })
    expect(readSecretParams({ ...secret, baseUri: 'ipfs://bafz/' }, sale).ok).toBe(false)
    expect(readSecretParams({ ...secret, salt: '0x12' }, sale).ok).toBe(false)
  })

  test('a list names its first wrong line, and nobody hands a collection to himself', () => {
    expect(readListParams({ list: `${buyer},2` }).ok).toBe(true)
    expect(readListParams({ list: `${buyer}\nnobody` })).toMatchObject({
      problems: { list: { text: m.nftpage_own_list_line_address({ line: '2' }) } },
    })
    expect(readListParams({ list: ' ' }).ok).toBe(false)
    expect(readOwnerParams({ to: creator }, creator, friend).ok).toBe(false)
    expect(readOwnerParams({ to: buyer }, creator, friend).ok).toBe(true)
    expect(readOwnerParams({ to: friend }, creator, friend)).toMatchObject({
      problems: { to: { text: m.shell_owner_itself() } },
    })
  })
})

test.each([
  ['a reward', claimToPlan(makeNftAct(), E / 8n, friend)],
  ['proceeds', withdrawToPlan(payable, friend)],
  ['the platform’s part', platformPlan(payable, friend)],
])('the review of paying %s to a named address says how much and to whom', (_, { review }) => {
  // A line with an address shows it in place of its value.
  const shown = review.gets.map(({ address, value }) => address ?? value)
  expect(shown.map((text) => text.replaceAll('\u00a0', ' '))).toEqual(['0.125 ETH', friend])
})

test('an allowance that is used is said as the list has it, not with what the owner gave', () => {
  const my = makeSaleAccount({ minted: 5 })
  const allowance = { state: 'listed', listed: { allowance: 2, proof: [] } } as const
  const text = mintStopText('allowance-used', makeNftAct({ my }), allowance)
  expect(text).toBe(m.nftpage_stop_allowance({ count: '2' }))
})

test('anybody is offered to deal out and show hidden pictures once minting is over, whoever owns them', () => {
  const terms = { mintMethod: 'owner', endTime: 0 } as const
  const actOf = (capabilities: bigint, isHidden: boolean, done: string | null = null) => {
    const reveal = { hidden: isHidden, drawBlock: 0n, drawn: false, offset: 0n }
    const sale = makeSale({ terms, state: { capabilities, reveal } })
    return makeNftAct({ sale, doneOf: () => done })
  }
  expect(isRevealing(actOf(63n, true))).toBe(false)
  expect(isRevealing(actOf(0n, true))).toBe(true)
  expect(isRevealing(actOf(0n, false))).toBe(false)
  expect(isRevealing(actOf(0n, false, 'Revealed'))).toBe(true)
})
