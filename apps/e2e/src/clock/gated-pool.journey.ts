import { m } from '@slipway/messages'
import { type Address, type PrivateKeyAccount, parseAbi, parseEther } from 'viem'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createChainProbe } from '../chain/chain-of-run.ts'
import { clockChain as chain } from '../chain/clock-chain.ts'
import { createBalanceReader } from '../chain/create-balance-reader.ts'
import { createFreshAccounts } from '../chain/create-fresh-accounts.ts'
import { chainTime, passTime } from '../chain/deploy-presale.ts'
import { deployToken } from '../chain/deploy-token.ts'
import { createPoolProbe, deployStakingPool } from '../chain/staking-pools-of-run.ts'
import { createTrader } from '../chain/trade-token.ts'
import { checkAccessibility } from '../harness/check-accessibility.ts'
import { openVisitor, type Visitor } from '../harness/open-visitor.ts'
import { plainText } from '../harness/plain-text.ts'
import { PoolPage } from '../pages/pool-page.ts'
import { WalletPanel } from '../pages/wallet-panel.ts'
import { takeShots } from '../screens/take-shots.ts'
import { deployTaxedToken } from '../token/deploy-taxed-token.ts'

const HOUR = 3_600n
const RATE = parseEther('0.01')
const launchAbi = parseAbi(['function launch()'])

const probe = createChainProbe(chain)
let owner: PrivateKeyAccount
let staker: PrivateKeyAccount
let gated: Address
let plain: Address
let stakesGated: Address
let paysGated: Address
const opened: Visitor[] = []

const balanceOf = createBalanceReader(chain)
const path = (pool: Address) => `/mining/detail/${pool}?chain=${chain}`

async function openAs(account: PrivateKeyAccount, pool: Address): Promise<Visitor> {
  const visitor = await openVisitor({ accounts: [account], walletChains: [chain] })
  opened.push(visitor)
  const panel = new WalletPanel(visitor.page)
  await visitor.open(path(pool))
  await panel.connect()
  await panel.accountButton(account.address).first().waitFor()
  return visitor
}

/** Photographs a page in both widths; nothing may overflow, and axe finds nothing. */
async function look({ page }: Visitor, screen: string): Promise<void> {
  const shot = { screen, language: 'en-US', scheme: 'light' }
  expect(await takeShots(page, shot)).toEqual([])
  expect(await checkAccessibility(page)).toEqual([])
}

beforeAll(async () => {
  const [one, two, marketing] = await createFreshAccounts(3)
  if (!one || !two || !marketing) throw new Error('There are no accounts.')
  owner = one
  staker = two
  gated = await deployTaxedToken(owner, marketing.address, 2, { transferTaxPercent: '0' }, chain)
  plain = await deployToken(chain, owner, { symbol: 'OPEN', name: 'Open Water' })
  await createTrader(chain, owner).transfer(plain, staker.address, parseEther('100'))
  const now = await chainTime(chain)
  const terms = { kind: 1n, rate: RATE, startTime: now + 60n, endTime: now + 48n * HOUR }
  stakesGated = await deployStakingPool(chain, owner, {
    ...terms,
    stakedToken: gated,
    rewardToken: plain,
  })
  paysGated = await deployStakingPool(chain, owner, {
    ...terms,
    stakedToken: plain,
    rewardToken: gated,
  })
  await passTime(chain, 120n)
})

afterAll(async () => {
  for (const visitor of opened) {
    expect(visitor.watch.unexpected()).toEqual([])
    await visitor.close()
  }
})

test('a token that is not launched yet is staked by who may hold it, is said to be so, and comes back', async () => {
  const visitor = await openAs(owner, stakesGated)
  const page = new PoolPage(visitor.page)
  await visitor.page.getByText(m.stakepage_remark_gated_stake({ token: 'HB2' })).waitFor()
  const before = await balanceOf(gated, owner.address)
  const row = page.stake
  await page.unfold(row)
  await row.field(m.stakepage_amount()).fill('500')
  await page.sign(row)
  const inPool = createPoolProbe(chain, stakesGated)
  expect(await inPool.stakeOf(owner.address)).toBe(parseEther('500'))
  await row.close()
  await look(visitor, 'pool-gated-stake')
  await passTime(chain, HOUR)
  await visitor.open(path(stakesGated))
  const out = page.row(m.stakepage_withdraw_title())
  await page.unfold(out)
  await page.sign(out)
  expect(await inPool.stakeOf(owner.address)).toBe(0n)
  expect(await balanceOf(gated, owner.address)).toBe(before)
})

test('a reward that is not launched yet adds up and is refused in plain words; it is paid once trading is open', async () => {
  const visitor = await openAs(staker, paysGated)
  const page = new PoolPage(visitor.page)
  const remark = m.stakepage_remark_gated_reward({ token: 'HB2' })
  await visitor.page.getByText(remark).first().waitFor()
  const row = page.stake
  await page.unfold(row)
  await row.field(m.stakepage_amount()).fill('40')
  await page.sign(row)
  await row.close()
  await passTime(chain, HOUR)
  await visitor.open(path(paysGated))
  const harvest = page.row(m.stakepage_harvest_title())
  await page.unfold(harvest)
  const sent = visitor.wallet.sent.length
  await harvest.submit()
  await harvest.root.getByRole('alert').filter({ hasText: remark }).waitFor()
  expect(visitor.wallet.sent).toHaveLength(sent)
  await look(visitor, 'pool-gated-reward')

  // Who leaves meanwhile loses nothing.
  const out = page.row(m.stakepage_withdraw_title())
  await page.unfold(out)
  await page.sign(out)
  expect(await balanceOf(plain, staker.address)).toBe(parseEther('100'))
  const due = await createPoolProbe(chain, paysGated).pendingOf(staker.address)
  expect(due).toBeGreaterThanOrEqual(RATE * HOUR)

  const launch = { address: gated, abi: launchAbi, functionName: 'launch', account: owner } as const
  await probe.waitForTransactionReceipt({ hash: await probe.writeContract(launch) })
  await visitor.open(path(paysGated))
  await page.unfold(harvest)
  expect(await visitor.page.getByText(remark).count()).toBe(0)
  expect(plainText(await page.sign(harvest))).toContain('HB2')
  expect(await balanceOf(gated, staker.address)).toBe(due)
})
