import { m } from '@slipway/messages'
import { type Address, isAddress, type PrivateKeyAccount, parseEther } from 'viem'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createChainProbe } from '../chain/chain-of-run.ts'
import { clockChain as chain } from '../chain/clock-chain.ts'
import { createFreshAccounts } from '../chain/create-fresh-accounts.ts'
import { chainTime, passTime } from '../chain/deploy-presale.ts'
import type { Server } from '../harness/start-server.ts'
import { startWebServer } from '../harness/start-web-server.ts'
import { ConsoleRow } from '../pages/console-row.ts'
import { CreateLockPage } from '../pages/create-lock-page.ts'
import { CreatePresalePage } from '../pages/create-presale-page.ts'
import { CreateTokenPage } from '../pages/create-token-page.ts'
import { PresalePage } from '../pages/presale-page.ts'
import { TokenCreatedPage } from '../pages/token-created-page.ts'
import { fillPresaleTerms } from '../presale/fill-presale-terms.ts'
import { accountOf, balanceOf, contribute, stateOf } from '../presale/presale-journey.ts'
import { look } from '../screens/look.ts'
import { distinctToken } from '../token/creator.ts'
import { openInSafe, type SafeVisitor } from './open-in-safe.ts'
import { type SafeWallet, startSafeWallet } from './start-safe-wallet.ts'

const DAY = 86_400n
const waiting = m.transaction_status_proposed_count({ done: 1, required: 2 })

let wallet: SafeWallet
let web: Server
let visitor: SafeVisitor
let token: Address
let presale: Address
/** They bring the presale above its soft cap. */
let guests: readonly PrivateKeyAccount[]

beforeAll(async () => {
  wallet = await startSafeWallet(chain)
  guests = await createFreshAccounts(2)
  web = await startWebServer({ safeOrigin: wallet.url })
  visitor = await openInSafe(wallet, web.url)
})

afterAll(async () => {
  expect(visitor.watch.unexpected()).toEqual([])
  await visitor.close()
  await web.stop()
  await wallet.stop()
})

const show = (path: string, query = '') => visitor.show(`${path}?chain=${chain}${query}`)

/** Confirms the review as the first owner, and waits until it stands that another one is missing. */
async function propose(confirmLabel: string): Promise<void> {
  const review = visitor.review()
  await review.approved.waitFor()
  await review.button(confirmLabel).click()
  await review.dialog.getByText(waiting).waitFor()
}

/** The page is loaded anew; the second owner signs only then, and the list follows it to its end. */
async function confirmAfterReload(path: string, query = ''): Promise<void> {
  await show(path, query)
  const drawer = visitor.drawer()
  await drawer.open()
  await drawer.rows.first().getByText(waiting).waitFor()
  await wallet.confirm()
  await drawer.rows.first().getByText(m.transaction_status_indexed(), { exact: true }).waitFor()
  await visitor.page.keyboard.press('Escape')
  await drawer.dialog.waitFor({ state: 'detached' })
}

test('a token is created once the second owner has signed, after a reload', async () => {
  await show('/token/create')
  const form = new CreateTokenPage(visitor.app())
  await form.fill({ ...distinctToken('SAFE'), totalSupply: '1000000' })
  await form.review.click()
  await propose(m.token_review_confirm())
  await look({ page: visitor.page, frame: visitor.app() }, 'safe-review-proposed')
  await show('/token/create')
  await visitor.drawer().open()
  await visitor.drawer().row('Create token SAFE').getByText(waiting).waitFor()
  await look({ page: visitor.page, frame: visitor.app() }, 'safe-drawer-proposed')
  await confirmAfterReload('/token/create')
  token = await new TokenCreatedPage(visitor.app(), 'SAFE').address()
  expect(await balanceOf(token, wallet.address)).toBe(parseEther('1000000'))
})

test('a presale is opened: allowance, presale and list are one transaction of the Safe', async () => {
  const path = CreatePresalePage.path('private')
  await show(path)
  const form = new CreatePresalePage(visitor.app())
  await fillPresaleTerms(form, 'private', chain, token)
  await form.fill('private', {
    tierOne: [wallet, ...guests].map(({ address }) => address).join('\n'),
  })
  await form.review.click()
  await propose(m.presale_review_confirm())
  await confirmAfterReload(path)
  const created = visitor.app().getByRole('heading', { name: m.presale_created_title() })
  await created.waitFor()
  const link = await visitor.app().locator('code').first().textContent()
  const address = new URL(link ?? '').pathname.split('/').at(-1) ?? ''
  if (!isAddress(address)) throw new Error(`The page names no presale: ${link}`)
  presale = address
})

test('the Safe contributes to a presale', async () => {
  await passTime(chain, 7_300n)
  const path = PresalePage.path('private-detail', presale)
  await show(path)
  const page = new PresalePage(visitor.app())
  await page.amount.fill('2')
  await page.press(m.presale_buy_button())
  await propose(m.token_review_confirm())
  await confirmAfterReload(path)
  expect((await accountOf(presale, wallet.address)).contributed).toBe(parseEther('2'))
})

test('the Safe finishes its presale, claims what it bought and withdraws what was raised', async () => {
  for (const guest of guests) await contribute(guest, presale, '2')
  await passTime(chain, 180_000n)
  const path = PresalePage.path('private-detail', presale)
  const desk = '&view=manage'
  const act = async (title: string) => {
    await show(path, desk)
    const row = new ConsoleRow(visitor.app(), title)
    await row.unfold()
    await row.agree()
    await row.submit()
    await propose(m.token_review_confirm())
    await confirmAfterReload(path, desk)
  }
  await act(m.presale_admin_finish_title())
  expect((await stateOf(presale)).poolStatus).toBe(1n)

  // A quarter is released at once.
  const held = await balanceOf(token, wallet.address)
  await show(path)
  await new PresalePage(visitor.app()).press(/^Claim 500 /)
  await propose(m.token_review_confirm())
  await confirmAfterReload(path)
  expect((await balanceOf(token, wallet.address)) - held).toBe(parseEther('500'))

  const money = () => createChainProbe(chain).getBalance({ address: wallet.address })
  const before = await money()
  await act(m.presale_admin_withdraw_title())
  expect(await money()).toBeGreaterThan(before)
})

test('the Safe locks tokens, and withdraws them when their time has come', async () => {
  await show(CreateLockPage.path)
  const form = new CreateLockPage(visitor.app())
  await form.nameAsset(token, m.lock_create_kind_token())
  await form.fill({ amount: '1000' })
  const at = (await chainTime(chain)) + 30n * DAY
  await form.fillTime('unlockAt', at - (at % 60n))
  await form.review.click()
  await propose(m.lock_review_confirm())
  await confirmAfterReload(CreateLockPage.path)
  await visitor.app().getByText(m.lock_created_text()).waitFor()
  const before = await balanceOf(token, wallet.address)

  await passTime(chain, 31n * DAY)
  const path = `/lock/detail/${wallet.address}/${token}`
  await show(path)
  const row = new ConsoleRow(visitor.app(), m.lock_withdraw_title())
  await row.unfold()
  await row.field(m.lock_amount()).fill('1000')
  await row.agree()
  await row.submit()
  await propose(m.token_review_confirm())
  await confirmAfterReload(path)
  expect((await balanceOf(token, wallet.address)) - before).toBe(parseEther('1000'))
})

test('what the other owners reject is told as that, in Chinese as well', async () => {
  const other = await openInSafe(wallet, web.url, { language: 'zh-CN' })
  const locale = { locale: 'zh-CN' } as const
  await other.show(`/token/create?chain=${chain}`)
  const form = new CreateTokenPage(other.app(), 'zh-CN')
  await form.fill(distinctToken('NONO'))
  await form.review.click()
  await other.review().approved.waitFor()
  await other.review().sign()
  const count = m.transaction_status_proposed_count({ done: 1, required: 2 }, locale)
  await other.review().dialog.getByText(count).waitFor()
  await look({ page: other.page, frame: other.app() }, 'safe-review-proposed', 'zh-CN')
  await other.show(`/token/create?chain=${chain}`)
  await other.drawer().open()
  await other.drawer().rows.first().getByText(count).waitFor()
  await look({ page: other.page, frame: other.app() }, 'safe-drawer-proposed', 'zh-CN')
  await wallet.reject()
  const declined = m.transaction_status_declined({}, locale)
  await other.drawer().rows.first().getByText(declined).first().waitFor()
  await look({ page: other.page, frame: other.app() }, 'safe-drawer-declined', 'zh-CN')
  expect(other.watch.unexpected()).toEqual([])
  await other.close()
})

test('a wallet at another origin shows nothing of the site', async () => {
  const stranger = await startSafeWallet(chain)
  const page = await visitor.context.newPage()
  visitor.watch.expect(/frame-ancestors/)
  await page.goto(`${stranger.url}/?app=${encodeURIComponent(`${web.url}/token/create`)}`)
  await expect.poll(() => page.frame('app')?.url()).toMatch(/^chrome-error:/)
  await page.close()
  await stranger.stop()
})
