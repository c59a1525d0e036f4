import { tokenPoolAbi } from '@slipway/deployments/abi'
import { formatTime, m } from '@slipway/messages'
import { type Address, erc20Abi, type PrivateKeyAccount, parseEther } from 'viem'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createChainProbe } from '../chain/chain-of-run.ts'
import { clockChain as chain } from '../chain/clock-chain.ts'
import { createBalanceReader } from '../chain/create-balance-reader.ts'
import { createFreshAccounts } from '../chain/create-fresh-accounts.ts'
import { chainTime, passTime } from '../chain/deploy-presale.ts'
import { deployMoodyToken } from '../chain/foreign/deploy-moody-token.ts'
import { createPoolProbe, deployStakingPool } from '../chain/staking-pools-of-run.ts'
import { momentAsTyped, visitorTimeZone } from '../harness/moment-as-typed.ts'
import { openVisitor, type Visitor } from '../harness/open-visitor.ts'
import { plainText } from '../harness/plain-text.ts'
import { PoolPage } from '../pages/pool-page.ts'
import { WalletPanel } from '../pages/wallet-panel.ts'
import { look } from '../screens/look.ts'

const HOUR = 3_600n
const DAY = 24n * HOUR
const RATE = parseEther('0.01')
const LOCK = 2n * HOUR

const probe = createChainProbe(chain)
let admin: PrivateKeyAccount
let staker: PrivateKeyAccount
let inviter: PrivateKeyAccount
let staked: Address
let reward: Address
let pool: Address
let inPool: ReturnType<typeof createPoolProbe>
let visitor: Visitor
let page: PoolPage
let manager: Visitor
let manage: PoolPage

/** A moment as the visitor reads it; Node and browser call one zone by different names. */
const shownTime = (at: bigint) =>
  formatTime(at, { timeZone: visitorTimeZone }).replace(/ (?:GMT|WES?T)\S*$/, '')
const balanceOf = createBalanceReader(chain)
const path = (query = '') => `/mining/detail/${pool}?chain=${chain}${query}`

async function openAs(account: PrivateKeyAccount, query = ''): Promise<Visitor> {
  const opened = await openVisitor({ accounts: [account], walletChains: [chain] })
  const panel = new WalletPanel(opened.page)
  await opened.open(path(query))
  await panel.connect()
  await panel.accountButton(account.address).first().waitFor()
  return opened
}

/** Photographs a page in both widths; nothing may overflow, and axe finds nothing. */
async function send(token: Address, to: Address, amount: bigint) {
  const call = { address: token, abi: erc20Abi, functionName: 'transfer' } as const
  const hash = await probe.writeContract({ ...call, account: admin, args: [to, amount] })
  await probe.waitForTransactionReceipt({ hash })
}

beforeAll(async () => {
  const accounts = await createFreshAccounts(3)
  ;[admin, staker, inviter] = accounts as [PrivateKeyAccount, PrivateKeyAccount, PrivateKeyAccount]
  // What is staked keeps a tenth of every transfer; rewards are plain.
  staked = await deployMoodyToken(chain, admin, 10n)
  reward = await deployMoodyToken(chain, admin, 0n)
  await send(staked, staker.address, parseEther('2000'))
  const now = await chainTime(chain)
  pool = await deployStakingPool(chain, admin, {
    kind: 1n,
    stakedToken: staked,
    rewardToken: reward,
    rate: RATE,
    startTime: now + 60n,
    endTime: now + 60n + 10n * DAY,
    limit: parseEther('1500'),
    limitSeconds: 5n * DAY,
    lockSeconds: LOCK,
    rebateBps: 500n,
  })
  inPool = createPoolProbe(chain, pool)
  await passTime(chain, 120n)
  visitor = await openAs(staker, `&inviter=${inviter.address}`)
  page = new PoolPage(visitor.page)
})

afterAll(async () => {
  for (const one of [visitor, manager]) {
    expect(one?.watch.unexpected() ?? []).toEqual([])
    await one?.close()
  }
})

test('a stake says beforehand what arrives, who invited, and when it is free', async () => {
  const row = page.stake
  await page.unfold(row)
  await row.field(m.stakepage_amount()).fill('1600')
  await row.submit()
  expect(plainText(await row.errorOf(m.stakepage_amount()))).toContain('1,500')
  await row.field(m.stakepage_amount()).fill('1000')
  const text = await page.sign(row)
  // A tenth stays with the token: nine hundred count, and no more was allowed than was sent.
  expect(text).toContain('900')
  expect(text).toContain('100')
  expect(text).toContain(m.stakepage_review_inviter_permanent())
  expect(await inPool.stakeOf(staker.address)).toBe(parseEther('900'))
  expect(await inPool.inviterOf(staker.address)).toBe(inviter.address)
  const allowance = { address: staked, abi: erc20Abi, functionName: 'allowance' } as const
  expect(await probe.readContract({ ...allowance, args: [staker.address, pool] })).toBe(0n)
  expect(plainText(await row.done.textContent())).toContain('900')
  await row.close()
  await look(visitor, 'pool-staked', 'en-US', ['light'])
})

test('before the lock is over nothing comes out, and the form says until when', async () => {
  const row = page.row(m.stakepage_withdraw_title())
  await page.unfold(row)
  await row.field(m.stakepage_amount()).fill('1')
  await row.submit()
  const unlockTime = await inPool.unlockOf(staker.address)
  expect(plainText(await row.errorOf(m.stakepage_amount()))).toContain(
    plainText(shownTime(unlockTime)),
  )
  const call = { address: pool, abi: tokenPoolAbi, functionName: 'withdraw' } as const
  await expect(probe.simulateContract({ ...call, account: staker, args: [1n] })).rejects.toThrow(
    'StakingPool_StillLocked',
  )
})

test('a harvest pays what was earned, and the inviter its share', async () => {
  await passTime(chain, HOUR)
  await visitor.open(path())
  const before = await balanceOf(reward, staker.address)
  const row = page.row(m.stakepage_harvest_title())
  await page.unfold(row)
  await page.sign(row)
  const paid = (await balanceOf(reward, staker.address)) - before
  expect(paid).toBeGreaterThanOrEqual(RATE * HOUR)
  expect(await inPool.rebateOf(inviter.address)).toBe((paid * 500n) / 10_000n)
  await row.close()

  const other = await openAs(inviter)
  const theirs = new PoolPage(other.page)
  const claim = theirs.row(m.stakepage_rebate_title())
  await theirs.unfold(claim)
  await theirs.sign(claim)
  expect(await balanceOf(reward, inviter.address)).toBe((paid * 500n) / 10_000n)
  expect(other.watch.unexpected()).toEqual([])
  await other.close()
})

test('a reward that cannot be paid keeps no stake: the emergency exit gives it back, and the reward stays due', async () => {
  await passTime(chain, LOCK)
  const freeze = async (isFrozen: boolean) => {
    const hash = await probe.writeContract({
      account: admin,
      address: reward,
      abi: [
        {
          type: 'function',
          name: 'setFrozen',
          stateMutability: 'nonpayable',
          inputs: [{ name: 'frozen', type: 'bool' }],
          outputs: [],
        },
      ] as const,
      functionName: 'setFrozen',
      args: [isFrozen],
    })
    await probe.waitForTransactionReceipt({ hash })
  }
  await freeze(true)
  await visitor.open(path())
  const part = page.row(m.stakepage_withdraw_title())
  await page.unfold(part)
  await part.field(m.stakepage_amount()).fill('100')
  await page.sign(part)
  expect(await inPool.stakeOf(staker.address)).toBe(parseEther('800'))
  await part.close()
  const row = page.row(m.stakepage_emergency_title())
  await page.unfold(row)
  const text = await page.sign(row)
  expect(text).toContain(m.stakepage_emergency_due())
  expect(await inPool.stakeOf(staker.address)).toBe(0n)
  const due = await inPool.pendingOf(staker.address)
  expect(due).toBeGreaterThan(RATE * LOCK)
  await freeze(false)
  await visitor.open(path())
  const harvest = page.row(m.stakepage_harvest_title())
  await page.unfold(harvest)
  const before = await balanceOf(reward, staker.address)
  await page.sign(harvest)
  expect((await balanceOf(reward, staker.address)) - before).toBe(due)
})

test('the admin pays for a higher rate to the last unit, and cannot raise it unpaid', async () => {
  manager = await openAs(admin, '&view=manage')
  manage = new PoolPage(manager.page)
  const row = manage.row(m.stakepage_admin_rate_title())
  await manage.unfold(row)
  await row.field(m.stakepage_rate()).fill('0')
  await row.submit()
  expect(await row.errorOf(m.stakepage_rate())).toBe(m.error_StakingPool_RateZero())
  await row.field(m.stakepage_rate()).fill('0.02')
  const before = await balanceOf(reward, admin.address)
  const text = await manage.sign(row)
  expect(text).toContain(m.stakepage_admin_cost())
  expect(await inPool.rate()).toBe(2n * RATE)
  const cost = before - (await balanceOf(reward, admin.address))
  const left = (await inPool.endTime()) - (await chainTime(chain))
  expect(cost).toBeGreaterThan(RATE * (left - DAY))
  await row.close()
  const call = { address: pool, abi: tokenPoolAbi, functionName: 'updateRewardPerBlock' } as const
  await expect(probe.simulateContract({ ...call, account: staker, args: [RATE] })).rejects.toThrow(
    'StakingPool_NotAdmin',
  )
  await look(manager, 'pool-manage', 'en-US', ['light'])
})

test('the limit only rises, a later end is paid for', async () => {
  const limit = manage.row(m.stakepage_terms_limit_label())
  await manage.unfold(limit)
  await limit.field(m.stakepage_amount()).fill('1500')
  await limit.submit()
  expect(plainText(await limit.errorOf(m.stakepage_amount()))).toContain('1,500')
  await limit.field(m.stakepage_amount()).fill('1800')
  await manage.sign(limit)
  await limit.close()

  const end = await inPool.endTime()
  const times = manage.row(m.stakepage_admin_times_title())
  await manage.unfold(times)
  await times.field(m.stakepage_moment_end()).fill(momentAsTyped(end + DAY))
  await manage.sign(times)
  expect((await inPool.endTime()) - end).toBeGreaterThan(DAY - 60n)
  await times.close()
})

test('a stop opens the exit for everybody, closes the pool, and what is over goes back', async () => {
  await visitor.open(path())
  const row = page.stake
  await page.unfold(row)
  await row.field(m.stakepage_amount()).fill('500')
  await page.sign(row)
  const stop = manage.row(m.stakepage_admin_stop_title())
  await manager.open(path('&view=manage'))
  await manage.unfold(stop)
  await manage.sign(stop)
  expect(await inPool.isExitOpen()).toBe(true)
  await manager.open(path('&view=manage'))
  const recover = manage.row(m.stakepage_admin_recover_title())
  await manage.unfold(recover)
  const before = await balanceOf(reward, admin.address)
  await manage.sign(recover)
  expect((await balanceOf(reward, admin.address)) - before).toBeGreaterThan(RATE * DAY)
  expect(await inPool.recoverable()).toBe(0n)

  // Locked a moment ago, free now.
  await visitor.open(path())
  await visitor.page.getByText(m.stakepage_remark_exit()).waitFor()
  const out = page.row(m.stakepage_withdraw_title())
  await page.unfold(out)
  await page.sign(out)
  expect(await inPool.stakeOf(staker.address)).toBe(0n)
  await visitor.page
    .getByText(/Closed since/)
    .first()
    .waitFor()
  const call = { address: pool, abi: tokenPoolAbi, functionName: 'deposit' } as const
  await expect(
    probe.simulateContract({ ...call, account: staker, args: [1n, inviter.address] }),
  ).rejects.toThrow('StakingPool_Closed')
})
