import { describe, expect, it } from 'vitest'
import {
  ANN,
  BOB,
  contribute,
  EVE,
  INVITER_CONTRACT,
  type IndexOfPresale,
  MARKET,
  makeIndexOfPresale,
  NOBODY,
  PRESALE,
  PRESALE_ID,
  refund,
} from '../../../test/index-of-a-presale.ts'
import { inviterLedger } from '../../inviter/handlers/inviter-ledger.ts'
import { whitelistMarket } from '../../whitelist-market/handlers/whitelist-market.ts'
import { outcome } from './outcome.ts'
import { slots } from './slots.ts'

const lower = (text: string) => text.toLowerCase()

const slot = (index: IndexOfPresale, account: string) =>
  index.row('presaleSlot', `${PRESALE_ID}-${lower(account)}`)
const slotCount = (index: IndexOfPresale) => index.row('presale', PRESALE_ID)?.slotCount
const reward = (index: IndexOfPresale, account: string) =>
  index.row('inviterReward', `${PRESALE_ID}-${lower(account)}`)
const ledger = (index: IndexOfPresale) => index.row('inviterLedger', PRESALE_ID)

describe('whitelist slots', () => {
  it('are given, used up by a contribution, and counted', () => {
    const index = makeIndexOfPresale()
    index.run(slots.slotSet, { account: ANN, level: 1n, status: 1n })
    index.run(slots.slotActivated, { account: BOB, index: 7n, level: 2n })
    expect(slotCount(index)).toBe(2)
    expect(slot(index, BOB)).toMatchObject({ level: 2, status: 1, leaf: '7' })
    contribute(index, ANN, 10n)
    expect(slot(index, ANN)).toMatchObject({ level: 1, status: 2 })
    expect(slotCount(index)).toBe(2)
    index.run(slots.slotSet, { account: BOB, level: 0n, status: 3n })
    expect(slot(index, BOB)).toMatchObject({ status: 3 })
    expect(slotCount(index)).toBe(1)
    contribute(index, BOB, 10n)
    expect(slot(index, BOB)).toMatchObject({ status: 3 })
  })

  it('change hands whole', () => {
    const index = makeIndexOfPresale()
    index.run(slots.slotActivated, { account: ANN, index: 7n, level: 2n })
    index.run(slots.slotMoved, { from: ANN, to: BOB, level: 2n })
    expect(slot(index, ANN)).toMatchObject({ status: 0, level: 0 })
    expect(slot(index, BOB)).toMatchObject({ status: 1, level: 2, leaf: null })
    expect(slotCount(index)).toBe(1)
  })

  it('set in one transaction are one act of the history', () => {
    const index = makeIndexOfPresale()
    for (const account of [ANN, BOB, EVE]) {
      index.run(slots.slotSet, { account, level: 1n, status: 1n }, { txHash: '0xbb' })
    }
    index.run(slots.slotSet, { account: ANN, level: 2n, status: 1n }, { txHash: '0xcc' })
    for (const place of [1n, 2n]) {
      index.run(slots.leafRevoked, { index: place }, { txHash: '0xbb' })
    }
    expect(index.rowsOf('presaleAction').map(({ kind, details }) => [kind, details])).toEqual([
      ['created', expect.any(String)],
      ['slotsSet', '{"count":"3"}'],
      ['slotsSet', '{"count":"1"}'],
      ['leavesRevoked', '{"count":"2"}'],
    ])
  })
})

describe('rewards of inviters', () => {
  const at = { address: INVITER_CONTRACT }

  /** Ann invites Bob, Bob invites Eve: two levels of 5 % and 1 %. */
  function makeTree() {
    const index = makeIndexOfPresale()
    index.run(inviterLedger.opened, { presale: PRESALE, currency: NOBODY, rates: [500n, 100n] }, at)
    index.run(inviterLedger.bound, { presale: PRESALE, account: BOB, inviter: ANN }, at)
    index.run(inviterLedger.weightSet, { presale: PRESALE, inviter: ANN, weight: 50_000n }, at)
    contribute(index, BOB, 100n, { inviter: ANN })
    index.run(inviterLedger.bound, { presale: PRESALE, account: EVE, inviter: BOB }, at)
    index.run(inviterLedger.weightSet, { presale: PRESALE, inviter: BOB, weight: 100_000n }, at)
    index.run(inviterLedger.weightSet, { presale: PRESALE, inviter: ANN, weight: 70_000n }, at)
    contribute(index, EVE, 200n, { inviter: BOB })
    return index
  }

  it('are weights by level, and a tree of who brought whom', () => {
    const index = makeTree()
    expect(ledger(index)).toMatchObject({
      rates: '500,100',
      status: 1,
      totalWeight: 170_000n,
      inviters: 2,
      invitees: 2,
    })
    expect(reward(index, ANN)).toMatchObject({ invitees: 1, inviteeContribution: 100n })
    expect(reward(index, BOB)).toMatchObject({ invitees: 1, inviteeContribution: 200n })
    expect(index.row('presaleAccount', `${PRESALE_ID}-${lower(EVE)}`)).toMatchObject({
      inviter: lower(BOB),
    })
  })

  it('shrink when an invited wallet leaves an open presale', () => {
    const index = makeTree()
    index.run(inviterLedger.weightSet, { presale: PRESALE, inviter: BOB, weight: 0n }, at)
    refund(index, EVE, 180n, { fee: 20n })
    expect(reward(index, BOB)).toMatchObject({ weight: 0n, inviteeContribution: 0n })
    expect(ledger(index)?.totalWeight).toBe(70_000n)
  })

  it('stay as they stood when the presale has failed', () => {
    const index = makeTree()
    index.run(outcome.canceled, { reason: 1n })
    index.run(inviterLedger.voided, { presale: PRESALE }, at)
    refund(index, EVE, 200n)
    expect(ledger(index)).toMatchObject({ status: 3 })
    expect(reward(index, BOB)).toMatchObject({ inviteeContribution: 200n })
  })

  it('are paid by the accepted part of what was contributed', () => {
    const index = makeTree()
    index.run(inviterLedger.settled, { presale: PRESALE, total: 17n }, at)
    expect(ledger(index)).toMatchObject({ status: 2, total: 17n, acceptedShare: 10n ** 18n })
    index.run(inviterLedger.rewardPaid, { presale: PRESALE, inviter: ANN, amount: 7n }, at)
    expect(ledger(index)).toMatchObject({ distributed: 7n })
    expect(reward(index, ANN)).toMatchObject({ paid: 7n, paidAt: 100 })
  })

  it('of a contract that is no presale of ours are left out', () => {
    const index = makeIndexOfPresale()
    const presale = EVE
    index.run(inviterLedger.opened, { presale, currency: NOBODY, rates: [1n] }, at)
    index.run(inviterLedger.bound, { presale, account: ANN, inviter: BOB }, at)
    index.run(inviterLedger.weightSet, { presale, inviter: BOB, weight: 5n }, at)
    index.run(inviterLedger.settled, { presale, total: 5n }, at)
    index.run(inviterLedger.voided, { presale }, at)
    index.run(inviterLedger.rewardPaid, { presale, inviter: BOB, amount: 5n }, at)
    expect(index.rowsOf('inviterLedger')).toEqual([])
    expect(index.rowsOf('inviterReward')).toEqual([])
  })
})

describe('offers of slots', () => {
  const at = { address: MARKET }
  const offer = { presale: PRESALE, owner: ANN, level: 1n, price: 5n, expired: 900n } as const

  it('are open until they are sold or canceled', () => {
    const index = makeIndexOfPresale()
    for (const saleId of [1n, 2n, 3n]) index.run(whitelistMarket.offered, { saleId, ...offer }, at)
    index.run(whitelistMarket.sold, { saleId: 2n, buyer: BOB }, { ...at, timestamp: 300 })
    index.run(whitelistMarket.offerCanceled, { saleId: 3n }, { ...at, timestamp: 400 })
    expect(
      index.rowsOf('slotOffer').map((row) => [row.status, row.buyer, row.closedAt, row.priceWei]),
    ).toEqual([
      [1, null, null, 5n],
      [2, lower(BOB), 300, 5n],
      [3, null, 400, 5n],
    ])
  })

  it('that were never made cannot be sold', () => {
    const index = makeIndexOfPresale()
    expect(() => index.run(whitelistMarket.sold, { saleId: 9n, buyer: BOB }, at)).toThrow(
      'never made',
    )
  })
})
