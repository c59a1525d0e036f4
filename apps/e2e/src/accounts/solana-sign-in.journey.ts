import { m } from '@slipway/messages'
import { shortenAddress } from '@slipway/sdk/shared/shorten-address'
import { getAddressDecoder } from '@solana/kit'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { look } from '../screens/look.ts'
import { openSolana, type SolanaVisitor } from '../solana/open-solana.ts'

let visitor: SolanaVisitor

beforeAll(async () => {
  visitor = await openSolana()
})

afterAll(async () => {
  expect(visitor.watch.unexpected()).toEqual([])
  await visitor.close()
})

const heading = (name: string) =>
  visitor.page.getByRole('heading', { level: 1, name, exact: true }).waitFor()
const button = (name: string) =>
  visitor.page.locator('#content').getByRole('button', { name, exact: true })
const shownAddress = () =>
  visitor.page
    .locator('#content')
    .getByText(shortenAddress(getAddressDecoder().decode(visitor.solanaWallet.publicKey)))

test('a wallet of Solana is connected on the page to sign in, and a refusal is said', async () => {
  const { page, solanaWallet } = visitor
  await visitor.open('/user/login?redirect=%2Faccount%2Fcenter&chain=local')
  await button(m.account_solana_connect()).click()
  await page.getByRole('dialog').getByRole('button', { name: solanaWallet.name }).click()
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  await shownAddress().waitFor()
  await look(visitor, 'account-login-solana')
  solanaWallet.answer = 'reject'
  await button(m.account_login_solana()).click()
  await page.getByText(m.error_Wallet_Rejected()).waitFor()
  solanaWallet.answer = 'sign'
})

test.each(['en-US', 'zh-CN'] as const)(
  'without a wallet there is a way to one in %s',
  async (language) => {
    const other = await openSolana({ language })
    const content = other.page.locator('#content')
    await other.open('/user/login?redirect=%2Faccount%2Fcenter&chain=local')
    const words = m.account_solana_connect({}, { locale: language })
    await content.getByRole('button', { name: words, exact: true }).click()
    await other.page
      .getByRole('dialog')
      .getByRole('button', { name: other.solanaWallet.name })
      .click()
    const sign = m.account_login_solana({}, { locale: language })
    await content.getByRole('button', { name: sign, exact: true }).waitFor()
    if (language === 'zh-CN') await look(other, 'account-login-solana', language)
    expect(other.watch.unexpected()).toEqual([])
    await other.close()
  },
)

test('its signature opens an account of its own, which shows the wallet', async () => {
  await button(m.account_login_solana()).click()
  await heading(m.account_menu_center())
  await shownAddress().waitFor()
  await look(visitor, 'account-center-solana')
})

test('the settings keep the last way in, and offer nothing for a wallet that is linked', async () => {
  const { page } = visitor
  visitor.watch.expect(/status of 4\d\d .*\/api\/account\/remove-wallet/)
  await visitor.open('/account/settings?chain=local')
  const wallets = page.getByRole('region', { name: m.account_settings_wallets(), exact: true })
  await wallets.getByRole('button', { name: m.account_solana_other() }).waitFor()
  expect(
    await wallets.getByRole('button', { name: m.account_settings_solana_link() }).count(),
  ).toBe(0)
  await look(visitor, 'account-settings-solana')
  await wallets.getByRole('button', { name: m.account_settings_wallet_remove() }).click()
  await wallets.getByText(m.error_LAST_WAY_IN()).waitFor()
})
