import { nftPoolAbi, poolFactoryAbi, tokenPoolAbi } from '@slipway/deployments/abi'
import {
  localCollectionAbi,
  localCollectionAddress,
} from '@slipway/devnet/venue/collection/local-collection'
import { m } from '@slipway/messages'
import { type Address, erc20Abi, type PrivateKeyAccount, parseAbi, parseEther } from 'viem'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createChainProbe } from '../chain/chain-of-run.ts'
import { clockChain as chain } from '../chain/clock-chain.ts'
import { createFreshAccounts } from '../chain/create-fresh-accounts.ts'
import { createPoolMaker } from '../chain/create-pool-maker.ts'
import { chainTime, passTime } from '../chain/deploy-presale.ts'
import { deployMoodyToken } from '../chain/foreign/deploy-moody-token.ts'
import { mintNft } from '../chain/mint-nft.ts'
import {
  createPoolProbe,
  deployStakingPool,
  poolFactoryOfRun,
} from '../chain/staking-pools-of-run.ts'
import { checkAccessibility } from '../harness/check-accessibility.ts'
import { openVisitor, type Visitor } from '../harness/open-visitor.ts'
import { PoolPage } from '../pages/pool-page.ts'
import { WalletPanel } from '../pages/wallet-panel.ts'
import { takeShots } from '../screens/take-shots.ts'

const HOUR = 3_600n
const RATE = parseEther('0.5')
const collectionAbi = parseAbi([
  'function isApprovedForAll(address owner, address operator) view returns (bool)',
])

const probe = createChainProbe(chain)
let maker: PrivateKeyAccount
let reward: Address
let lp: Address
let lpPool: Address
let nftPool: Address
let nftIds: readonly bigint[]
let visitor: Visitor
let page: PoolPage

const path = (pool: Address | bigint) => `/mining/detail/${pool}?chain=${chain}`
const rewardOf = () =>
  probe.readContract({
    address: reward,
    abi: erc20Abi,
    functionName: 'balanceOf',
    args: [maker.address],
  })
const ownerOf = (nftId: bigint) =>
  probe.readContract({
    address: localCollectionAddress,
    abi: localCollectionAbi,
    functionName: 'ownerOf',
    args: [nftId],
  })
const isForAll = () =>
  probe.readContract({
    address: localCollectionAddress,
    abi: collectionAbi,
    functionName: 'isApprovedForAll',
    args: [maker.address, nftPool],
  })

async function harvest(): Promise<bigint> {
  const row = page.row(m.stakepage_harvest_title())
  await page.unfold(row)
  const before = await rewardOf()
  await page.sign(row)
  await row.close()
  return (await rewardOf()) - before
}

beforeAll(async () => {
  const [account] = await createFreshAccounts(1)
  if (!account) throw new Error('The account is missing.')
  maker = account
  reward = await deployMoodyToken(chain, maker, 0n)
  const liquid = await deployMoodyToken(chain, maker, 0n)
  lp = await createPoolMaker(chain, maker).addLiquidity(liquid, parseEther('1000'), parseEther('1'))
  nftIds = [await mintNft(maker, chain), await mintNft(maker, chain), await mintNft(maker, chain)]
  const startTime = (await chainTime(chain)) + 120n
  const terms = { rewardToken: reward, rate: RATE, startTime, endTime: startTime + 30n * HOUR }
  lpPool = await deployStakingPool(chain, maker, { ...terms, kind: 2n, stakedToken: lp })
  nftPool = await deployStakingPool(chain, maker, {
    ...terms,
    kind: 3n,
    stakedToken: localCollectionAddress,
  })
  await passTime(chain, 180n)
  visitor = await openVisitor({ accounts: [maker], walletChains: [chain] })
  const panel = new WalletPanel(visitor.page)
  await visitor.open(path(lpPool))
  await panel.connect()
  await panel.accountButton(maker.address).first().waitFor()
  page = new PoolPage(visitor.page)
})

afterAll(async () => {
  expect(visitor.watch.unexpected()).toEqual([])
  await visitor.close()
})

test('liquidity is staked, earns and comes back; its number leads to the pool as well', async () => {
  const inPool = createPoolProbe(chain, lpPool)
  const id = await probe.readContract({ address: lpPool, abi: tokenPoolAbi, functionName: 'id' })
  await visitor.open(path(id))
  await visitor.page.getByRole('heading', { name: /MOOD \/|\/ MOOD/ }).waitFor()
  // Its address is the one path that it has: both names are one tab.
  await expect.poll(() => visitor.page.url()).toContain(`/mining/detail/${lpPool}`)
  const row = page.stake
  await page.unfold(row)
  await row.field(m.stakepage_amount()).fill('2')
  await page.sign(row)
  expect(await inPool.stakeOf(maker.address)).toBe(parseEther('2'))
  await row.close()
  await passTime(chain, HOUR)
  await visitor.open(path(lpPool))
  expect(await harvest()).toBeGreaterThanOrEqual(RATE * HOUR)
  const out = page.row(m.stakepage_withdraw_title())
  await page.unfold(out)
  await page.sign(out)
  expect(await inPool.stakeOf(maker.address)).toBe(0n)
})

test('one NFT is allowed by itself, several for the whole collection only when that is chosen', async () => {
  const [first, ...others] = nftIds as readonly [bigint, bigint, bigint]
  await visitor.open(path(nftPool))
  const row = page.stake
  await page.unfold(row)
  await page.typeNfts(row, m.stakepage_nft_pick(), [first])
  await row.root.getByRole('radio').first().waitFor({ state: 'detached' })
  await page.sign(row)
  expect(await ownerOf(first)).toBe(nftPool)
  expect(await isForAll()).toBe(false)
  await row.close()

  await visitor.open(path(nftPool))
  await page.unfold(row)
  await page.typeNfts(row, m.stakepage_nft_pick(), others)
  await row.choose(m.stakepage_nft_allowance_all())
  const text = await page.sign(row)
  expect(text).toContain(m.stakepage_nft_all_note())
  for (const nftId of others) expect(await ownerOf(nftId)).toBe(nftPool)
  expect(await isForAll()).toBe(true)
  expect(await createPoolProbe(chain, nftPool).stakeOf(maker.address)).toBe(3n)

  await visitor.open(path(nftPool))
  const revoke = page.row(m.stakepage_revoke_title())
  await page.unfold(revoke)
  await page.sign(revoke)
  expect(await isForAll()).toBe(false)
})

test('NFTs earn alike, are picked by their pictures, and go back to who staked them', async () => {
  const [first, second, third] = nftIds as readonly [bigint, bigint, bigint]
  await passTime(chain, HOUR)
  await visitor.open(path(nftPool))
  expect(await harvest()).toBeGreaterThanOrEqual(RATE * HOUR)
  const out = page.row(m.stakepage_withdraw_title())
  await page.unfold(out)
  await out.root.getByRole('checkbox', { name: new RegExp(`#${second}$`) }).check()
  const shot = { screen: 'pool-nfts', language: 'en-US', scheme: 'light' }
  expect(await takeShots(visitor.page, shot)).toEqual([])
  expect(await checkAccessibility(visitor.page)).toEqual([])
  await page.sign(out)
  expect(await ownerOf(second)).toBe(maker.address)
  await visitor.open(path(nftPool))
  const emergency = page.row(m.stakepage_emergency_title())
  await page.unfold(emergency)
  await emergency.root
    .getByRole('button', { name: m.stakepage_nft_pick_all({ count: '2' }) })
    .click()
  await page.sign(emergency)
  for (const nftId of [first, third]) expect(await ownerOf(nftId)).toBe(maker.address)
  const call = { address: nftPool, abi: nftPoolAbi, functionName: 'withdraw' } as const
  await expect(
    probe.simulateContract({ ...call, account: maker, args: [[first]] }),
  ).rejects.toThrow('NftPool_NotStaker')
})

test('a pool that the factory did not make, or a name that is none, is no pool', async () => {
  const factory = poolFactoryOfRun(chain)
  expect(
    await probe.readContract({
      address: factory,
      abi: poolFactoryAbi,
      functionName: 'isPool',
      args: [lp],
    }),
  ).toBe(false)
  await visitor.open(path(lp))
  await visitor.page.getByRole('heading', { name: m.stakepage_unknown_title() }).waitFor()
  await visitor.open(`/mining/detail/nothing?chain=${chain}`)
  await visitor.page.getByText(m.stakepage_unknown_invalid()).waitFor()
})
