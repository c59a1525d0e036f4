import { m } from '@slipway/messages'
import type { Page } from 'playwright-core'
import type { PrivateKeyAccount } from 'viem'
import { expect, test } from 'vitest'
import { clockChain, clockCurrency } from '../chain/clock-chain.ts'
import { createFreshAccounts } from '../chain/create-fresh-accounts.ts'
import { chainTime, deployPresale, passTime } from '../chain/deploy-presale.ts'
import { deployToken } from '../chain/deploy-token.ts'
import { momentAsTyped } from '../harness/moment-as-typed.ts'
import { openVisitor, type Visitor, type VisitorOptions } from '../harness/open-visitor.ts'
import { settle } from '../harness/settle.ts'
import { ConsoleRow } from '../pages/console-row.ts'
import { CreateLockPage } from '../pages/create-lock-page.ts'
import { CreateTokenPage } from '../pages/create-token-page.ts'
import { PresalePage } from '../pages/presale-page.ts'
import { ReviewDialog } from '../pages/review-dialog.ts'
import { TokenCreatedPage } from '../pages/token-created-page.ts'
import { WalletPanel } from '../pages/wallet-panel.ts'
import { findLayoutFaults } from '../sweep/find-layout-faults.ts'
import { Keys } from './keys.ts'

/** A window of 1280 px at 200 %. */
const zoomed = { width: 640, height: 480 } as const

interface Keyboardist extends Visitor {
  readonly keys: Keys
  readonly review: ReviewDialog
}

/** Whether the focus is within an element. */
const hasFocus = (page: Page, selector: string) =>
  page.evaluate(
    (within) => document.activeElement?.closest(within) !== null && document.hasFocus(),
    selector,
  )

/** Opens a page and connects a wallet, with nothing but keys. */
async function openByKeys(
  account: PrivateKeyAccount,
  path: string,
  options: VisitorOptions = {},
): Promise<Keyboardist> {
  const visitor = await openVisitor({ accounts: [account], ...zoomed, ...options })
  const { page } = visitor
  const keys = new Keys(page)
  const panel = new WalletPanel(page)
  await visitor.open(path)
  await expect.poll(() => panel.connectButton.isEnabled(), { timeout: 60_000 }).toBe(true)
  await keys.press(panel.connectButton)
  await expect.poll(() => hasFocus(page, '[role="dialog"]')).toBe(true)
  await keys.press(panel.dialog.getByRole('button', { name: 'Test Wallet', exact: true }))
  await panel.accountButton(account.address).first().waitFor()
  return Object.assign(visitor, { keys, review: new ReviewDialog(page) })
}

/** No stop was lost, everything fits, and nothing happened that nobody expected. */
async function leave({ page, keys, watch, close }: Keyboardist): Promise<void> {
  expect(await findLayoutFaults(page, zoomed.width)).toEqual([])
  expect(keys.lost).toEqual([])
  expect(watch.unexpected()).toEqual([])
  await close()
}

/** The focus goes round in the review and stays in it, and comes back to the button when the review is left. */
async function goAroundReview({ page, keys, review }: Keyboardist): Promise<void> {
  await review.approved.waitFor()
  const stops = await review.dialog.getByRole('button').count()
  for (let stop = 0; stop <= stops + 2; stop++) {
    await keys.step()
    expect(await hasFocus(page, '[role="dialog"]')).toBe(true)
  }
  await page.keyboard.press('Escape')
  await review.dialog.waitFor({ state: 'detached' })
}

test('a token is created by keys alone: the focus is never lost, and dialogs give it back', async () => {
  const [founder] = (await createFreshAccounts(1)) as [PrivateKeyAccount]
  const maker = await openByKeys(founder, '/token/create?chain=local', { walletChains: ['local'] })
  const { page, keys, review } = maker
  await expect.poll(() => hasFocus(page, 'header')).toBe(true)
  const form = new CreateTokenPage(page)
  await keys.type(form.field('name'), 'Keys alone')
  await keys.type(form.field('symbol'), 'KEYS')
  await keys.press(form.review)
  // Without a supply the form is refused: the summary takes the focus and leads to the field.
  await expect.poll(() => hasFocus(page, '[role="alert"]')).toBe(true)
  await keys.step()
  await page.keyboard.press('Enter')
  await expect
    .poll(() => form.field('totalSupply').evaluate((one) => one === document.activeElement))
    .toBe(true)
  await page.keyboard.type('1000000')
  await keys.press(form.mintable, 'Space')
  await expect.poll(() => form.mintable.isChecked()).toBe(true)
  await keys.press(form.mintable, 'Space')
  await keys.press(form.review)
  await goAroundReview(maker)
  await expect.poll(() => form.review.evaluate((one) => one === document.activeElement)).toBe(true)
  await page.keyboard.press('Enter')
  await review.approved.waitFor()
  await keys.press(review.button(m.token_review_confirm()))
  const created = new TokenCreatedPage(page, 'KEYS')
  await created.address()
  await expect.poll(() => hasFocus(page, 'main section')).toBe(true)
  await keys.press(created.root.getByRole('link', { name: m.token_created_console() }))
  // Another page: the focus is at its start, not where the page before had it.
  await expect.poll(() => page.url()).toContain('/token/detail/')
  await expect.poll(() => hasFocus(page, 'main')).toBe(true)
  await leave(maker)
})

test('the first stop leads past the frame, and a link of the menu to the start of its page', async () => {
  const [somebody] = (await createFreshAccounts(1)) as [PrivateKeyAccount]
  const visitor = await openByKeys(somebody, '/index?chain=local', { walletChains: ['local'] })
  const { page, keys } = visitor
  await visitor.open('/index?chain=local')
  await page.getByRole('heading', { level: 1 }).waitFor()
  await settle(page)
  await keys.step()
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.getAttribute('href')))
    .toBe('#content')
  await page.keyboard.press('Enter')
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('content')
  const burger = page.getByRole('button', { name: m.shell_open_menu() })
  await keys.press(burger)
  await page.getByRole('dialog').waitFor()
  await expect.poll(() => hasFocus(page, '[role="dialog"]')).toBe(true)
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  await expect.poll(() => burger.evaluate((one) => one === document.activeElement)).toBe(true)
  await page.keyboard.press('Enter')
  const menu = page.getByRole('dialog')
  await keys.press(menu.getByRole('button', { name: m.shell_group_account(), exact: true }))
  await keys.press(menu.getByRole('link', { name: m.shell_route_portfolio(), exact: true }))
  await expect.poll(() => page.url()).toContain('/portfolio')
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  await expect.poll(() => hasFocus(page, 'main')).toBe(true)
  await leave(visitor)
})

test('a contribution is made and withdrawn by keys alone', async () => {
  const [owner, buyer] = (await createFreshAccounts(2)) as [PrivateKeyAccount, PrivateKeyAccount]
  const { presale } = await deployPresale(clockChain, owner)
  await passTime(clockChain, 620n)
  const path = `${PresalePage.path('detail', presale)}?chain=${clockChain}`
  const visitor = await openByKeys(buyer, path, { walletChains: [clockChain] })
  const { page, keys, review, watch } = visitor
  watch.expect(/404 .*\/proofs\//)
  const buy = page.getByRole('button', { name: m.presale_buy_button() })
  await keys.type(new PresalePage(page).amount, '1')
  await keys.press(buy)
  await goAroundReview(visitor)
  await expect.poll(() => buy.evaluate((one) => one === document.activeElement)).toBe(true)
  await page.keyboard.press('Enter')
  await review.approved.waitFor()
  await keys.press(review.button(m.token_review_confirm()))
  await page.getByText(m.presale_buy_done({ amount: `1 ${clockCurrency}` })).waitFor()
  await review.dialog.waitFor({ state: 'detached' })
  await expect.poll(() => hasFocus(page, 'main')).toBe(true)
  const fee = `0.1 ${clockCurrency}`
  await keys.press(page.getByRole('button', { name: m.presale_refund_button({ fee }) }))
  await review.approved.waitFor()
  await keys.press(review.button(m.token_review_confirm()))
  await page.getByText(m.presale_refund_done({ amount: `0.9 ${clockCurrency}` })).waitFor()
  await review.dialog.waitFor({ state: 'detached' })
  await expect.poll(() => hasFocus(page, 'main')).toBe(true)
  await leave(visitor)
})

test('tokens are locked and withdrawn by keys alone', async () => {
  const [owner] = (await createFreshAccounts(1)) as [PrivateKeyAccount]
  const token = await deployToken(clockChain, owner, { symbol: 'KEEL', name: 'Keel' })
  const path = `${CreateLockPage.path}?chain=${clockChain}`
  const maker = await openByKeys(owner, path, { walletChains: [clockChain] })
  const { page, keys, review } = maker
  const form = new CreateLockPage(page)
  await keys.type(form.field('asset'), token)
  await page.getByText(m.lock_create_kind_token(), { exact: true }).first().waitFor()
  await keys.type(form.field('amount'), '1000')
  const unlockAt = (await chainTime(clockChain)) + 30n * 86_400n
  await keys.typeMoment(form.field('unlockAt'), momentAsTyped(unlockAt))
  await keys.press(form.review)
  await goAroundReview(maker)
  await expect.poll(() => form.review.evaluate((one) => one === document.activeElement)).toBe(true)
  await page.keyboard.press('Enter')
  await review.approved.waitFor()
  await keys.press(review.button(m.lock_review_confirm()))
  await page.getByText(m.lock_created_text()).waitFor()
  await expect.poll(() => hasFocus(page, 'main section')).toBe(true)
  await passTime(clockChain, 31n * 86_400n)
  await maker.open(`/lock/detail/${owner.address}/${token}?chain=${clockChain}`)
  const row = new ConsoleRow(page, m.lock_withdraw_title())
  await row.root.waitFor()
  await keys.press(row.root.locator('button[aria-expanded="false"]'))
  await expect.poll(() => row.field(m.lock_amount()).inputValue()).toBe('1000')
  await keys.type(row.field(m.lock_amount()), '400')
  await keys.press(row.root.locator('button[type="submit"]'))
  await review.approved.waitFor()
  await keys.press(review.button(m.token_review_confirm()))
  await row.done.waitFor()
  await review.dialog.waitFor({ state: 'detached' })
  await expect.poll(() => hasFocus(page, 'main section')).toBe(true)
  await leave(maker)
})
