import { beforeEach, describe, expect, it } from 'vitest'
import { makeMemoryIndex } from '../../../test/memory-index.ts'
import { dividends } from './dividends.ts'
import { launchPad } from './launch-pad.ts'
import { nftDividends } from './nft-dividends.ts'
import { openingVault } from './opening-vault.ts'
import { referrals } from './referrals.ts'
import { tokenDeployed } from './token-deployed.ts'

const A = '0x00000000000000000000000000000000000000A1'
const B = '0x00000000000000000000000000000000000000B2'
const C = '0x00000000000000000000000000000000000000C3'
const TOKEN = '0x00000000000000000000000000000000000000fa'
const ID = `7-${TOKEN}`
const lower = (text: string) => text.toLowerCase()

let index: ReturnType<typeof makeMemoryIndex>
const totals = () => index.row('tokenTotals', ID)
const member = (account: string) => index.row('tokenReferral', `${ID}-${lower(account)}`)

beforeEach(() => {
  index = makeMemoryIndex()
  index.run(tokenDeployed, {
    owner: A,
    token: TOKEN,
    templateId: 6n,
    infoId: 1n,
    name: 'Paying',
    symbol: 'PAY',
    decimals: 18,
    totalSupply: 1_000n,
    inviter: '0x0000000000000000000000000000000000000000',
    feeWei: 0n,
    inviterRewardWei: 0n,
  })
})

describe('dividends', () => {
  it('add up for the token and for each account', () => {
    index.run(dividends.dividendsAdded, { amount: 100n })
    index.run(dividends.dividendPaid, { account: A, amount: 30n }, { timestamp: 400 })
    index.run(dividends.dividendPaid, { account: A, amount: 5n }, { timestamp: 500 })
    index.run(dividends.dividendPaid, { account: B, amount: 7n })
    expect(totals()).toMatchObject({
      dividendsAdded: 100n,
      dividendsPaid: 42n,
      dividendPayments: 3,
      dividendAccounts: 2,
    })
    expect(index.row('tokenDividendAccount', `${ID}-${lower(A)}`)).toMatchObject({
      paid: 35n,
      payments: 2,
      lastPaidAt: 500,
    })
    expect(index.rowsOf('tokenDividendPayment').map((row) => row.amount)).toEqual([30n, 5n, 7n])
  })

  it('for NFTs are kept by NFT and by owner', () => {
    index.run(nftDividends.nftDividendPaid, { tokenId: 12n, owner: A, amount: 4n })
    index.run(nftDividends.nftDividendPaid, { tokenId: 12n, owner: B, amount: 6n })
    index.run(nftDividends.nftBlacklistSet, { tokenId: 12n, listed: true })
    expect(index.rowsOf('tokenNftDividend')).toEqual([
      expect.objectContaining({
        nftId: '12',
        paid: 10n,
        payments: 2,
        lastOwner: lower(B),
        blacklisted: true,
      }),
    ])
    expect(totals()).toMatchObject({ dividendsPaid: 10n, nftPaid: 10n, dividendAccounts: 2 })
    expect(index.rowsOf('tokenDividendPayment').map((row) => row.nftId)).toEqual(['12', '12'])
  })

  it('count the NFTs that earn, and what they were credited', () => {
    index.run(nftDividends.nftActivated, { tokenId: 1n })
    index.run(nftDividends.nftActivated, { tokenId: 1n })
    index.run(nftDividends.nftActivated, { tokenId: 2n })
    index.run(nftDividends.nftPayout, { amountPerNft: 5n, activeNfts: 2n })
    index.run(nftDividends.nftRetired, { tokenId: 1n })
    expect(totals()).toMatchObject({ activeNfts: 1, nftCredited: 10n })
  })

  it('know who is never counted', () => {
    index.run(dividends.dividendExcluded, { account: A })
    expect(index.rowsOf('tokenDividendAccount')).toEqual([
      expect.objectContaining({ account: lower(A), excluded: true, paid: 0n }),
    ])
  })

  it('know what is staked and what locks count', () => {
    index.run(dividends.lpStaked, { account: A, amount: 10n })
    index.run(dividends.lpUnstaked, { account: A, amount: 4n })
    const lock = { locker: B, lockId: 3n, account: A } as const
    index.run(dividends.lockCredited, { ...lock, amount: 8n })
    index.run(dividends.lockCredited, { ...lock, amount: 9n })
    expect(totals()).toMatchObject({ lpStaked: 6n, lockCredited: 9n })
    index.run(dividends.lockCredited, { ...lock, amount: 0n })
    expect(totals()?.lockCredited).toBe(0n)
  })
})

describe('the referral tree', () => {
  it('has an inviter for each invitee, and depths from the top', () => {
    index.run(referrals.inviteOffered, { inviter: A, invitee: B })
    index.run(referrals.inviterBound, { inviter: A, invitee: B }, { timestamp: 300 })
    index.run(referrals.inviterBound, { inviter: B, invitee: C })
    expect(member(A)).toMatchObject({ inviter: null, depth: 0, invitees: 1, boundAt: null })
    expect(member(B)).toMatchObject({ inviter: lower(A), depth: 1, invitees: 1, boundAt: 300 })
    expect(member(C)).toMatchObject({ inviter: lower(B), depth: 2, invitees: 0 })
    expect(totals()?.members).toBe(3)
    expect(index.rowsOf('tokenInvite')).toEqual([expect.objectContaining({ accepted: true })])
  })

  it('sums up rebates by inviter, and says by level who paid', () => {
    index.run(referrals.inviterBound, { inviter: A, invitee: B })
    index.run(referrals.rebatePaid, { trader: B, inviter: A, level: 1n, amount: 5n })
    index.run(referrals.rebatePaid, { trader: C, inviter: A, level: 2n, amount: 3n })
    expect(member(A)).toMatchObject({ rebatesReceived: 8n, rebates: 2 })
    expect(index.rowsOf('tokenRebate').map((row) => [row.level, row.trader])).toEqual([
      [1, lower(B)],
      [2, lower(C)],
    ])
    expect(totals()).toMatchObject({ rebates: 2, rebatesPaid: 8n, members: 2 })
  })

  it('states its terms', () => {
    const rebateBps = [100n, 50n, 0n, 0n, 0n, 0n, 0n]
    index.run(referrals.rebatesSet, { rebateBps })
    index.run(referrals.bindIntervalSet, { blocks: 3n })
    expect(index.row('tokenTerms', ID)).toMatchObject({
      rebateBps: '100,50,0,0,0,0,0',
      bindIntervalBlocks: 3,
    })
  })
})

describe('launches', () => {
  const params = {
    owner: A,
    token: TOKEN,
    pair: B,
    quote: C,
    tokenAmount: 1n,
    quoteAmount: 2n,
    liquidity: 3n,
    lockId: 4n,
    unlockAt: 5n,
    openingId: 0n,
  } as const

  it('say where the liquidity is, or that it was burned', () => {
    index.run(launchPad.launched, params, { address: C })
    index.run(
      launchPad.launched,
      { ...params, lockId: 0n, unlockAt: 0n, openingId: 9n },
      { address: C },
    )
    expect(index.rowsOf('tokenLaunch')).toEqual([
      expect.objectContaining({ tokenId: ID, lockId: '4', unlockAt: 5, openingId: null }),
      expect.objectContaining({ lockId: null, unlockAt: null, openingId: '9' }),
    ])
  })

  it('list the first buys of the team', () => {
    index.run(
      launchPad.teamBuy,
      { token: TOKEN, to: B, quoteIn: 7n, tokensOut: 8n },
      { address: C },
    )
    expect(index.rowsOf('tokenTeamBuy')).toEqual([
      expect.objectContaining({ account: lower(B), quoteIn: 7n, tokensOut: 8n }),
    ])
  })

  it('in batches add up what accounts committed, got and took back', () => {
    const vault = { address: C } as const
    const openingId = 9n
    index.run(
      openingVault.openingStarted,
      {
        openingId,
        token: TOKEN,
        quote: C,
        endsAt: 60n,
        refundsFrom: 3_660n,
        cap: 100n,
        minRate: 1n,
      },
      vault,
    )
    index.run(openingVault.committed, { openingId, account: A, amount: 30n }, vault)
    index.run(openingVault.committed, { openingId, account: A, amount: 20n }, vault)
    index.run(openingVault.committed, { openingId, account: B, amount: 50n }, vault)
    index.run(
      openingVault.cleared,
      { openingId, spent: 90n, bought: 900n },
      { ...vault, timestamp: 61 },
    )
    index.run(openingVault.claimed, { openingId, account: A, tokens: 450n, quoteBack: 5n }, vault)
    expect(index.rowsOf('tokenOpening')).toEqual([
      expect.objectContaining({
        committed: 100n,
        accounts: 2,
        clearedAt: 61,
        spent: 90n,
        bought: 900n,
        claimed: 450n,
      }),
    ])
    expect(index.rowsOf('tokenCommitment')[0]).toMatchObject({
      committed: 50n,
      tokensClaimed: 450n,
      quoteBack: 5n,
    })
  })
})
