import { presaleAbi } from '@slipway/deployments/abi'
import { errorMessage, m } from '@slipway/messages'
import { type Address, isAddress, type PrivateKeyAccount, parseEther } from 'viem'
import { expect, test } from 'vitest'
import { createChainProbe } from '../chain/chain-of-run.ts'
import { createFreshAccounts } from '../chain/create-fresh-accounts.ts'
import { deployToken } from '../chain/deploy-token.ts'
import { openVisitor, type VisitorOptions } from '../harness/open-visitor.ts'
import { CreateSalePage, type SaleKind } from '../pages/create-sale-page.ts'
import { ReviewDialog } from '../pages/review-dialog.ts'
import { WalletPanel } from '../pages/wallet-panel.ts'

const listed = '0x00000000000000000000000000000000000000A1'

/** Somebody who is about to sell a token of their own. */
async function openFounder(
  account: PrivateKeyAccount,
  kind: SaleKind,
  options: VisitorOptions = {},
) {
  const visitor = await openVisitor({ accounts: [account], walletChains: ['local'], ...options })
  const panel = new WalletPanel(visitor.page)
  await visitor.open(`${CreateSalePage.path(kind)}?chain=local`)
  await panel.connect()
  await panel.accountButton(account.address).first().waitFor()
  const form = new CreateSalePage(visitor.page)
  const { wallet } = visitor
  return { visitor, wallet, form, review: new ReviewDialog(visitor.page) }
}

async function fillTerms(form: CreateSalePage, kind: SaleKind, token: Address) {
  const { timestamp } = await createChainProbe('local').getBlock()
  await form.fill(kind, {
    token,
    presaleRate: '1000',
    softCap: '5',
    hardCap: '10',
    minCurrency: '0.1',
    maxCurrency: '2',
    ...(kind !== 'private' && { liquidityRate: '800' }),
  })
  await form.fillTime(kind, 'startTime', timestamp + 7_200n)
  await form.fillTime(kind, 'endTime', timestamp + 180_000n)
}

/** Signs the review that is open, and reads the new sale from the page that follows. */
async function sign(review: ReviewDialog): Promise<Address> {
  await review.approved.waitFor()
  await review.button(m.presale_review_confirm()).click()
  const page = review.dialog.page()
  await page.getByRole('heading', { name: m.presale_created_title() }).waitFor()
  const link = await page.locator('code').first().textContent()
  const address = new URL(link ?? '').pathname.split('/').at(-1) ?? ''
  if (!isAddress(address)) throw new Error(`The page names no sale: ${link}`)
  return address
}

const termsOf = (sale: Address) =>
  createChainProbe('local').readContract({ address: sale, abi: presaleAbi, functionName: 'terms' })

test('a normal sale is typed, moved to another kind and back, signed once, and stands as typed', async () => {
  const [owner] = (await createFreshAccounts(1)) as [PrivateKeyAccount]
  const token = await deployToken('local', owner)
  const { visitor, form, review, wallet } = await openFounder(owner, 'normal')
  await fillTerms(form, 'normal', token)
  await form.chooseKind('fair')
  expect(await form.field('fair', 'hardCap').inputValue()).toBe('10')
  await form.chooseKind('normal')
  await form.review.locator('visible=true').click()
  await review.approved.waitFor()
  const text = await review.text()
  expect(text).toContain('0.2 ETH')
  expect(text).toContain(m.presale_permanent_platform())
  const sale = await sign(review)
  const terms = await termsOf(sale)
  expect(terms.hardCap).toBe(parseEther('10'))
  expect(terms.owner).toBe(owner.address)
  expect(terms.lockTime).toBe(180n * 86_400n)
  // The allowance is a signature: nothing but the creation is sent.
  const sent = wallet.requests.filter(({ method }) => method === 'eth_sendTransaction')
  expect(sent).toHaveLength(1)
  expect(visitor.watch.unexpected()).toEqual([])
  await visitor.close()
})

test('a private sale with its list and rewards is one signature in a wallet that batches', async () => {
  const [owner] = (await createFreshAccounts(1)) as [PrivateKeyAccount]
  const token = await deployToken('local', owner)
  const founder = await openFounder(owner, 'private', { callBundles: 'atomic' })
  const { visitor, form, review, wallet } = founder
  await fillTerms(form, 'private', token)
  await form.fill('private', { tierOne: `${listed}\n0x12` })
  await visitor.page
    .getByText(errorMessage('Input_AddressLineInvalid', { line: 2 }))
    .first()
    .waitFor()
  await form.fill('private', { tierOne: listed })
  await form.field('private', 'rewardsInviters').check()
  await form.fill('private', { 'inviterRates-0': '5' })
  await form.review.click()
  const sale = await sign(review)
  const terms = await termsOf(sale)
  expect(terms.useWhiteList).toBe(2n)
  const [, status, level] = await createChainProbe('local').readContract({
    address: sale,
    abi: presaleAbi,
    functionName: 'whitelistOf',
    args: [listed],
  })
  expect([status, level]).toEqual([1n, 1n])
  expect(wallet.requests.filter(({ method }) => method === 'wallet_sendCalls')).toHaveLength(1)
  expect(wallet.requests.filter(({ method }) => method === 'eth_sendTransaction')).toHaveLength(0)
  expect(visitor.watch.unexpected()).toEqual([])
  await visitor.close()
})

test('an empty form names what is missing, and each line leads to its field', async () => {
  const [owner] = (await createFreshAccounts(1)) as [PrivateKeyAccount]
  const { visitor, form } = await openFounder(owner, 'normal')
  await form.review.click()
  await form.problems.first().waitFor()
  await form.problems.first().getByRole('link', { name: m.presale_field_hard_cap() }).click()
  await expect
    .poll(() =>
      form.field('normal', 'hardCap').evaluate((field) => field === document.activeElement),
    )
    .toBe(true)
  expect(visitor.watch.unexpected()).toEqual([])
  await visitor.close()
})
