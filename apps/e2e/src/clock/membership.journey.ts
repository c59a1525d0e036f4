import { getDevelopmentAccount } from '@slipway/deployer/accounts/development-accounts'
import { getLocalDeployment } from '@slipway/deployments'
import { tokenFactoryAbi, vipAbi } from '@slipway/deployments/abi'
import { formatTime, m } from '@slipway/messages'
import { type Address, type Hex, type PrivateKeyAccount, parseEther } from 'viem'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createChainProbe } from '../chain/chain-of-run.ts'
import { clockChain as chain, clockCurrency } from '../chain/clock-chain.ts'
import { createFreshAccounts } from '../chain/create-fresh-accounts.ts'
import { chainTime, passTime } from '../chain/deploy-presale.ts'
import { factoryOfRun } from '../chain/factory-of-run.ts'
import { readTokenLogs } from '../chain/read-token-logs.ts'
import { checkAccessibility } from '../harness/check-accessibility.ts'
import { visitorTimeZone } from '../harness/moment-as-typed.ts'
import { openVisitor, type Visitor } from '../harness/open-visitor.ts'
import { plainText } from '../harness/plain-text.ts'
import { ConsoleRow } from '../pages/console-row.ts'
import { CreateTokenPage } from '../pages/create-token-page.ts'
import { ReviewDialog } from '../pages/review-dialog.ts'
import { TokenCreatedPage } from '../pages/token-created-page.ts'
import { WalletPanel } from '../pages/wallet-panel.ts'
import { look } from '../screens/look.ts'
import { takeShots } from '../screens/take-shots.ts'

const DAY = 86_400n
const plan = { price: parseEther('0.3'), circle: 30n } as const
const feeWei = parseEther('0.02')
const feeText = `0.02 ${clockCurrency}`
const probe = createChainProbe(chain)
/** Owner of the contracts of every local chain. */
const platform = getDevelopmentAccount(0)

let vip: Address
let member: PrivateKeyAccount
let friend: PrivateKeyAccount
let visitor: Visitor

const settle = async (hash: Hex) => {
  await probe.waitForTransactionReceipt({ hash })
}

/** Test networks charge nothing: only where a creation costs something is there anything to waive. */
async function setFee(wei: bigint): Promise<void> {
  const call = { account: platform, address: factoryOfRun(chain), abi: tokenFactoryAbi } as const
  await settle(await probe.writeContract({ ...call, functionName: 'setFee', args: [1n, wei] }))
}

/** Where nothing is charged, nothing is sold at first. */
async function addPlan(): Promise<void> {
  const { price, circle } = plan
  const call = { account: platform, address: vip, abi: vipAbi } as const
  const args = [price, circle] as const
  await settle(await probe.writeContract({ ...call, functionName: 'addPlan', args }))
}

beforeAll(async () => {
  const contract = getLocalDeployment().contracts.vip
  if (!contract) throw new RangeError('No memberships are deployed.')
  vip = contract.address
  const [one, two] = await createFreshAccounts(2)
  if (!one || !two) throw new Error('There are no accounts.')
  member = one
  friend = two
  visitor = await openVisitor({ accounts: [member], walletChains: [chain] })
  await visitor.open(`/vip?chain=${chain}`)
  const panel = new WalletPanel(visitor.page)
  await panel.connect()
  await panel.accountButton(member.address).first().waitFor()
})

afterAll(async () => {
  await setFee(0n)
  expect(visitor.watch.unexpected()).toEqual([])
  await visitor.close()
})

/** What a text says before its first value. */
const opening = (text: string) => text.split('\u0000')[0]?.trim() ?? ''
const main = async () => plainText((await visitor.page.getByRole('main').textContent()) ?? '')
const expiryOf = (user: Address) =>
  probe.readContract({ address: vip, abi: vipAbi, functionName: 'expiredAt', args: [user] })

async function openPage(path: string): Promise<void> {
  await visitor.open(`${path}?chain=${chain}`)
}

/** The form of a token, with what it costs: that loads once it is near. */
async function openForm(): Promise<void> {
  await openPage('/token/create')
  await new CreateTokenPage(visitor.page).review.scrollIntoViewIfNeeded()
}

/** Fills the form of a token and goes to its review. */
async function reviewToken(symbol: string): Promise<ReviewDialog> {
  const form = new CreateTokenPage(visitor.page)
  await form.fill({ name: `Hull ${symbol}`, symbol, totalSupply: '1000', decimals: '18' })
  await form.review.click()
  const review = new ReviewDialog(visitor.page)
  await review.approved.waitFor()
  return review
}

async function createToken(symbol: string): Promise<bigint | undefined> {
  const review = await reviewToken(symbol)
  await review.sign()
  const created = new TokenCreatedPage(visitor.page, symbol)
  await created.root.waitFor()
  await created.again()
  return (await readTokenLogs(chain)).find((log) => log.symbol === symbol)?.feeWei
}

/** Pays the shortest plan by its card. @returns the moment that the review promised */
async function pay(action: typeof m.vip_buy_plan): Promise<string> {
  const { page } = visitor
  const name = action({ days: '30 days' })
  await page.getByRole('button', { name }).click()
  const review = new ReviewDialog(page)
  await review.approved.waitFor()
  const promised = await review.value(m.vip_review_until())
  await review.confirm()
  await page.getByRole('status').filter({ hasText: 'Member until' }).waitFor()
  return promised ?? ''
}

test('where no tool charges a fee, the page says that there is nothing to save, and sells nothing', async () => {
  await openPage('/vip')
  await visitor.page.getByText(m.vip_nothing_title()).waitFor()
  expect(await visitor.page.getByRole('button', { name: /member for/ }).count()).toBe(0)
  await look(visitor, 'vip-nothing', 'en-US', ['light'])
})

test('a creation that costs something names the saving and leads to the plans', async () => {
  await setFee(feeWei)
  await addPlan()
  await openForm()
  const { page } = visitor
  const link = page.getByRole('link', { name: /With VIP you would save/ })
  await link.waitFor()
  expect(plainText((await link.textContent()) ?? '')).toContain(feeText)
  await look(visitor, 'vip-would-save', 'en-US', ['light'])
  await link.click()
  await page.getByRole('heading', { name: m.vip_plans() }).waitFor()
  expect(await main()).toContain(feeText)
  await look(visitor, 'vip-plans', 'en-US', ['light'])
})

test('a membership is bought: price, days and end as the plan has them, in one signature', async () => {
  const { price, circle } = plan
  const before = await probe.getBalance({ address: vip })
  await openPage('/vip')
  await pay(m.vip_buy_plan)
  expect((await probe.getBalance({ address: vip })) - before).toBe(price)
  const left = (await expiryOf(member.address)) - (await chainTime(chain))
  expect(left).toBeLessThanOrEqual(circle * DAY)
  expect(left).toBeGreaterThan(circle * DAY - 120n)
  expect(visitor.wallet.sent).toHaveLength(1)
  await visitor.page.getByRole('img', { name: /^VIP member until/ }).waitFor()
  await look(visitor, 'vip-member', 'en-US', ['light'])
})

test('a member creates without the fee: the form says what was saved, and the chain took nothing', async () => {
  await openForm()
  await visitor.page
    .getByText(/As a VIP member you save/)
    .last()
    .waitFor()
  await look(visitor, 'vip-saved', 'en-US', ['light'])
  expect(await createToken('HULA')).toBe(0n)
})

test('once the membership is over, the fee is due again', async () => {
  await passTime(chain, plan.circle * DAY + 60n)
  await openPage('/vip')
  await visitor.page.getByText(m.vip_expired_title()).waitFor()
  expect(await visitor.page.getByRole('img', { name: /^VIP member/ }).count()).toBe(0)
  await look(visitor, 'vip-expired', 'en-US', ['light'])
  await openForm()
  await visitor.page.getByRole('link', { name: /With VIP you would save/ }).waitFor()
  expect(await createToken('HULB')).toBe(feeWei)
})

test('renewing begins anew, renewing again adds up, and the review says until when', async () => {
  await openPage('/vip')
  await pay(m.vip_renew_plan)
  const first = await expiryOf(member.address)
  await openPage('/vip')
  await visitor.page.getByText(m.vip_left(), { exact: true }).waitFor()
  const promised = await pay(m.vip_renew_plan)
  const second = await expiryOf(member.address)
  expect(second - first).toBe(plan.circle * DAY)
  expect(promised).toContain(formatTime(second, { timeZone: visitorTimeZone }))
  await openForm()
  await visitor.page
    .getByText(/As a VIP member you save/)
    .last()
    .waitFor()
  expect(await createToken('HULC')).toBe(0n)
})

test('a gift makes somebody else a member; to oneself it is refused beside the field', async () => {
  await openPage('/vip')
  const row = new ConsoleRow(visitor.page, m.vip_gift())
  await row.root.waitFor()
  await row.root.locator('button[aria-expanded="false"]').click()
  const user = row.field(m.vip_gift_user())
  await user.fill(member.address)
  await row.submit()
  expect(await row.errorOf(m.vip_gift_user())).toBe(m.error_Vip_GiftToSelf())
  await user.fill(friend.address)
  await row.root.getByText(opening(m.vip_gift_preview({ time: '\u0000' }))).waitFor()
  await row.submit()
  const review = new ReviewDialog(visitor.page)
  await review.approved.waitFor()
  await review.confirm()
  await row.done.waitFor()
  const left = (await expiryOf(friend.address)) - (await chainTime(chain))
  expect(left).toBeGreaterThan((plan.circle - 1n) * DAY)
  await look(visitor, 'vip-gift', 'en-US', ['light'])
})

/** Pays the first plan that the local chain's deployment put up for sale, past the web. */
async function becomeMemberThere(): Promise<void> {
  const there = createChainProbe('local')
  const contract = { address: vip, abi: vipAbi } as const
  const { price: value } = await there.readContract({
    ...contract,
    functionName: 'planOf',
    args: [0n],
  })
  const call = { ...contract, account: member, value } as const
  const hash = await there.writeContract({ ...call, functionName: 'startVip', args: [0n] })
  await there.waitForTransactionReceipt({ hash })
}

test.each(['en-US', 'zh-CN'] as const)(
  'plans as a deployment sells them, and a member of theirs, fit both widths and themes in %s',
  async (language) => {
    await becomeMemberThere()
    const options = { accounts: [member], walletChains: ['local'], language } as const
    const other = await openVisitor(options)
    const { page } = other
    await other.open('/vip?chain=local')
    const panel = new WalletPanel(page, language)
    await panel.connect()
    const inLanguage = { locale: language }
    await page.getByText(m.vip_state_member({}, inLanguage), { exact: true }).waitFor()
    await page.getByRole('heading', { name: m.vip_saves({}, inLanguage) }).waitFor()
    expect(await page.getByRole('row').count()).toBeGreaterThan(2)
    for (const scheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme: scheme })
      expect(await takeShots(page, { screen: 'vip-local', language, scheme })).toEqual([])
      expect(await checkAccessibility(page)).toEqual([])
    }
    expect(other.watch.unexpected()).toEqual([])
    await other.close()
  },
)
