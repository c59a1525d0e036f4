import { formatAmount, m } from '@slipway/messages'
import { createSignLink } from '@slipway/sdk/signing/sign-link'
import type { SignRequest } from '@slipway/sdk/signing/sign-request'
import {
  type Address,
  encodeFunctionData,
  erc20Abi,
  maxUint256,
  type PrivateKeyAccount,
  parseEther,
} from 'viem'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createChainProbe } from '../chain/chain-of-run.ts'
import { createFreshAccounts } from '../chain/create-fresh-accounts.ts'
import { deployToken } from '../chain/deploy-token.ts'
import { factoryOfRun } from '../chain/factory-of-run.ts'
import { deployForeignToken } from '../chain/foreign/deploy-foreign-token.ts'
import { launchCalls } from '../chain/launch-calls.ts'
import { plainParams, toDeployCall } from '../chain/token-params.ts'
import { createTrader } from '../chain/trade-token.ts'
import { type Collector, openCollector } from '../nft/open-collector.ts'
import { ReviewDialog } from '../pages/review-dialog.ts'
import { look } from '../screens/look.ts'

const CHAIN = 'local'
const probe = createChainProbe(CHAIN)
const DAY = 86_400
let owner: PrivateKeyAccount
let stranger: PrivateKeyAccount
let token: Address
let visitor: Collector

const soon = () => Math.floor(Date.now() / 1_000) + DAY / 2

const requestOf = (calls: SignRequest['calls'], rest: Partial<SignRequest> = {}): SignRequest => ({
  chainId: probe.chain.id,
  account: owner.address,
  purpose: 'Create Lantern (LNT)',
  expiresAt: soon(),
  calls,
  ...rest,
})

async function pathOf(request: SignRequest): Promise<string> {
  const { id, payload } = await createSignLink(request)
  return `/sign/${id}?chain=${CHAIN}#${payload}`
}

/** Opens a link in the same browser; a page that only changes behind its # is loaded anew. */
async function open(path: string): Promise<void> {
  await visitor.page.goto('about:blank')
  await visitor.open(path)
}

const text = (words: string) => visitor.page.getByText(words).first().waitFor()
const signButton = () => visitor.page.getByRole('button', { name: m.signing_sign(), exact: true })

/** What may be signed is tried out first, and that begins with the page. */
async function cannotBeTried(): Promise<void> {
  await text(m.signing_calls_title())
  expect(await visitor.page.getByText(m.signing_outlook_title()).count()).toBe(0)
}

const approve = (spender: Address, amount: bigint, of: Address = token) => ({
  to: of,
  data: encodeFunctionData({ abi: erc20Abi, functionName: 'approve', args: [spender, amount] }),
  valueWei: 0n,
})

beforeAll(async () => {
  const [first, second] = await createFreshAccounts(2)
  if (!first || !second) throw new Error('Accounts are missing.')
  ;[owner, stranger] = [first, second]
  token = await deployToken(CHAIN, owner, { name: 'Harbour', symbol: 'HRB' })
  visitor = await openCollector(owner, { chain: CHAIN, path: '/sign/nothing' })
})
afterAll(() => visitor.leave())

test('a page without a request takes a link, and says so where there is none in it', async () => {
  const { page } = visitor
  await text(m.signing_missing_text())
  const field = page.getByLabel(m.signing_paste_field(), { exact: true })
  await field.fill('https://somewhere.example/')
  await page.getByRole('button', { name: m.signing_paste_open(), exact: true }).click()
  await text(m.signing_paste_wrong())
  const path = await pathOf(requestOf([{ to: stranger.address, data: '0x', valueWei: 1n }]))
  await field.fill(`https://somewhere.example${path}`)
  await page.getByRole('button', { name: m.signing_paste_open(), exact: true }).click()
  await text(m.signing_payment())
})

test('what is damaged, changed, over, for too long, for another account or network is not signed', async () => {
  const { page } = visitor
  const payment = [{ to: stranger.address, data: '0x', valueWei: 1n }] as const
  const whole = await pathOf(requestOf(payment))
  await open(whole.slice(0, -8))
  await text(m.signing_unreadable_title())
  const other = await createSignLink(requestOf(payment, { purpose: 'Nothing at all' }))
  await open(whole.replace(/#.*/, `#${other.payload}`))
  await text(m.signing_changed_title())
  await open(await pathOf(requestOf(payment, { expiresAt: soon() - DAY })))
  await text(m.signing_over_title())
  await cannotBeTried()
  await open(await pathOf(requestOf(payment, { expiresAt: soon() + 30 * DAY })))
  await text(m.signing_long_title())
  await cannotBeTried()
  await open(await pathOf(requestOf(payment, { chainId: 999_999 })))
  await text(m.signing_chain_none_title())
  await open(await pathOf(requestOf(payment, { chainId: 97 })))
  await text(m.signing_chain_title({ chain: 'BNB Smart Chain Testnet' }))
  await open(await pathOf(requestOf(payment, { account: stranger.address })))
  await text(m.signing_other_title())
  expect(await signButton().count()).toBe(0)
  expect(await page.getByRole('dialog').count()).toBe(0)
  expect(visitor.wallet.sent).toHaveLength(0)
})

test('a token is created from a link: decoded, tried out, signed once, and shown with what it brought', async () => {
  const { page } = visitor
  const factory = factoryOfRun(CHAIN)
  const { abi, functionName, args } = toDeployCall(factory, {
    ...plainParams,
    receiver: owner.address,
    name: 'Lantern',
    symbol: 'LNT',
  })
  const valueWei = await probe.readContract({
    address: factory,
    abi,
    functionName: 'feeOf',
    args: [owner.address, 1n],
  })
  const data = encodeFunctionData({ abi, functionName, args })
  await open(await pathOf(requestOf([{ to: factory, data, valueWei }])))
  await text('Create Lantern (LNT)')
  await text(m.signing_contract_ours({ name: 'tokenFactory' }))
  // The token does not exist yet, and the page knows its name by what the node tried out.
  const forecast = page.locator('section').filter({ hasText: m.signing_outlook_title() })
  await forecast.getByText('LNT', { exact: false }).first().waitFor()
  await forecast.getByText(`−${formatAmount(valueWei, 18)}`).waitFor()
  await look(visitor, 'sign-token')
  await signButton().click()
  const review = new ReviewDialog(page)
  await review.approved.waitFor()
  await review.sign()
  await text(m.signing_done_title())
  expect(visitor.wallet.sent).toHaveLength(1)
  await page.getByRole('link', { name: m.signing_done_look(), exact: true }).click()
  await page.waitForURL(/result\/success/)
})

/** Opens a request for endless rights of a stranger over a token, and waits for what is said of any such right. */
async function openEndless(of: Address): Promise<void> {
  const call = approve(stranger.address, maxUint256, of)
  await open(await pathOf(requestOf([call], { purpose: 'Claim your free airdrop' })))
  for (const words of [
    m.signing_warn_right(),
    m.signing_warn_unlimited(),
    m.signing_right_endless(),
  ])
    await text(words)
}

test('a right without limit for a stranger is called by its name, and takes a tick', async () => {
  const { page } = visitor
  await openEndless(await deployForeignToken(owner, false))
  await text(m.signing_warn_token())
  expect(await signButton().isDisabled()).toBe(true)
  await look(visitor, 'sign-warning')
  await page.getByLabel(m.signing_meant(), { exact: true }).check()
  expect(await signButton().isDisabled()).toBe(false)
})

test('so is a right over a token that was created here, whose code is known', async () => {
  const { page } = visitor
  await openEndless(token)
  await page.getByText(m.signing_warn_token()).waitFor({ state: 'detached' })
  expect(await page.getByText(m.signing_warn_unknown()).count()).toBe(0)
  expect(await signButton().isDisabled()).toBe(true)
})

test('two transactions that build on each other are tried out together and signed in order', async () => {
  const { page } = visitor
  const amount = parseEther('5')
  const take = {
    to: token,
    data: encodeFunctionData({
      abi: erc20Abi,
      functionName: 'transferFrom',
      args: [owner.address, stranger.address, amount],
    }),
    valueWei: 0n,
  }
  await open(await pathOf(requestOf([approve(owner.address, amount), take], { purpose: '' })))
  await text(m.signing_purpose_none())
  await page
    .getByText(`−${formatAmount(amount, 18)}`)
    .first()
    .waitFor()
  // The token's code is known, and no right is left over: what it moves is shown, and takes no tick.
  await signButton().click()
  const review = new ReviewDialog(page)
  await review.approved.waitFor()
  await review.sign()
  await text(m.signing_done_title())
  const held = await probe.readContract({
    address: token,
    abi: erc20Abi,
    functionName: 'balanceOf',
    args: [stranger.address],
  })
  expect(held).toBe(amount)
})

test('a launch says who can see it and where a wallet sends it, and its token trades after it', async () => {
  const { page } = visitor
  const own = await deployToken(CHAIN, owner, { name: 'Breakwater', symbol: 'BRW' })
  const calls = await launchCalls(CHAIN, owner.address, own)
  await open(await pathOf(requestOf(calls, { purpose: 'Launch Breakwater (BRW)' })))
  for (const words of [
    m.transaction_relay_title(),
    m.transaction_relay_seen_tradable(),
    m.transaction_relay_none({ chain: 'Local chain' }),
  ])
    await text(words)
  await look(visitor, 'sign-launch')
  await signButton().click()
  const review = new ReviewDialog(page)
  await review.approved.waitFor()
  await review.sign()
  await text(m.signing_done_title())
  expect(await createTrader(CHAIN, stranger).buy(own, parseEther('0.1'))).toBeGreaterThan(0n)
})
