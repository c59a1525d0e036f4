import { liquidityLockerAbi, nftLockerAbi, tokenLockerAbi } from '@slipway/deployments/abi'
import { localCollectionAddress } from '@slipway/devnet/venue/collection/local-collection'
import { m } from '@slipway/messages'
import { lockForever } from '@slipway/sdk/lock/lock-limits'
import { type Address, type PrivateKeyAccount, parseEther } from 'viem'
import { beforeAll, expect, test } from 'vitest'
import { createChainProbe } from '../chain/chain-of-run.ts'
import { createFreshAccounts } from '../chain/create-fresh-accounts.ts'
import { createPoolMaker } from '../chain/create-pool-maker.ts'
import { chainTime } from '../chain/deploy-presale.ts'
import { deployToken } from '../chain/deploy-token.ts'
import { mintNft } from '../chain/mint-nft.ts'
import { mintPosition } from '../chain/mint-position.ts'
import { checkAccessibility } from '../harness/check-accessibility.ts'
import { testInFull } from '../harness/test-in-full.ts'
import { whenStored } from '../harness/when-stored.ts'
import { takeShots } from '../screens/take-shots.ts'
import { type LockMaker, lockersOfRun, openLocker } from './open-locker.ts'

const DAY = 86_400n
const probe = createChainProbe('local')

let owner: PrivateKeyAccount
let token: Address

/** A whole minute some days ahead, as the date fields hold it. */
async function daysAhead(days: bigint): Promise<bigint> {
  const at = (await chainTime('local')) + days * DAY
  return at - (at % 60n) + 60n
}

async function leave(maker: LockMaker, screen?: string): Promise<void> {
  if (screen) {
    const shot = { screen, language: 'en-US', scheme: 'light' }
    expect(await takeShots(maker.page, shot)).toEqual([])
  }
  expect(maker.watch.unexpected()).toEqual([])
  await maker.close()
}

const tokenLock = (lockId: bigint) =>
  probe.readContract({
    address: lockersOfRun().tokenLocker,
    abi: tokenLockerAbi,
    functionName: 'lockOf',
    args: [lockId],
  })

beforeAll(async () => {
  const [account] = await createFreshAccounts(1)
  if (!account) throw new Error('There is no account.')
  owner = account
  token = await deployToken('local', owner, { symbol: 'KEEL', name: 'Keel' })
})

test('tokens are locked with an even release, in one signature', async () => {
  const maker = await openLocker(owner)
  const { form, page, review } = maker
  await form.nameAsset(token, m.lock_create_kind_token())
  await form.fill({ amount: '1000' })
  const [cliffAt, unlockAt] = [await daysAhead(30n), await daysAhead(365n)]
  await form.fillTime('unlockAt', unlockAt)
  await form.choose(m.lock_release_linear())
  await form.fillTime('cliffAt', cliffAt)
  await form.fill({ firstPercent: '20' })
  await page.getByRole('img', { name: /Unlocks linearly/ }).waitFor()
  await page.getByText(m.lock_report_passed({ chain: 'Local' }).split('Local')[0] ?? '').waitFor()
  expect(await checkAccessibility(page)).toEqual([])
  await form.review.click()
  await review.approved.waitFor()
  const text = await review.text()
  expect(text).toContain('1,000 KEEL')
  expect(text).toContain(m.lock_permanent_time())
  expect(text).toContain(m.lock_permanent_platform())
  const lock = await tokenLock(await maker.sign())
  expect(lock).toMatchObject({ token, owner: owner.address, amount: parseEther('1000'), unlockAt })
  expect(lock.schedule).toMatchObject({ cliffAt, firstBps: 2_000n, cycleSeconds: 0n })
  // The allowance is a signature: nothing but the lock is sent.
  const sent = maker.wallet.requests.filter(({ method }) => method === 'eth_sendTransaction')
  expect(sent).toHaveLength(1)
  // A reload still shows what was made.
  await page.reload()
  await page.getByText(m.lock_created_text()).waitFor()
  const kept = await page.evaluate(() => Object.keys(localStorage))
  expect(kept.filter((key) => key.startsWith('slipway.lock-draft'))).toEqual([])
  await leave(maker, 'lock-created')
})

test('a pool is recognised by its two tokens, and its liquidity is locked for ever', async () => {
  const pair = await createPoolMaker('local', owner).addLiquidity(
    token,
    parseEther('10000'),
    parseEther('10'),
  )
  const maker = await openLocker(owner)
  const { form, page, review } = maker
  await form.nameAsset(pair, m.lock_kind_pair())
  await page
    .getByText(/KEEL \/|\/ KEEL/)
    .first()
    .waitFor()
  await page.getByRole('button', { name: '50%' }).click()
  await form.choose(m.lock_until_forever())
  await page.getByText(m.lock_forever_title()).waitFor()
  await form.review.click()
  await review.approved.waitFor()
  expect(await review.text()).toContain(m.lock_permanent_forever())
  const lockId = await maker.sign()
  const lock = await probe.readContract({
    address: lockersOfRun().liquidityLocker,
    abi: liquidityLockerAbi,
    functionName: 'lockOf',
    args: [lockId],
  })
  expect(lock).toMatchObject({ lpToken: pair, owner: owner.address, unlockAt: lockForever })
  await leave(maker)
})

test('an NFT is locked by its number, a V3 position is picked from those of the wallet', async () => {
  const nftId = await mintNft(owner)
  const maker = await openLocker(owner)
  const { form, page } = maker
  await form.nameAsset(localCollectionAddress, m.lock_create_kind_nft())
  await form.fill({ nftId: String(nftId) })
  await page.getByText(m.lock_nft_yours({ id: String(nftId) })).waitFor()
  await form.review.click()
  const lockOf = async (lockId: bigint) =>
    probe.readContract({
      address: lockersOfRun().nftLocker,
      abi: nftLockerAbi,
      functionName: 'lockOf',
      args: [lockId],
    })
  const plain = await lockOf(await maker.sign())
  expect(plain).toMatchObject({ collection: localCollectionAddress, nftId, kind: 0 })

  const position = await mintPosition(owner, token)
  await page.getByRole('button', { name: m.lock_created_again() }).click()
  await form.nameAsset(position.nftManager, m.lock_kind_v3())
  await page.getByRole('button', { name: `#${position.nftId}`, exact: true }).click()
  await page
    .getByText(/^(KEEL \/ .+|.+ \/ KEEL)$/)
    .first()
    .waitFor()
  await form.review.click()
  const locked = await lockOf(await maker.sign())
  expect(locked).toMatchObject({ nftId: position.nftId, kind: 1, owner: owner.address })
  await leave(maker)
})

testInFull(
  'a list of twelve owners is one transaction, with every way in which a lock can end',
  async () => {
    const others = await createFreshAccounts(12)
    const day = (days: number) =>
      new Date(Date.now() + (400 + days) * 86_400_000).toISOString().slice(0, 10)
    const rows = others.map(({ address }, index) => {
      if (index === 0) return `${address},10,forever`
      if (index === 1) return `${address},10,${day(90)},${day(30)},10`
      if (index === 2) return `${address},10,,${day(30)},10,30d,15`
      return `${address},10,${day(index)}`
    })
    const maker = await openLocker(owner)
    const { form, page, review } = maker
    await form.nameAsset(token, m.lock_create_kind_token())
    await form.showText()
    await form.importList(
      ['owner,amount,unlockAt,cliffAt,firstPercent,cycle,cyclePercent', ...rows].join('\n'),
    )
    await page.getByText('120 KEEL').first().waitFor()
    await leaveOpenShot(maker)
    await form.review.click()
    await review.approved.waitFor()
    expect(await review.value(m.lock_list_owners())).toBe('12')
    const first = await maker.sign()
    const made = await Promise.all(others.map((_, index) => tokenLock(first + BigInt(index))))
    expect(made.map((lock) => lock.owner)).toEqual(others.map(({ address }) => address))
    expect(made.map((lock) => lock.amount)).toEqual(others.map(() => parseEther('10')))
    expect(made[0]?.unlockAt).toBe(lockForever)
    expect(made[2]?.schedule).toMatchObject({ firstBps: 1_000n, cycleBps: 1_500n })
    await leave(maker)
  },
)

/** The list while it stands in the form. */
async function leaveOpenShot({ page }: LockMaker): Promise<void> {
  const shot = { screen: 'lock-list-entry', language: 'en-US', scheme: 'light' }
  expect(await takeShots(page, shot)).toEqual([])
}

test('a draft survives a reload, and another address of the same screen shows it', async () => {
  const maker = await openLocker(owner)
  const { form, page } = maker
  await form.nameAsset(token, m.lock_create_kind_token())
  await form.fill({ amount: '77' })
  await whenStored(page, '"77"')
  await page.reload()
  await page.getByText(m.lock_create_kind_token(), { exact: true }).first().waitFor()
  expect(await form.field('amount').inputValue()).toBe('77')
  await maker.open('/lock?chain=local')
  await page.waitForURL(/\/lock\/create/)
  const amount = page.locator('#lock-create-amount')
  await amount.waitFor()
  expect(await amount.inputValue()).toBe('77')
  await leave(maker)
})
