import { randomUUID } from 'node:crypto'
import { m } from '@slipway/messages'
import { generateSync } from 'otplib'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createFreshAccounts } from '../chain/create-fresh-accounts.ts'
import { openVisitor, type Visitor } from '../harness/open-visitor.ts'
import { testInFull } from '../harness/test-in-full.ts'
import { WalletPanel } from '../pages/wallet-panel.ts'
import { look } from '../screens/look.ts'
import { linkIn, openOutbox } from './read-mail.ts'

const email = `person-${randomUUID()}@mail.example`
const password = 'A right password 1'
const outbox = openOutbox()
let visitor: Visitor
let page: Page

beforeAll(async () => {
  const [account] = await createFreshAccounts(1)
  if (!account) throw new Error('An account is missing.')
  visitor = await openVisitor({ accounts: [account], walletChains: ['local'] })
  page = visitor.page
  // The browser notes each refusal of the API, which these tests cause on purpose.
  visitor.watch.expect(/status of 422 .*\/api\/(auth|account)\//)
})

afterAll(async () => {
  expect(visitor.watch.unexpected()).toEqual([])
  await visitor.close()
  await outbox.close()
})

const open = (path: string) => visitor.open(`${path}${path.includes('?') ? '&' : '?'}chain=local`)
const path = () => new URL(page.url()).pathname
const field = (label: string) => page.getByLabel(label, { exact: true })
const press = (name: string) =>
  page.locator('#content').getByRole('button', { name, exact: true }).click()
const heading = (name: string) => page.getByRole('heading', { level: 1, name, exact: true })
const panel = (name: string) => page.getByRole('region', { name, exact: true })

async function signIn(redirect = '/account/center'): Promise<void> {
  await open(`/user/login?redirect=${encodeURIComponent(redirect)}`)
  await field(m.account_email()).fill(email)
  await field(m.account_password()).fill(password)
  await press(m.account_login_button())
}

async function signOut(): Promise<void> {
  await open('/account/logout')
  await press(m.account_logout_button())
  await heading(m.account_logout_done_title()).waitFor()
}

test('every wrong entry of the registration has its message', async () => {
  await open('/user/register')
  await press(m.account_register_button())
  for (const text of [
    'Please enter your email',
    'Please enter your password',
    'Please confirm your password',
  ])
    await page.getByText(text, { exact: true }).waitFor()
  await field(m.account_email()).fill('nobody')
  await field(m.account_password()).fill('12345')
  await field(m.account_password_again()).fill('123456')
  await press(m.account_register_button())
  for (const text of [
    'The email address is in the wrong format',
    'The password must have at least 6 characters.',
    'The passwords entered twice do not match',
  ])
    await page.getByText(text, { exact: true }).waitFor()
  expect(await field(m.account_email()).inputValue()).toBe('nobody')
})

test.each([
  ['Ab1!x', 'too short'],
  ['password', 'low'],
  ['Abcdefg1', 'medium'],
  ['Abcdefg1!?', 'strong'],
])('the password %s is called %s', async (typed, label) => {
  await field(m.account_password()).fill(typed)
  await page.getByText(m.account_strength({ label })).waitFor()
})

test('registers, and signs in once the mailed link was opened', async () => {
  await field(m.account_email()).fill(email)
  await field(m.account_password()).fill(password)
  await field(m.account_password_again()).fill(password)
  await look(visitor, 'account-register')
  await press(m.account_register_button())
  await heading(m.account_result_title()).waitFor()
  expect(path()).toBe('/user/register-result')
  await page.getByText(email).first().waitFor()
  await look(visitor, 'account-registered')

  await signIn()
  await page.getByText(m.error_CREDENTIALS_WRONG()).waitFor()
  const link = linkIn(await outbox.message(email, 1))
  const activate = async (typed: string) => {
    await field(m.account_password()).fill(typed)
    await press(m.account_activate_button())
  }
  await visitor.open(link)
  await activate('of somebody else')
  await page.getByText(m.account_activate_wrong()).waitFor()
  await look(visitor, 'account-activation')
  await activate(password)
  await heading(m.account_activate_done_title()).waitFor()
  await page.reload()
  await activate(password)
  await heading(m.account_activate_failed_title()).waitFor()

  await open('/user/login?redirect=%2Faccount%2Fcenter')
  await field(m.account_email()).fill(email)
  await field(m.account_password()).fill('a wrong password')
  await press(m.account_login_button())
  await page.getByText(m.error_CREDENTIALS_WRONG()).waitFor()
  await look(visitor, 'account-login')
  await signIn()
  await heading(m.account_menu_center()).waitFor()
  // The tab of the registration has the address too, out of sight.
  await page.getByText(email).filter({ visible: true }).waitFor()
  await look(visitor, 'account-center')
})

test('a reload keeps the sign-in, and the menu of the account leads everywhere', async () => {
  await page.reload()
  await page.getByText(email).waitFor()
  await page.getByRole('banner').getByRole('button', { name: m.account_menu() }).click()
  await page.getByRole('menuitem', { name: m.account_menu_settings() }).click()
  await heading(m.account_menu_settings()).waitFor()
  await open('/whitelist/sell')
  await page.getByRole('heading', { level: 1 }).waitFor()
})

test('name, password and phone are changed, each by its own form', async () => {
  await open('/account/settings')
  const name = panel(m.account_settings_name())
  await name.getByLabel(m.account_name(), { exact: true }).fill('Anna')
  await name.getByRole('button', { name: m.account_settings_name_button() }).click()
  await name.getByText(m.account_settings_name_done()).waitFor()

  const phone = panel(m.account_settings_phone())
  const number = phone.getByLabel(m.account_phone(), { exact: true })
  await phone.getByRole('button', { name: m.account_settings_phone_button() }).click()
  await phone.getByText('Please enter your phone number').waitFor()
  await phone.getByText('Please enter the verification code').waitFor()
  await number.fill('12')
  await phone.getByRole('button', { name: m.account_sms_send() }).click()
  await phone.getByText(/^Please enter a valid phone number/).waitFor()
  const unique = `+4474${String(Date.now()).slice(-8)}`
  await number.fill(unique)
  await phone.getByRole('button', { name: m.account_sms_send() }).click()
  await phone.getByText(m.account_sms_sent({ phone: unique })).waitFor()
  await phone.getByRole('button', { name: m.account_sms_lost_report() }).click()
  await phone.getByText(m.account_sms_lost_done()).waitFor()
  const code = /\d{6}/.exec(await outbox.message(unique, 1))?.[0] ?? ''
  await phone.getByLabel(m.account_sms_code(), { exact: true }).fill(code)
  await phone.getByRole('button', { name: m.account_settings_phone_button() }).click()
  await phone.getByText(m.account_settings_phone_done()).waitFor()

  const secret = panel(m.account_settings_password())
  await secret.getByLabel(m.account_password_now(), { exact: true }).fill('not it')
  await secret.getByLabel(m.account_password_new(), { exact: true }).fill('Another 1 password')
  await secret.getByLabel(m.account_password_again(), { exact: true }).fill('Another 1 password')
  await secret.getByRole('button', { name: m.account_settings_password_button() }).click()
  await secret.getByText(m.account_password_now_wrong()).waitFor()
  await look(visitor, 'account-settings')
})

test('the wallet is linked, and signs in without a password', async () => {
  await open('/account/settings')
  const walletPanel = new WalletPanel(page)
  await walletPanel.connect()
  await open('/account/settings')
  const wallets = panel(m.account_settings_wallets())
  await wallets.getByRole('button', { name: m.account_settings_wallet_link() }).click()
  await wallets.getByText(m.account_settings_wallet_linked()).waitFor()
  await signOut()
  await open('/user/login?redirect=%2Faccount%2Fcenter')
  await press(m.account_login_wallet())
  await heading(m.account_menu_center()).waitFor()
  await page.getByText(email).filter({ visible: true }).waitFor()
})

testInFull(
  'a second step is switched on, asked for, and switched off by a recovery code',
  async () => {
    await open('/account/settings')
    const step = panel(m.account_settings_totp())
    await step.getByRole('button', { name: m.account_settings_totp_start() }).click()
    const key = (await step.getByText(/^[A-Z2-7]{32}/).textContent())?.trim().slice(0, 32) ?? ''
    await look(visitor, 'account-second-step')
    const codeAt = (seconds: number) => generateSync({ secret: key, epoch: seconds })
    const now = () => Math.floor(Date.now() / 1_000)
    await step.getByLabel(m.account_totp(), { exact: true }).fill(codeAt(now()))
    await step.getByRole('button', { name: m.account_settings_totp_confirm() }).click()
    const codes = step.getByRole('listitem')
    await codes.first().waitFor()
    expect(await codes.count()).toBe(10)
    const recovery = (await codes.first().textContent()) ?? ''
    await step.getByRole('button', { name: m.account_settings_totp_kept() }).click()
    await signOut()
    await signIn()
    await heading(m.account_login_second_title()).waitFor()
    await field(m.account_totp()).fill('000000')
    await press(m.account_login_button())
    await page.getByText(m.error_CODE_WRONG()).waitFor()
    // The code of the next half minute: the one that switched it on is used.
    await field(m.account_totp()).fill(codeAt(now() + 30))
    await press(m.account_login_button())
    await heading(m.account_menu_center()).waitFor()
    await open('/account/settings')
    await step.getByLabel(m.account_totp(), { exact: true }).fill(recovery)
    await step.getByRole('button', { name: m.account_settings_totp_off() }).click()
    await step.getByText(m.account_settings_totp_off_done()).waitFor()
  },
)

test('a token that the server does not know signs out, and leads to sign in and back', async () => {
  await page
    .context()
    .addCookies([{ name: 'slipway_access_token', value: 'x'.repeat(43), url: visitor.webUrl }])
  visitor.watch.expect(/401/)
  await open('/account/settings')
  await page.getByText(m.account_guard_text()).waitFor()
  await expect.poll(path).toBe('/user/login')
  expect(new URL(page.url()).searchParams.get('redirect')).toContain('/account/settings')
  // The page reloads, as after every 401 with a token.
  await page.waitForFunction(() =>
    performance
      .getEntriesByType('navigation')
      .some((entry) => (entry as PerformanceNavigationTiming).type === 'reload'),
  )
  await heading(m.account_login_title()).waitFor()
})

testInFull('a forgotten password is replaced by a mailed link', async () => {
  await open('/user/recover')
  await press(m.account_recover_button())
  await page.getByText('Please enter your email', { exact: true }).waitFor()
  await field(m.account_email()).fill(email)
  await press(m.account_recover_button())
  await page.getByText(m.account_recover_sent_text({ email })).waitFor()
  await look(visitor, 'account-recover')
  await visitor.open(linkIn(await outbox.message(email, 2)))
  await heading(m.account_recover_new_title()).waitFor()
  await field(m.account_password_new()).fill('A third password')
  await field(m.account_password_again()).fill('A third password')
  await press(m.account_recover_new_button())
  await heading(m.account_recover_done_title()).waitFor()
  await signIn()
  await page.getByText(m.error_CREDENTIALS_WRONG()).waitFor()
})
