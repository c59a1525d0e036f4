import { nftPoolAbi, poolFactoryAbi, tokenPoolAbi } from '@slipway/deployments/abi'
import { localCollectionAddress } from '@slipway/devnet/venue/collection/local-collection'
import { m } from '@slipway/messages'
import { type Address, type PrivateKeyAccount, parseEther } from 'viem'
import { beforeAll, expect, test } from 'vitest'
import { createChainProbe } from '../chain/chain-of-run.ts'
import { createBalanceReader } from '../chain/create-balance-reader.ts'
import { createFreshAccounts } from '../chain/create-fresh-accounts.ts'
import { createPoolMaker } from '../chain/create-pool-maker.ts'
import { chainTime } from '../chain/deploy-presale.ts'
import { deployToken } from '../chain/deploy-token.ts'
import { checkAccessibility } from '../harness/check-accessibility.ts'
import { readRunContext } from '../harness/run-context.ts'
import { testInFull } from '../harness/test-in-full.ts'
import { whenStored } from '../harness/when-stored.ts'
import { takeShots } from '../screens/take-shots.ts'
import { openPoolMaker, type PoolMaker, poolFactoryOfRun } from './open-pool-maker.ts'

const DAY = 86_400n
const probe = createChainProbe('local')

let owner: PrivateKeyAccount
let admin: PrivateKeyAccount
let staked: Address
let reward: Address

/** A whole minute some days ahead, as the date fields hold it. */
async function daysAhead(days: bigint): Promise<bigint> {
  const at = (await chainTime('local')) + days * DAY
  return at - (at % 60n) + 60n
}

async function leave(maker: PoolMaker): Promise<void> {
  expect(maker.watch.unexpected()).toEqual([])
  await maker.close()
}

const sentBy = ({ wallet }: PoolMaker) =>
  wallet.requests.filter(({ method }) => method === 'eth_sendTransaction')

const termOf = async (
  pool: Address,
  functionName: 'rewardPerBlock' | 'startBlock' | 'bonusEndBlock' | 'rewardTokenAmount' | 'kind',
) => probe.readContract({ address: pool, abi: tokenPoolAbi, functionName })

const balanceIn = createBalanceReader('local')
const heldBy = (pool: Address) => balanceIn(reward, pool)

beforeAll(async () => {
  const [first, second] = await createFreshAccounts(2)
  if (!first || !second) throw new Error('There are no accounts.')
  owner = first
  admin = second
  staked = await deployToken('local', owner, { symbol: 'KEEL', name: 'Keel' })
  reward = await deployToken('local', owner, { symbol: 'SAIL', name: 'Sail' })
})

test('a token pool with every rule is made and paid in one transaction', async () => {
  const maker = await openPoolMaker(owner)
  const { form, page, review } = maker
  await form.nameTokens(staked, 'Keel', reward, 'Sail')
  const [startTime, endTime] = [await daysAhead(1n), await daysAhead(31n)]
  const deadline = await daysAhead(20n)
  await form.choose(m.stakemake_start_date())
  await form.fillTime('startTime', startTime)
  await form.fillTime('endTime', endTime)
  await form.choose(m.stakemake_deadline_date())
  await form.fillTime('stakeDeadline', deadline)
  await form.fill({ rate: '0.01' })
  const rewards = parseEther('0.01') * (endTime - startTime)
  await expect.poll(() => form.field('total').inputValue()).toBe(String(rewards / 10n ** 18n))
  await form.fill({ lockLength: '7' })
  await form.flip('hasLimit')
  await form.fill({ limit: '5000', limitLength: '3' })
  await form.flip('hasInvites')
  await form.fill({ invitePercent: '2.5', admin: admin.address })
  await form.fill({
    name: 'Keel yard',
    rules: 'Stake KEEL, earn SAIL.',
    website: 'https://keel.example',
  })
  await form.passed().waitFor()
  await page.getByRole('img', { name: /paid out linearly/ }).waitFor()
  // Rewards run for a month: nobody is told of a year, nor of percent.
  await page.getByText(m.stakemake_apr_rest({ unit: '1 KEEL' })).waitFor()
  expect(await checkAccessibility(page)).toEqual([])
  const shot = { screen: 'pool-create', language: 'en-US', scheme: 'light' }
  expect(await takeShots(page, shot)).toEqual([])
  await form.review.click()
  await review.approved.waitFor()
  const text = await review.text()
  expect(text).toContain('25,920 SAIL')
  expect(text).toContain('648 SAIL')
  expect(text).toContain(m.stakemake_fixed_stakes())
  const pool = await maker.sign()
  // The allowance is a signature: nothing but the pool is sent.
  expect(sentBy(maker)).toHaveLength(1)
  const read = { address: pool, abi: tokenPoolAbi } as const
  expect(await termOf(pool, 'kind')).toBe(1n)
  expect(await termOf(pool, 'startBlock')).toBe(startTime)
  expect(await termOf(pool, 'bonusEndBlock')).toBe(endTime)
  expect(await probe.readContract({ ...read, functionName: 'stakeDeadline' })).toBe(deadline)
  expect(await probe.readContract({ ...read, functionName: 'poolLimitPerUser' })).toBe(
    parseEther('5000'),
  )
  expect(await probe.readContract({ ...read, functionName: 'numberBlocksForUserLimit' })).toBe(
    3n * DAY,
  )
  expect(await probe.readContract({ ...read, functionName: 'lengthOflockTime' })).toBe(7n * DAY)
  expect(await probe.readContract({ ...read, functionName: 'inviteBps' })).toBe(250n)
  expect(await probe.readContract({ ...read, functionName: 'admin' })).toBe(admin.address)
  expect(await probe.readContract({ ...read, functionName: 'rebateBudget' })).toBe(rewards / 40n)
  expect(await heldBy(pool)).toBe(rewards + rewards / 40n)
  const key = await probe.readContract({ ...read, functionName: 'ipfsKey' })
  const info = await fetch(`${readRunContext().apiUrl}/ipfs/${key}`)
  expect(await info.json()).toEqual({
    name: 'Keel yard',
    rules: 'Stake KEEL, earn SAIL.',
    links: { website: 'https://keel.example' },
  })
  // A reload still shows what was made, and the draft is gone.
  await page.reload()
  await page.getByRole('button', { name: m.stakemake_created_again(), exact: true }).waitFor()
  const kept = await page.evaluate(() => Object.keys(localStorage))
  expect(kept.filter((name) => name.startsWith('slipway.pool-draft'))).toEqual([])
  const made = { screen: 'pool-created', language: 'en-US', scheme: 'light' }
  expect(await takeShots(page, made)).toEqual([])
  await page.getByRole('link', { name: m.stakemake_created_view() }).click()
  await page.waitForURL(new RegExp(`/mining/detail/${pool}`))
  await leave(maker)
})

testInFull('a liquidity pool starts at once, and takes no more than the review says', async () => {
  const pair = await createPoolMaker('local', owner).addLiquidity(
    staked,
    parseEther('10000'),
    parseEther('10'),
  )
  await createPoolMaker('local', owner).addLiquidity(reward, parseEther('20000'), parseEther('10'))
  const maker = await openPoolMaker(owner, { colorScheme: 'dark' })
  const { form, page } = maker
  await form.nameTokens(pair, m.lock_kind_pair(), reward, 'Sail')
  const endTime = await daysAhead(30n)
  await form.fillTime('endTime', endTime)
  await form.fill({ total: '1000', name: 'Keel liquidity' })
  await form.passed().waitFor()
  // Both are traded against the native currency: there is an estimate in percent, and it says what it is.
  await page.getByText(m.stakemake_apr_percent(), { exact: true }).waitFor()
  await page.getByText(/An estimate at current pool prices/).waitFor()
  const shot = { screen: 'pool-create-lp', language: 'en-US', scheme: 'dark' }
  expect(await takeShots(page, shot)).toEqual([])
  const before = await heldBy(owner.address)
  await form.review.click()
  const pool = await maker.sign()
  expect(await termOf(pool, 'kind')).toBe(2n)
  const amount = await termOf(pool, 'rewardTokenAmount')
  const rate = await termOf(pool, 'rewardPerBlock')
  expect(amount).toBe(
    rate * ((await termOf(pool, 'bonusEndBlock')) - (await termOf(pool, 'startBlock'))),
  )
  expect(amount <= parseEther('1000')).toBe(true)
  expect(before - (await heldBy(owner.address))).toBe(amount)
  await leave(maker)
})

testInFull('a pool of NFTs counts whole ones', async () => {
  const maker = await openPoolMaker(owner, { width: 390, height: 844 })
  const { form, page } = maker
  await form.nameTokens(localCollectionAddress, m.lock_create_kind_nft(), reward, 'Sail')
  await form.fillTime('endTime', await daysAhead(10n))
  await form.flip('hasLimit')
  await form.fill({ total: '500', limit: '4', limitLength: '2', name: 'Harbour NFTs' })
  await page.getByText(m.stakemake_apr_nft()).waitFor()
  await form.passed().waitFor()
  const shot = { screen: 'pool-create-nft-narrow', language: 'en-US', scheme: 'light' }
  expect(await takeShots(page, shot)).toEqual([])
  await form.review.click()
  const pool = await maker.sign()
  const read = { address: pool, abi: nftPoolAbi } as const
  expect(await probe.readContract({ ...read, functionName: 'kind' })).toBe(3n)
  expect(await probe.readContract({ ...read, functionName: 'poolLimitPerUser' })).toBe(4n)
  expect(await probe.readContract({ ...read, functionName: 'admin' })).toBe(owner.address)
  const registry = { address: poolFactoryOfRun(), abi: poolFactoryAbi } as const
  expect(await probe.readContract({ ...registry, functionName: 'isPool', args: [pool] })).toBe(true)
  await leave(maker)
})

test('a draft survives a reload', async () => {
  const maker = await openPoolMaker(owner)
  const { form, page } = maker
  await form.nameTokens(staked, 'Keel', reward, 'Sail')
  await form.fill({ total: '77' })
  await whenStored(page, '"77"')
  await page.reload()
  await page.getByText('Sail').first().waitFor()
  expect(await form.field('total').inputValue()).toBe('77')
  await leave(maker)
})
