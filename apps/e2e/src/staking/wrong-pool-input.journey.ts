import { errorMessage, m } from '@slipway/messages'
import { type Address, erc20Abi, type PrivateKeyAccount, parseEther } from 'viem'
import { beforeAll, describe, expect, test } from 'vitest'
import { createChainProbe } from '../chain/chain-of-run.ts'
import { createFreshAccounts } from '../chain/create-fresh-accounts.ts'
import { chainTime } from '../chain/deploy-presale.ts'
import { deployToken } from '../chain/deploy-token.ts'
import { deployFeeToken } from '../chain/foreign/deploy-fee-token.ts'
import { checkAccessibility } from '../harness/check-accessibility.ts'
import { takeShots } from '../screens/take-shots.ts'
import { openPoolMaker, type PoolMaker } from './open-pool-maker.ts'

const DAY = 86_400n

let owner: PrivateKeyAccount
let stranger: PrivateKeyAccount
let staked: Address
let reward: Address
let taxed: Address

beforeAll(async () => {
  const [first, second] = await createFreshAccounts(2)
  if (!first || !second) throw new Error('There are no accounts.')
  owner = first
  stranger = second
  staked = await deployToken('local', owner, { symbol: 'KEEL', name: 'Keel' })
  reward = await deployToken('local', owner, { symbol: 'SAIL', name: 'Sail' })
  taxed = await deployFeeToken(owner)
})

/** Submits, and waits until a text stands in the page. */
async function expectRefused({ form, page }: PoolMaker, text: string): Promise<void> {
  await form.review.click()
  await page.getByText(text).first().waitFor()
}

/** The words of a refusal up to its first number. */
const wordsOf = (code: string, locale: 'en-US' | 'zh-CN') =>
  (errorMessage(code, {}, { locale }).split('?')[0] ?? '').trim()

describe.each(['en-US', 'zh-CN'] as const)('wrong entries in %s', (locale) => {
  test('each has its own message, and none reaches the wallet', async () => {
    const maker = await openPoolMaker(owner, { language: locale, colorScheme: 'dark' })
    const { form, page } = maker
    const text = (code: string, args = {}) => errorMessage(code, args, { locale })
    const words = (code: string) => wordsOf(code, locale)
    await form.fill({ stakedToken: '0x12' })
    await expectRefused(maker, text('Input_AddressInvalid'))
    await form.fill({ stakedToken: stranger.address })
    await page.getByText(text('Token_InfoNotFound')).first().waitFor()
    await form.fill({ stakedToken: staked, rewardToken: staked })
    await page.getByText('Keel').nth(1).waitFor()
    await expectRefused(maker, text('PoolFactory_TokensAreSame'))
    const shot = { screen: 'pool-same-token', language: locale, scheme: 'dark' }
    expect(await takeShots(page, shot)).toEqual([])
    expect(await checkAccessibility(page)).toEqual([])
    await form.fill({ rewardToken: reward, name: 'Keel yard' })
    await page.getByText('Sail').first().waitFor()

    const now = await chainTime('local')
    await form.fill({ total: '1000' })
    await form.fillTime('endTime', now - DAY)
    await expectRefused(maker, words('PoolFactory_EndTooEarly'))
    await form.fillTime('endTime', now + 120n)
    await expectRefused(maker, words('PoolFactory_EndTooEarly'))
    await form.fillTime('endTime', now + 3_651n * DAY)
    await expectRefused(maker, words('PoolFactory_EndTooLate'))
    await form.fillTime('endTime', now + 30n * DAY)
    await form.choose(m.stakemake_deadline_date({}, { locale }))
    await form.fillTime('stakeDeadline', now + 31n * DAY)
    await expectRefused(maker, words('PoolFactory_DeadlineOutOfRange'))
    await form.choose(m.stakemake_deadline_end({}, { locale }))

    await form.fill({ rate: '0' })
    await expectRefused(maker, words('PoolFactory_RateOutOfRange'))
    await form.fill({ total: '0.0000000000000000001' })
    await expectRefused(maker, text('Input_TooManyDecimals', { max: 18 }))
    await form.fill({ total: '1000', lockLength: '1461' })
    await expectRefused(maker, words('PoolFactory_LockTooLong'))
    await form.fill({ lockLength: '' })
    await form.flip('hasInvites')
    await form.fill({ invitePercent: '50.01' })
    await expectRefused(maker, words('PoolFactory_RebateTooHigh'))
    await form.flip('hasInvites')
    await form.fill({ admin: '0x0000000000000000000000000000000000000000' })
    await expectRefused(maker, text('PoolFactory_AdminZero'))
    await form.fill({ admin: '' })

    // More than the wallet has, and a reward token that keeps a part of what is sent.
    await form.fill({ total: '9999999999999' })
    await expectRefused(maker, words('Token_InsufficientBalance'))
    await form.fill({ rewardToken: taxed, total: '1000' })
    await page.getByText('Toll Coin').first().waitFor()
    const [, tax = ''] = text('PoolFactory_DepositTooSmall').split('?').slice(-2)
    await expectRefused(maker, tax.trim().slice(0, 20))
    const taxShot = { screen: 'pool-taxed-reward', language: locale, scheme: 'dark' }
    expect(await takeShots(page, taxShot)).toEqual([])

    // A stake that is taxed is no refusal, but said.
    await form.fill({ stakedToken: taxed, rewardToken: reward })
    const hint =
      m.stakemake_hint_taxed({ amount: '?', arrives: '?' }, { locale }).split('?')[0] ?? ''
    await page.getByText(hint).first().waitFor()
    const sent = maker.wallet.requests.filter(({ method }) => method === 'eth_sendTransaction')
    expect(sent).toEqual([])
    await maker.close()
  })
})

test('somebody without the rewards learns what is missing before anything is signed', async () => {
  const probe = createChainProbe('local')
  const transfer = { address: reward, abi: erc20Abi, functionName: 'transfer' } as const
  const args = [stranger.address, parseEther('10')] as const
  await probe.waitForTransactionReceipt({
    hash: await probe.writeContract({ account: owner, ...transfer, args }),
  })
  const maker = await openPoolMaker(stranger)
  const { form, page } = maker
  await form.nameTokens(staked, 'Keel', reward, 'Sail')
  await form.fill({ total: '1000', name: 'Poor yard' })
  await page.getByText(m.stakemake_report_refused()).waitFor()
  const text = errorMessage('Token_InsufficientBalance', {}, { locale: 'en-US' })
  await page
    .getByText(text.split('?')[0] ?? '')
    .first()
    .waitFor()
  await form.review.click()
  await form.problems.first().waitFor()
  expect(await maker.review.dialog.count()).toBe(0)
  await maker.close()
})

test.each(['en-US', 'zh-CN'] as const)(
  'information that no store keeps stops a pool in the specified words, in %s',
  async (language) => {
    const maker = await openPoolMaker(owner, { language })
    const { form, page } = maker
    maker.watch.expect(/503/, /Failed to load resource/)
    await page.route('**/api/ipfs/pool-info', (route) =>
      route.fulfill({
        status: 503,
        json: { error: { code: 'UPLOADS_OFF', message: 'this server keeps no files' } },
      }),
    )
    await form.nameTokens(staked, 'Keel', reward, 'Sail')
    await form.fill({ total: '1000', name: 'Keel yard' })
    await form.fillTime('endTime', (await chainTime('local')) + 30n * DAY)
    await form.review.click()
    const text = errorMessage('StakingPool_InfoFailed', {}, { locale: language })
    await page.getByText(text).first().waitFor()
    const shot = { screen: 'pool-not-stored', language, scheme: 'light' }
    expect(await takeShots(page, shot)).toEqual([])
    expect(maker.watch.unexpected()).toEqual([])
    await maker.close()
  },
)
