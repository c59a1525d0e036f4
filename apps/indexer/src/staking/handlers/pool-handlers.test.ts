import { beforeEach, describe, expect, it } from 'vitest'
import { makeMemoryIndex } from '../../../test/memory-index.ts'
import { ImpossibleEventError } from '../../store/event-handler.ts'
import { poolFactorySettings } from './factory-settings.ts'
import { nftStakes } from './nft-stakes.ts'
import { poolDeployed } from './pool-deployed.ts'
import { rewards } from './rewards.ts'
import { stakes } from './stakes.ts'
import { terms } from './terms.ts'

const A = '0x00000000000000000000000000000000000000A1'
const B = '0x00000000000000000000000000000000000000B2'
const POOL = '0x00000000000000000000000000000000000000C3'
const OTHER = '0x00000000000000000000000000000000000000C4'
const FACTORY = '0x00000000000000000000000000000000000000FA'
const STAKED = '0x00000000000000000000000000000000000000D4'
const REWARD = '0x00000000000000000000000000000000000000D5'
const DAY = 86_400
const lower = (text: string) => text.toLowerCase()

let index: ReturnType<typeof makeMemoryIndex>
beforeEach(() => {
  index = makeMemoryIndex()
})

const deploy = (pool: `0x${string}` = POOL, kind = 1n) =>
  index.run(
    poolDeployed,
    {
      owner: A,
      pool,
      kind,
      id: 4n,
      stakedToken: STAKED,
      rewardToken: REWARD,
      params: [kind, 5n, 1_000n, 2_000n, 70n, 300n, 60n, 1_900n, 250n],
      admin: B,
      ipfsKey: 'ipfs://cid/pool.json',
      rewardTokenAmount: 5_000n,
      rebateBudget: 125n,
      feeWei: 9n,
    },
    { address: FACTORY, timestamp: 50 },
  )

const at = (timestamp: number, address: `0x${string}` = POOL) => ({ address, timestamp })
const deposit = (account: `0x${string}`, received: bigint, staked: bigint, where = at(100)) =>
  index.run(stakes.deposited, { account, received, staked }, where)
const pool = (address = POOL) => index.row('pool', `7-${lower(address)}`)
const account = (address: string) => index.row('poolAccount', `7-${lower(POOL)}-${lower(address)}`)
const staker = (address: string) => index.row('poolStaker', `7-${lower(address)}`)
const day = (start: number) => index.row('poolDay', `7-${lower(POOL)}-${start}`)
const history = () => index.rowsOf('poolEvent').map(({ kind }) => kind)

describe('a new pool', () => {
  it('has the terms of its parameters, its record, and the first entry of its history', () => {
    deploy()
    expect(pool()).toMatchObject({
      ...{
        kind: 'token',
        recordId: '4',
        owner: lower(A),
        admin: lower(B),
        factory: lower(FACTORY),
      },
      ...{ stakedToken: lower(STAKED), rewardToken: lower(REWARD) },
      ...{ rewardPerSecond: 5n, startTime: 1_000, endTime: 2_000, stakeDeadline: 1_900 },
      ...{ limitPerAccount: 70n, limitSeconds: 300, lockSeconds: 60, inviteBps: 250 },
      ...{ rewardTokenAmount: 5_000n, rebatesFunded: 125n, feeWei: 9n, infoCid: 'cid' },
      ...{ totalStaked: 0n, stakerCount: 0, exitOpenedAt: null, eventCount: 1, createdAt: 50 },
    })
    expect(history()).toEqual(['created'])
    expect(index.row('poolFactory', `7-${lower(FACTORY)}`)).toMatchObject({ pools: 1 })
    expect(index.row('platformChain', '7')).toMatchObject({ poolsCreated: 1, poolFeesWei: 9n })
    expect(index.row('platformDay', '7-0')).toMatchObject({ poolsCreated: 1, stakes: 0 })
  })

  it('is of a kind that there is', () => {
    expect(() => deploy(POOL, 4n)).toThrow(ImpossibleEventError)
  })

  it('tells nothing before it is there', () => {
    expect(() => deposit(A, 1n, 1n)).toThrow(ImpossibleEventError)
  })
})

describe('stakes', () => {
  it('add up to what the pool has, and count who has one', () => {
    deploy()
    deposit(A, 40n, 40n)
    deposit(A, 10n, 50n, at(110))
    deposit(B, 8n, 8n)
    expect(pool()).toMatchObject({ totalStaked: 58n, stakerCount: 2, accountCount: 2 })
    expect(account(A)).toMatchObject({ staked: 50n, deposited: 50n, lastDepositAt: 110 })
    const out = { account: A, amount: 50n, sent: 49n, reward: 7n, staked: 0n } as const
    index.run(stakes.withdrawn, out, at(120))
    expect(pool()).toMatchObject({ totalStaked: 8n, stakerCount: 1, rewardsPaid: 7n })
    expect(account(A)).toMatchObject({ staked: 0n, withdrawn: 50n, rewardsPaid: 7n })
    index.run(stakes.emergencyWithdrawn, { account: B, amount: 8n, sent: 8n }, at(130))
    expect(pool()).toMatchObject({ totalStaked: 0n, stakerCount: 0, rewardsPaid: 7n })
    expect(account(B)).toMatchObject({ staked: 0n, withdrawn: 8n, rewardsPaid: 0n })
    expect(index.row('platformChain', '7')).toMatchObject({ stakes: 3 })
  })

  it('of who comes back do not count the account again', () => {
    deploy()
    deposit(A, 1n, 1n)
    index.run(stakes.withdrawn, { account: A, amount: 1n, sent: 1n, reward: 0n, staked: 0n }, at(9))
    deposit(A, 2n, 2n)
    expect(pool()).toMatchObject({ stakerCount: 1, accountCount: 1 })
  })

  it('make an address a staker of the network once for each pool', () => {
    deploy()
    deploy(OTHER)
    deposit(A, 5n, 5n)
    deposit(A, 6n, 6n, at(100, OTHER))
    expect(staker(A)).toMatchObject({ pools: 2 })
    index.run(stakes.emergencyWithdrawn, { account: A, amount: 5n, sent: 5n }, at(110))
    expect(staker(A)).toMatchObject({ pools: 1 })
  })

  it('leave in history and days how the pool stood', () => {
    deploy()
    deposit(A, 40n, 40n)
    index.run(
      terms.rewardsSet,
      { rewardPerSecond: 3n, startTime: 1_000n, endTime: 2_500n, added: 0n, rebateBudget: 1n },
      at(DAY + 5),
    )
    deposit(B, 2n, 2n, at(DAY + 9))
    expect(day(0)).toMatchObject({ totalStaked: 40n, rewardPerSecond: 5n, deposited: 40n })
    expect(day(DAY)).toMatchObject({
      ...{ totalStaked: 42n, rewardPerSecond: 3n, endTime: 2_500, deposited: 2n, deposits: 1 },
      ...{ lastAt: DAY + 9, stakerCount: 2 },
    })
    expect(index.rowsOf('poolEvent').map((row) => [row.totalStaked, row.rewardPerSecond])).toEqual([
      [0n, 5n],
      [40n, 5n],
      [40n, 3n],
      [42n, 3n],
    ])
  })
})

describe('NFTs', () => {
  it('count one each and are whose they were until they go back', () => {
    deploy(POOL, 3n)
    index.run(nftStakes.nftsDeposited, { account: A, nftIds: [3n, 9n], staked: 2n }, at(100))
    const nft = (nftId: number) => index.row('poolNft', `7-${lower(POOL)}-${nftId}`)?.account
    expect([nft(3), nft(9)]).toEqual([lower(A), lower(A)])
    const out = { account: A, nftIds: [3n], reward: 4n, staked: 1n } as const
    index.run(nftStakes.nftsWithdrawn, out, at(110))
    expect([nft(3), nft(9)]).toEqual([null, lower(A)])
    expect(pool()).toMatchObject({ kind: 'nft', totalStaked: 1n, rewardsPaid: 4n })
    index.run(nftStakes.nftsEmergencyWithdrawn, { account: A, nftIds: [9n], staked: 0n }, at(120))
    expect(nft(9)).toBeNull()
    expect(pool()).toMatchObject({ totalStaked: 0n, stakerCount: 0 })
    expect(index.rowsOf('poolEvent')[1]).toMatchObject({ amount: 2n, details: '{"nftIds":"3,9"}' })
  })
})

describe('rewards', () => {
  it('are what was harvested and what withdrawals paid', () => {
    deploy()
    deposit(A, 40n, 40n)
    index.run(rewards.harvested, { account: A, reward: 11n }, at(200))
    index.run(rewards.harvested, { account: A, reward: 5n }, at(205))
    const out = { account: A, amount: 1n, sent: 1n, reward: 2n, staked: 39n } as const
    index.run(stakes.withdrawn, out, at(210))
    expect(pool()).toMatchObject({ rewardsPaid: 18n })
    expect(account(A)).toMatchObject({ rewardsPaid: 18n, staked: 39n })
    expect(day(0)).toMatchObject({ rewardsPaid: 18n })
  })

  it('accrue from the last payment, whatever else happens to the account', () => {
    deploy()
    const accruesFrom = () => account(A)?.accruesFrom
    deposit(A, 40n, 40n, at(900))
    expect(accruesFrom()).toBe(900)
    // Before the start nothing was earned: the second deposit is paid nothing.
    deposit(A, 5n, 45n, at(950))
    expect(accruesFrom()).toBe(900)
    index.run(rewards.harvested, { account: A, reward: 11n }, at(1_100))
    index.run(rewards.inviterBound, { account: B, inviter: A }, at(1_150))
    index.run(rewards.rebateEarned, { inviter: A, account: B, amount: 6n }, at(1_200))
    index.run(rewards.rebateClaimed, { inviter: A, amount: 6n }, at(1_210))
    expect(accruesFrom()).toBe(1_100)
    const out = { account: A, amount: 5n, sent: 5n, reward: 3n, staked: 40n } as const
    index.run(stakes.withdrawn, out, at(1_300))
    expect(accruesFrom()).toBe(1_300)
    index.run(stakes.withdrawn, { ...out, amount: 40n, staked: 0n }, at(1_400))
    expect(accruesFrom()).toBeNull()
    expect(account(B)?.accruesFrom).toBeNull()
  })

  it('stay due where the stake left without them, and only where something was earned', () => {
    deploy()
    deposit(A, 40n, 40n, at(900))
    deposit(B, 40n, 40n, at(900))
    index.run(stakes.emergencyWithdrawn, { account: B, amount: 40n, sent: 40n }, at(1_000))
    index.run(stakes.emergencyWithdrawn, { account: A, amount: 40n, sent: 40n }, at(1_100))
    expect([account(A)?.accruesFrom, account(B)?.accruesFrom]).toEqual([900, null])
    index.run(rewards.harvested, { account: A, reward: 7n }, at(1_200))
    expect(account(A)?.accruesFrom).toBeNull()
  })

  it('of inviters are due since the first one after the last claim', () => {
    deploy()
    const earn = (timestamp: number) =>
      index.run(rewards.rebateEarned, { inviter: B, account: A, amount: 6n }, at(timestamp))
    earn(1_100)
    earn(1_200)
    expect(account(B)?.rebateDueAt).toBe(1_100)
    index.run(rewards.rebateClaimed, { inviter: B, amount: 12n }, at(1_300))
    expect(account(B)?.rebateDueAt).toBeNull()
    earn(1_400)
    expect(account(B)?.rebateDueAt).toBe(1_400)
  })

  it('of inviters stand in their own row', () => {
    deploy()
    index.run(rewards.inviterBound, { account: A, inviter: B }, at(100))
    deposit(A, 40n, 40n)
    index.run(rewards.rebateEarned, { inviter: B, account: A, amount: 6n }, at(150))
    index.run(rewards.rebateClaimed, { inviter: B, amount: 4n }, at(160))
    expect(account(A)).toMatchObject({ inviter: lower(B), rebatesEarned: 0n })
    expect(account(B)).toMatchObject({
      invitees: 1,
      rebatesEarned: 6n,
      rebatesPaid: 4n,
      staked: 0n,
    })
    expect(pool()).toMatchObject({ rebatesEarned: 6n, rebatesPaid: 4n, accountCount: 1 })
  })
})

describe('the admin', () => {
  it('changes terms, which hold from then on', () => {
    deploy()
    index.run(
      terms.rewardsSet,
      { rewardPerSecond: 9n, startTime: 1_100n, endTime: 3_000n, added: 44n, rebateBudget: 5n },
      at(60),
    )
    index.run(terms.limitSet, { limit: 0n }, at(61))
    index.run(terms.exitOpened, {}, at(62))
    index.run(terms.ipfsKeySet, { ipfsKey: 'new' }, at(63))
    index.run(nftStakes.baseUriSet, { baseUri: 'ipfs://pictures/' }, at(64))
    expect(pool()).toMatchObject({
      ...{ rewardPerSecond: 9n, startTime: 1_100, endTime: 3_000, rewardsAdded: 44n },
      ...{ limitPerAccount: 0n, exitOpenedAt: 62, ipfsKey: 'new', infoCid: 'new', stopped: false },
      ...{ baseUri: 'ipfs://pictures/', updatedAt: 64, eventCount: 6 },
    })
  })

  it('stops rewards and takes back what nobody can earn', () => {
    deploy()
    index.run(terms.rewardStopped, { endTime: 1_500n }, at(1_500))
    index.run(rewards.rewardsRecovered, { to: B, amount: 2_500n }, at(1_501))
    expect(pool()).toMatchObject({ endTime: 1_500, stopped: true, recovered: 2_500n })
    expect(history()).toEqual(['created', 'rewardStopped', 'rewardsRecovered'])
  })
})

describe('the factory of pools', () => {
  it('has fees, templates and discounts of its own', () => {
    const on = { address: FACTORY } as const
    const { templateSet, feeSet, feeWhitelistSet, devAddressSet } = poolFactorySettings
    index.run(templateSet, { templateId: 3n, implementation: POOL, enabled: true }, on)
    index.run(feeSet, { templateId: 3n, feeWei: 77n }, on)
    index.run(feeWhitelistSet, { user: A, discountBps: 5_000n }, on)
    index.run(devAddressSet, { devAddress: B }, on)
    expect(index.rowsOf('poolTemplate')).toMatchObject([
      { templateId: 3, feeWei: 77n, enabled: true },
    ])
    expect(index.rowsOf('poolFeeDiscount')).toMatchObject([
      { account: lower(A), discountBps: 5_000 },
    ])
    expect(index.rowsOf('poolFactory')).toMatchObject([{ devAddress: lower(B), pools: 0 }])
  })
})
