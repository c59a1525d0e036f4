import { tokenPoolAbi } from '@slipway/deployments/abi'
import { m } from '@slipway/messages'
import { type Address, erc20Abi, type PrivateKeyAccount, parseEther } from 'viem'
import { beforeAll, expect, test } from 'vitest'
import { allowByPermit2 } from '../chain/allow-by-permit2.ts'
import { createChainProbe } from '../chain/chain-of-run.ts'
import { clockChain as chain } from '../chain/clock-chain.ts'
import { createBalanceReader } from '../chain/create-balance-reader.ts'
import { createFreshAccounts } from '../chain/create-fresh-accounts.ts'
import { chainTime, passTime } from '../chain/deploy-presale.ts'
import { deployToken } from '../chain/deploy-token.ts'
import { createPoolProbe, deployStakingPool } from '../chain/staking-pools-of-run.ts'
import { createTrader } from '../chain/trade-token.ts'
import { openVisitor, type Visitor } from '../harness/open-visitor.ts'
import { PoolPage } from '../pages/pool-page.ts'
import { WalletPanel } from '../pages/wallet-panel.ts'

const HOUR = 3_600n
const RATE = parseEther('0.01')
const REBATE_BPS = 500n
const STAKE = parseEther('50')

const probe = createChainProbe(chain)
let inviter: PrivateKeyAccount
let byPermit: PrivateKeyAccount
let byPermit2: PrivateKeyAccount
let staked: Address
let reward: Address
let pool: Address
let inPool: ReturnType<typeof createPoolProbe>

beforeAll(async () => {
  const [owner, ...people] = await createFreshAccounts(4)
  const [one, two, three] = people
  if (!owner || !one || !two || !three) throw new Error('There are no accounts.')
  inviter = one
  byPermit = two
  byPermit2 = three
  staked = await deployToken(chain, owner, { symbol: 'HULL', name: 'Hull' })
  reward = await deployToken(chain, owner, { symbol: 'WAGE', name: 'Wage' })
  for (const { address } of [byPermit, byPermit2]) {
    await createTrader(chain, owner).transfer(staked, address, STAKE)
  }
  const now = await chainTime(chain)
  pool = await deployStakingPool(chain, owner, {
    kind: 1n,
    stakedToken: staked,
    rewardToken: reward,
    rate: RATE,
    startTime: now + 60n,
    endTime: now + 48n * HOUR,
    rebateBps: REBATE_BPS,
  })
  inPool = createPoolProbe(chain, pool)
  await passTime(chain, 120n)
})

const balanceOf = createBalanceReader(chain)
const allowanceOf = (account: Address) =>
  probe.readContract({
    ...{ address: staked, abi: erc20Abi, functionName: 'allowance' },
    args: [account, pool],
  })

async function openAs(account: PrivateKeyAccount, query = ''): Promise<Visitor> {
  const visitor = await openVisitor({ accounts: [account], walletChains: [chain] })
  const panel = new WalletPanel(visitor.page)
  await visitor.open(`/mining/detail/${pool}?chain=${chain}${query}`)
  await panel.connect()
  await panel.accountButton(account.address).first().waitFor()
  return visitor
}

async function leave(visitor: Visitor): Promise<void> {
  expect(visitor.watch.unexpected()).toEqual([])
  await visitor.close()
}

const asked = ({ wallet }: Visitor) => {
  const methods = wallet.requests.map(({ method }) => method)
  const count = (name: string) => methods.filter((method) => method === name).length
  return { signed: count('eth_signTypedData_v4'), sent: count('eth_sendTransaction') }
}

/** Stakes through an inviter's link, and harvests an hour later. @returns what the harvest paid */
async function stakeAndHarvest(visitor: Visitor, account: Address): Promise<bigint> {
  const page = new PoolPage(visitor.page)
  await page.unfold(page.stake)
  await page.stake.field(m.stakepage_amount()).fill('50')
  const text = await page.sign(page.stake)
  expect(text).toContain(m.stakepage_review_inviter_permanent())
  expect(await inPool.stakeOf(account)).toBe(STAKE)
  expect(await inPool.inviterOf(account)).toBe(inviter.address)
  await page.stake.close()
  await passTime(chain, HOUR)
  await visitor.open(`/mining/detail/${pool}?chain=${chain}`)
  const row = page.row(m.stakepage_harvest_title())
  await page.unfold(row)
  await page.sign(row)
  return balanceOf(reward, account)
}

const shareOf = (paid: bigint) => (paid * REBATE_BPS) / 10_000n

test('a stake by signed allowance is one transaction, names the inviter, and earns it its share', async () => {
  const visitor = await openAs(byPermit, `&inviter=${inviter.address}`)
  const paid = await stakeAndHarvest(visitor, byPermit.address)
  // The stake and the harvest; the allowance is a signature and is used up.
  expect(asked(visitor)).toEqual({ signed: 1, sent: 2 })
  expect(await allowanceOf(byPermit.address)).toBe(0n)
  expect(paid).toBeGreaterThanOrEqual(RATE * HOUR)
  expect(await inPool.rebateOf(inviter.address)).toBe(shareOf(paid))
  await leave(visitor)
})

test('a stake out of an allowance in Permit2 asks for no other one, and earns the inviter the same share', async () => {
  const before = await inPool.rebateOf(inviter.address)
  await allowByPermit2(chain, byPermit2, { token: staked, spender: pool, amount: STAKE })
  const visitor = await openAs(byPermit2, `&inviter=${inviter.address}`)
  const paid = await stakeAndHarvest(visitor, byPermit2.address)
  expect(asked(visitor)).toEqual({ signed: 0, sent: 2 })
  expect(await allowanceOf(byPermit2.address)).toBe(0n)
  expect(await inPool.rebateOf(inviter.address)).toBe(before + shareOf(paid))
  await leave(visitor)
})

test('the inviter takes what both brought', async () => {
  const due = await inPool.rebateOf(inviter.address)
  const visitor = await openAs(inviter)
  const page = new PoolPage(visitor.page)
  const row = page.row(m.stakepage_rebate_title())
  await page.unfold(row)
  await page.sign(row)
  expect(await balanceOf(reward, inviter.address)).toBe(due)
  expect(await inPool.rebateOf(inviter.address)).toBe(0n)
  await leave(visitor)
})

test('a pool that has ended says so, takes no stake, and gives back what is in with all that it earned', async () => {
  await passTime(chain, 48n * HOUR)
  const visitor = await openAs(byPermit)
  const page = new PoolPage(visitor.page)
  await visitor.page.getByText(m.stakepage_remark_ended_unlocked()).waitFor()
  await visitor.page
    .getByText(/Closed since/)
    .first()
    .waitFor()
  const call = { address: pool, abi: tokenPoolAbi, functionName: 'deposit' } as const
  await expect(
    probe.simulateContract({ ...call, account: byPermit, args: [1n, inviter.address] }),
  ).rejects.toThrow('StakingPool_Closed')
  const due = await inPool.pendingOf(byPermit.address)
  const before = await balanceOf(reward, byPermit.address)
  const row = page.row(m.stakepage_withdraw_title())
  await page.unfold(row)
  await page.sign(row)
  expect(await balanceOf(staked, byPermit.address)).toBe(STAKE)
  expect((await balanceOf(reward, byPermit.address)) - before).toBe(due)
  await leave(visitor)
})
