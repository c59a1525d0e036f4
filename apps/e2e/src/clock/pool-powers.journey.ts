import { nftPoolAbi } from '@slipway/deployments/abi'
import { localCollectionAddress } from '@slipway/devnet/venue/collection/local-collection'
import { m } from '@slipway/messages'
import { type Address, erc20Abi, type PrivateKeyAccount, parseEther } from 'viem'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createChainProbe } from '../chain/chain-of-run.ts'
import { clockChain as chain } from '../chain/clock-chain.ts'
import { createBalanceReader } from '../chain/create-balance-reader.ts'
import { createFreshAccounts } from '../chain/create-fresh-accounts.ts'
import { createPoolMaker } from '../chain/create-pool-maker.ts'
import { chainTime, passTime } from '../chain/deploy-presale.ts'
import { deployMoodyToken } from '../chain/foreign/deploy-moody-token.ts'
import { mintNfts } from '../chain/mint-nft.ts'
import { createPoolProbe, deployStakingPool } from '../chain/staking-pools-of-run.ts'
import { openVisitor, type Visitor } from '../harness/open-visitor.ts'
import { plainText } from '../harness/plain-text.ts'
import { PoolPage } from '../pages/pool-page.ts'
import { WalletPanel } from '../pages/wallet-panel.ts'
import { look } from '../screens/look.ts'

const HOUR = 3_600n
const DAY = 24n * HOUR
const RATE = parseEther('0.01')
const REBATE_BPS = 500n

const probe = createChainProbe(chain)
let maker: PrivateKeyAccount
/** Admin of both pools, and not the maker of the reward token: what it sends loses a tenth. */
let admin: PrivateKeyAccount
let staker: PrivateKeyAccount
let inviter: PrivateKeyAccount
let reward: Address
let lpPool: Address
let nftPool: Address
let nftIds: readonly bigint[]
let staking: Visitor
let managing: Visitor

const path = (pool: Address, query = '') => `/mining/detail/${pool}?chain=${chain}${query}`
const balanceIn = createBalanceReader(chain)
const rewardOf = (account: Address) => balanceIn(reward, account)

async function openAs(
  account: PrivateKeyAccount,
  pool: Address,
  query = '',
  language: 'en-US' | 'zh-CN' = 'en-US',
): Promise<Visitor> {
  const visitor = await openVisitor({ accounts: [account], walletChains: [chain], language })
  const panel = new WalletPanel(visitor.page, language)
  await visitor.open(path(pool, query))
  await panel.connect()
  await panel.accountButton(account.address).first().waitFor()
  return visitor
}

/** Photographs a page in both widths and themes; nothing may overflow, and axe finds nothing. */
async function send(token: Address, to: Address, amount: bigint) {
  const call = { address: token, abi: erc20Abi, functionName: 'transfer' } as const
  const hash = await probe.writeContract({ ...call, account: maker, args: [to, amount] })
  await probe.waitForTransactionReceipt({ hash })
}

beforeAll(async () => {
  const accounts = await createFreshAccounts(4)
  const [one, two, three, four] = accounts
  if (!one || !two || !three || !four) throw new Error('There are no accounts.')
  ;[maker, admin, staker, inviter] = [one, two, three, four]
  reward = await deployMoodyToken(chain, maker, 10n)
  const liquid = await deployMoodyToken(chain, maker, 0n)
  const lp = await createPoolMaker(chain, maker).addLiquidity(
    liquid,
    parseEther('1000'),
    parseEther('1'),
  )
  await send(lp, staker.address, parseEther('5'))
  await send(reward, admin.address, parseEther('90000'))
  nftIds = await mintNfts(staker, 2, chain)
  const startTime = (await chainTime(chain)) + 2n * HOUR
  const terms = {
    ...{ rewardToken: reward, rate: RATE, startTime, endTime: startTime + 10n * DAY },
    ...{ rebateBps: REBATE_BPS, lockSeconds: 3n * DAY, admin: admin.address },
  }
  lpPool = await deployStakingPool(chain, maker, { ...terms, kind: 2n, stakedToken: lp })
  nftPool = await deployStakingPool(chain, maker, {
    ...terms,
    ...{ kind: 3n, stakedToken: localCollectionAddress },
  })
  staking = await openAs(staker, lpPool, `&inviter=${inviter.address}`)
})

afterAll(async () => {
  for (const one of [staking, managing]) {
    expect(one?.watch.unexpected() ?? []).toEqual([])
    await one?.close()
  }
})

test.each(['en-US', 'zh-CN'] as const)(
  'before rewards begin a pool counts down to them, and says what it cost, in %s',
  async (language) => {
    const inPage = { locale: language }
    const visitor = await openAs(staker, lpPool, '', language)
    const { page } = visitor
    await page.getByText(m.stakepage_moment_start({}, inPage), { exact: true }).first().waitFor()
    await page.getByText(m.stakepage_status_coming({}, inPage), { exact: true }).first().waitFor()
    const clock = page.getByRole('timer').first()
    const shown = await clock.textContent()
    // It ticks.
    await expect.poll(() => clock.textContent()).not.toBe(shown)
    await page.getByText(m.vip_fee_paid({}, inPage), { exact: true }).waitFor()
    await look(visitor, 'pool-coming', language)
    expect(visitor.watch.unexpected()).toEqual([])
    await visitor.close()
  },
)

test('liquidity and NFTs are staked before the start by the link of an inviter', async () => {
  const page = new PoolPage(staking.page)
  await page.unfold(page.stake)
  await page.stake.field(m.stakepage_amount()).fill('2')
  expect(await page.sign(page.stake)).toContain(m.stakepage_review_inviter_permanent())
  await staking.open(path(nftPool, `&inviter=${inviter.address}`))
  await page.unfold(page.stake)
  await page.typeNfts(page.stake, m.stakepage_nft_pick(), nftIds.slice(0, 1))
  expect(await page.sign(page.stake)).toContain(m.stakepage_review_inviter_permanent())
  for (const pool of [lpPool, nftPool])
    expect(await createPoolProbe(chain, pool).inviterOf(staker.address)).toBe(inviter.address)
})

test.each(['lp', 'nft'] as const)(
  'a harvest of the %s pool earns the inviter its share, which it claims',
  async (kind) => {
    const pool = kind === 'lp' ? lpPool : nftPool
    const inPool = createPoolProbe(chain, pool)
    if (kind === 'lp') await passTime(chain, 3n * HOUR)
    await staking.open(path(pool))
    const page = new PoolPage(staking.page)
    const harvest = page.row(m.stakepage_harvest_title())
    await page.unfold(harvest)
    await page.sign(harvest)
    const due = await inPool.rebateOf(inviter.address)
    // An hour of rewards at least, of which the inviter has five percent.
    expect(due).toBeGreaterThanOrEqual((RATE * HOUR * REBATE_BPS) / 10_000n)
    const visitor = await openAs(inviter, pool)
    const theirs = new PoolPage(visitor.page)
    const before = await rewardOf(inviter.address)
    const claim = theirs.row(m.stakepage_rebate_title())
    await theirs.unfold(claim)
    await theirs.sign(claim)
    // The token keeps its tenth of what the pool pays.
    expect((await rewardOf(inviter.address)) - before).toBe(due - due / 10n)
    expect(await inPool.rebateOf(inviter.address)).toBe(0n)
    expect(visitor.watch.unexpected()).toEqual([])
    await visitor.close()
  },
)

test('the return over time is drawn from the index, and a table says the same', async () => {
  await staking.open(path(lpPool))
  const chart = staking.page.getByRole('region', { name: m.stakepage_chart_title(), exact: true })
  await chart.getByRole('img').waitFor()
  await expect.poll(() => chart.getByRole('row').count()).toBeGreaterThan(2)
  await look(staking, 'pool-chart')
})

test('rewards that the admin pays with a fee on transfers do not cover the change: it is refused in words', async () => {
  managing = await openAs(admin, nftPool, '&view=manage')
  const page = new PoolPage(managing.page)
  const row = page.row(m.stakepage_admin_rate_title())
  await page.unfold(row)
  await row.field(m.stakepage_rate()).fill('0.02')
  await row.submit()
  await page.review.problem.waitFor()
  const words = m.error_StakingPool_BudgetTooSmall({ needed: '\u0000', received: '\u0000' })
  const text = plainText(await page.review.problem.textContent())
  expect(text).toContain(words.split('\u0000').at(-1)?.trim())
  await look(managing, 'pool-underfunded')
  await page.review.back()
  expect(await createPoolProbe(chain, nftPool).rate()).toBe(RATE)
})

test('the admin says where pictures and words lie', async () => {
  await managing.open(path(nftPool, '&view=manage'))
  const page = new PoolPage(managing.page)
  const uri = page.row(m.stakepage_admin_uri_label())
  await page.unfold(uri)
  const field = uri.field(m.stakepage_admin_uri_label())
  await field.fill(`ipfs://${'x'.repeat(600)}/`)
  await uri.submit()
  expect(await uri.errorOf(m.stakepage_admin_uri_label())).toBeTruthy()
  await field.fill('ipfs://bafybase/')
  await uri.root.getByText(m.stakepage_admin_uri_preview({ uri: 'ipfs://bafybase/1' })).waitFor()
  await page.sign(uri)
  const call = { address: nftPool, abi: nftPoolAbi, functionName: 'baseUri' } as const
  expect(await probe.readContract(call)).toBe('ipfs://bafybase/')
  const key = page.row(m.stakepage_admin_key_label())
  await page.unfold(key)
  await key.field(m.stakepage_admin_key_label()).fill('bafywords')
  await page.sign(key)
  expect(
    await probe.readContract({ address: nftPool, abi: nftPoolAbi, functionName: 'ipfsKey' }),
  ).toBe('bafywords')
})

test('the emergency setting ends every lock time: what was locked for days comes out at once', async () => {
  await managing.open(path(nftPool, '&view=manage'))
  const page = new PoolPage(managing.page)
  const row = page.row(m.stakepage_admin_exit_title())
  await page.unfold(row)
  expect(await page.sign(row)).toContain(m.stakepage_admin_exit_permanent())
  expect(await createPoolProbe(chain, nftPool).isExitOpen()).toBe(true)
  await look(managing, 'pool-exit-open')
  await staking.open(path(nftPool))
  await staking.page.getByText(m.stakepage_remark_exit()).waitFor()
  const theirs = new PoolPage(staking.page)
  const out = theirs.row(m.stakepage_withdraw_title())
  await theirs.unfold(out)
  await out.root.getByRole('checkbox', { name: new RegExp(`#${nftIds[0]}$`) }).check()
  await theirs.sign(out)
  expect(await createPoolProbe(chain, nftPool).stakeOf(staker.address)).toBe(0n)
})
