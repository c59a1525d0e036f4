import { describe, expect, it } from 'vitest'
import {
  ANN,
  BOB,
  contribute,
  END,
  EVE,
  FACTORY,
  type IndexOfPresale,
  makeIndexOfPresale,
  NOBODY,
  OWNER,
  PRESALE,
  PRESALE_ID,
  refund,
  START,
} from '../../../test/index-of-a-presale.ts'
import { ImpossibleEventError } from '../../store/event-handler.ts'
import { contributions } from './contributions.ts'
import { presaleFactorySettings } from './factory-settings.ts'
import { outcome } from './outcome.ts'
import { ownerActs } from './owner-acts.ts'

const { claimed, exitFeeReturned } = contributions
const lower = (text: string) => text.toLowerCase()

const presale = (index: IndexOfPresale) => index.row('presale', PRESALE_ID)
const wallet = (index: IndexOfPresale, account: string) =>
  index.row('presaleAccount', `${PRESALE_ID}-${lower(account)}`)

describe('a new presale', () => {
  it('has the terms of its parameters', () => {
    const row = presale(makeIndexOfPresale())
    expect(row).toMatchObject({
      owner: lower(OWNER),
      factory: lower(FACTORY),
      templateId: 1,
      recordId: '3',
      hardCap: 1_000n,
      softCap: 500n,
      presaleRate: 2n * 10n ** 18n,
      liquidityPercentBps: 6_000,
      startTime: START,
      endTime: END,
      whitelistMode: 1,
      t1Seconds: 600,
      t2Seconds: 300,
      vest: true,
      vestFirstBps: 2_000,
      vestCycleSeconds: 3_600,
      vestPercentBps: 1_000,
      burnsUnsold: true,
      whitelistAdmin: null,
      tokensDeposited: 2_600n,
      poolStatus: 0,
      total: 0n,
    })
  })

  it.each([
    ['bafkinfo', 'bafkinfo'],
    ['ipfs://bafkinfo', 'bafkinfo'],
    ['ipfs://bafkinfo/info.json', 'bafkinfo'],
    ['bad\0key', 'bad\uFFFDkey'],
  ])('is found by what was uploaded under %j', (ipfsKey, infoCid) => {
    expect(presale(makeIndexOfPresale({ ipfsKey }))).toMatchObject({ infoCid })
  })

  it('keeps no release in parts that it does not have, and no burning in a private presale', () => {
    expect(presale(makeIndexOfPresale({ numbers: { 14: 0n } }))).toMatchObject({
      vest: false,
      vestFirstBps: 0,
      vestCycleSeconds: 0,
      vestPercentBps: 0,
    })
    expect(presale(makeIndexOfPresale({ templateId: 3n }))).toMatchObject({ burnsUnsold: false })
  })

  it('counts for its factory, its currency and the platform', () => {
    const index = makeIndexOfPresale()
    expect(index.rowsOf('presaleFactorySettings')).toMatchObject([{ presales: 1 }])
    expect(index.rowsOf('presaleCurrency')).toMatchObject([{ currency: NOBODY, presales: 1 }])
    expect(index.rowsOf('platformChain')).toMatchObject([
      { presalesCreated: 1, presaleFeesWei: 200n, tokensCreated: 0 },
    ])
    expect(index.rowsOf('presaleAction').map(({ kind }) => kind)).toEqual(['created'])
  })
})

describe('contributions', () => {
  it('add up for sale, wallet, day and currency', () => {
    const index = makeIndexOfPresale()
    contribute(index, ANN, 100n)
    contribute(index, BOB, 300n)
    contribute(index, ANN, 200n, { timestamp: START + 86_400 })
    expect(presale(index)).toMatchObject({
      total: 600n,
      accepted: 600n,
      progressBps: 6_000,
      isSoftCapReached: true,
      userCount: 2,
      contributionCount: 3,
      updatedAt: START + 86_400,
    })
    expect(wallet(index, ANN)).toMatchObject({
      contributed: 300n,
      everContributed: 300n,
      contributions: 2,
      firstAt: START,
    })
    const days = index.rowsOf('presaleDay')
    expect(days.map((day) => [day.contributed, day.totalAtEnd, day.userCountAtEnd])).toEqual([
      [400n, 400n, 2],
      [200n, 600n, 2],
    ])
    expect(index.rowsOf('presaleCurrency')).toMatchObject([{ contributed: 600n }])
    expect(index.rowsOf('platformChain')).toMatchObject([{ contributions: 3 }])
    expect(index.rowsOf('presaleContribution').map((line) => line.total)).toEqual([
      100n,
      400n,
      600n,
    ])
  })

  it('fill the presale at one moment, until somebody leaves', () => {
    const index = makeIndexOfPresale({ templateId: 2n })
    const filledAt = () => presale(index)?.filledAt
    contribute(index, ANN, 900n)
    expect(filledAt()).toBeNull()
    contribute(index, BOB, 100n, { timestamp: START + 5 })
    contribute(index, BOB, 100n, { timestamp: START + 9 })
    expect(filledAt()).toBe(START + 5)
    refund(index, BOB, 180n, { fee: 20n, timestamp: START + 20 })
    expect(filledAt()).toBeNull()
  })

  it('of a fair presale go beyond the hard cap, which is all that it keeps', () => {
    const index = makeIndexOfPresale({ templateId: 2n })
    contribute(index, ANN, 2_500n)
    expect(presale(index)).toMatchObject({ total: 2_500n, accepted: 1_000n, progressBps: 25_000 })
  })

  it('come back less a tenth, and the wallet counts anew when it returns', () => {
    const index = makeIndexOfPresale()
    contribute(index, ANN, 100n)
    refund(index, ANN, 90n, { fee: 10n })
    expect(presale(index)).toMatchObject({
      total: 0n,
      userCount: 0,
      refunded: 90n,
      exitFeesKept: 10n,
      isSoftCapReached: false,
    })
    expect(wallet(index, ANN)).toMatchObject({ contributed: 0n, refunded: 90n, exitFee: 10n })
    contribute(index, ANN, 50n)
    expect(presale(index)).toMatchObject({ userCount: 1, contributionCount: 2 })
    expect(wallet(index, ANN)).toMatchObject({ contributed: 50n, everContributed: 150n })
    index.run(exitFeeReturned, { account: ANN, amount: 10n })
    expect(wallet(index, ANN)).toMatchObject({ exitFee: 0n, refunded: 100n })
    expect(presale(index)).toMatchObject({ exitFeesReturned: 10n })
  })

  it('of a stranger cannot be taken back: the index stops instead of guessing, and names the contract', () => {
    const index = makeIndexOfPresale()
    const takeBack = () => refund(index, EVE, 1n)
    expect(takeBack).toThrow(ImpossibleEventError)
    expect(takeBack).toThrow(`contract ${PRESALE}`)
  })
})

describe('the end of a presale', () => {
  const listing = {
    pair: '0x00000000000000000000000000000000000000e1' as const,
    accepted: 600n,
    tokensListed: 360n,
    currencyListed: 360n,
    liquidity: 350n,
    lockId: 9n,
    unlockAt: 5_000_000n,
    ownerCurrency: 240n,
    ownerTokens: 0n,
    tokensBurned: 1_040n,
    inviterReward: 0n,
  }

  it('is a listing with its lock; releasing begins a day after the end at the latest', () => {
    const index = makeIndexOfPresale()
    contribute(index, ANN, 600n)
    index.run(outcome.finalized, listing, { timestamp: END + 3 * 86_400 })
    expect(presale(index)).toMatchObject({ poolStatus: 1, accepted: 600n })
    expect(index.row('presaleListing', PRESALE_ID)).toMatchObject({
      lockId: '9',
      unlockAt: 5_000_000,
      vestingStart: END + 86_400,
      finalizedAt: END + 3 * 86_400,
      ownerCurrency: 240n,
    })
    expect(index.rowsOf('presaleCurrency')).toMatchObject([{ finished: 1, raised: 600n }])
  })

  it('of a private presale has no pool and no lock', () => {
    const index = makeIndexOfPresale({ templateId: 3n })
    contribute(index, ANN, 600n)
    index.run(
      outcome.finalized,
      { ...listing, pair: NOBODY, lockId: 0n, unlockAt: 0n },
      { timestamp: END - 5 },
    )
    expect(index.row('presaleListing', PRESALE_ID)).toMatchObject({
      lockId: null,
      unlockAt: null,
      vestingStart: END - 5,
    })
  })

  it('lets tokens be claimed in parts; a wallet counts once', () => {
    const index = makeIndexOfPresale()
    contribute(index, ANN, 600n)
    index.run(outcome.finalized, listing)
    index.run(claimed, { account: ANN, tokens: 240n, excess: 5n })
    index.run(claimed, { account: ANN, tokens: 120n, excess: 0n })
    expect(presale(index)).toMatchObject({ claimCount: 1, tokensClaimed: 360n, excessReturned: 5n })
    expect(wallet(index, ANN)).toMatchObject({ claimed: 360n, claims: 2, excess: 5n })
  })

  it('pays owner and platform, each summed by what was paid', () => {
    const index = makeIndexOfPresale()
    const asset = NOBODY
    index.run(outcome.withdrawn, { to: OWNER, asset, amount: 100n })
    index.run(outcome.withdrawn, { to: OWNER, asset, amount: 40n })
    index.run(outcome.platformPaid, { to: OWNER, amount: 7n })
    expect(index.rowsOf('presalePayout').map((row) => [row.isPlatform, row.amount])).toEqual([
      [false, 140n],
      [true, 7n],
    ])
  })

  it('tells what is kept in place of liquidity that a repair took', () => {
    const index = makeIndexOfPresale()
    index.run(outcome.liquidityRetained, { tokens: 0n, currency: 9n, until: 77n })
    expect(index.rowsOf('presaleAction').at(-1)).toMatchObject({
      kind: 'liquidityRetained',
      details: JSON.stringify({ tokens: '0', currency: '9', until: '77' }),
    })
  })

  it.each([1n, 2n, 3n, 4n, 5n])('can be a failure with reason %s', (reason) => {
    const index = makeIndexOfPresale()
    index.run(outcome.canceled, { reason }, { sender: EVE })
    expect(presale(index)).toMatchObject({ poolStatus: 2, cancelReason: Number(reason) })
    expect(index.rowsOf('presaleAction').at(-1)).toMatchObject({
      kind: 'canceled',
      actor: EVE,
      details: JSON.stringify({ reason: String(reason) }),
    })
  })
})

describe("the owner's acts", () => {
  it('change the terms; other times free those who take part', () => {
    const index = makeIndexOfPresale()
    index.run(ownerActs.timeSet, { startTime: 5n, endTime: 9n })
    expect(presale(index)).toMatchObject({ startTime: 5, endTime: 9, termsChanged: false })
    contribute(index, ANN, 50n)
    index.run(ownerActs.timeSet, { startTime: 5n, endTime: 8n })
    expect(presale(index)).toMatchObject({ endTime: 8, termsChanged: true })
    index.run(ownerActs.whitelistModeSet, { mode: 2n, t1Block: 60n, t2Block: 0n })
    index.run(ownerActs.whitelistRootSet, { root: '0xAB', ipfsKey: 'bafklist' })
    index.run(ownerActs.whitelistAdminSet, { admin: BOB })
    index.run(ownerActs.slotTransferSet, { enabled: false })
    index.run(ownerActs.infoUpdated, { ipfsKey: 'ipfs://bafknew' })
    index.run(ownerActs.inviterOpened, { rates: [500n, 100n] })
    expect(presale(index)).toMatchObject({
      whitelistMode: 2,
      t1Seconds: 60,
      whitelistRoot: '0xab',
      whitelistKey: 'bafklist',
      whitelistAdmin: lower(BOB),
      slotTransfer: false,
      infoCid: 'bafknew',
    })
    expect(index.rowsOf('presaleAction').map(({ kind }) => kind)).toEqual([
      'created',
      'timeSet',
      'timeSet',
      'whitelistModeSet',
      'whitelistRootSet',
      'whitelistAdminSet',
      'slotTransferSet',
      'infoUpdated',
      'inviterOpened',
    ])
    index.run(ownerActs.whitelistAdminSet, { admin: NOBODY })
    expect(presale(index)).toMatchObject({ whitelistAdmin: null })
  })
})

describe('settings of a factory of presales', () => {
  it('are those that were set last, and payouts add up', () => {
    const index = makeIndexOfPresale()
    const at = { address: FACTORY }
    const { templateSet, feeSet, feeWhitelistSet, devAddressSet, vipSet, withdrawn } =
      presaleFactorySettings
    index.run(templateSet, { templateId: 1n, implementation: EVE, enabled: true }, at)
    index.run(feeSet, { templateId: 1n, feeWei: 77n }, at)
    index.run(feeWhitelistSet, { user: ANN, discountBps: 5_000n }, at)
    index.run(devAddressSet, { devAddress: BOB }, at)
    index.run(vipSet, { vip: EVE }, at)
    index.run(vipSet, { vip: NOBODY }, at)
    index.run(withdrawn, { amountWei: 5n }, at)
    index.run(withdrawn, { amountWei: 2n }, at)
    index.run(presaleFactorySettings.ownershipTransferred, { newOwner: OWNER }, at)
    expect(index.rowsOf('presaleFactorySettings')).toMatchObject([
      {
        presales: 1,
        owner: lower(OWNER),
        devAddress: lower(BOB),
        vip: null,
        withdrawnWei: 7n,
      },
    ])
    expect(index.rowsOf('presaleTemplate')).toMatchObject([
      { templateId: 1, feeWei: 77n, enabled: true },
    ])
    expect(index.rowsOf('presaleFeeDiscount')).toMatchObject([
      { account: lower(ANN), discountBps: 5_000 },
    ])
  })
})
