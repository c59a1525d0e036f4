import { m } from '@slipway/messages'
import { installWallet } from '@slipway/testing/page/install-wallet'
import { TestWallet } from '@slipway/testing/wallet/test-wallet'
import type { PrivateKeyAccount } from 'viem'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { createFreshAccounts } from '../chain/create-fresh-accounts.ts'
import { checkAccessibility } from '../harness/check-accessibility.ts'
import { openVisitor, type Visitor, type VisitorOptions } from '../harness/open-visitor.ts'
import { readRunContext } from '../harness/run-context.ts'
import { testInFull } from '../harness/test-in-full.ts'
import { NetworkPicker } from '../pages/network-picker.ts'
import { WalletPanel } from '../pages/wallet-panel.ts'
import { look } from '../screens/look.ts'

let accounts: readonly PrivateKeyAccount[]
let visitor: Visitor
let panel: WalletPanel

beforeAll(async () => {
  accounts = await createFreshAccounts(3)
})

afterEach(async () => {
  expect(visitor.watch.unexpected()).toEqual([])
  await visitor.close()
})

async function visit(options: VisitorOptions = {}, path = '/index?chain=local'): Promise<void> {
  visitor = await openVisitor({ accounts, ...options })
  panel = new WalletPanel(visitor.page)
  await visitor.open(path)
}

function addressOf(index: number): string {
  const account = accounts[index]
  if (!account) throw new RangeError(`There is no account ${index}.`)
  return account.address
}

/** Resolves when the page has been loaded anew. */
function whenReloaded(): Promise<unknown> {
  return visitor.page.waitForEvent('load')
}

test('a wallet is found, connected and disconnected', async () => {
  await visit()
  expect(await panel.offered()).toEqual(['Test Wallet'])
  await panel.dialog.getByRole('button', { name: 'Test Wallet' }).click()
  await panel.accountButton(addressOf(0)).waitFor()
  await panel.disconnect(addressOf(0))
  await panel.connectButton.waitFor()
  await visitor.page.reload()
  await panel.connectButton.waitFor()
})

test('a connected wallet stays connected over a reload', async () => {
  await visit()
  await panel.connect()
  await panel.accountButton(addressOf(0)).waitFor()
  await visitor.page.reload()
  await panel.accountButton(addressOf(0)).waitFor()
})

testInFull.each([
  { language: 'en-US', colorScheme: 'light', width: 1440 },
  { language: 'zh-CN', colorScheme: 'dark', width: 390 },
] as const)('the address is shown as a code: $language, $width wide', async (look) => {
  await visit(look)
  const { locale, page } = { locale: look.language, page: visitor.page }
  panel = new WalletPanel(page, locale)
  await panel.connect()
  await panel.accountButton(addressOf(0)).click()
  await panel.dialog.getByRole('button', { name: m.shell_wallet_code({}, { locale }) }).click()
  const name = m.shell_wallet_code_of({ address: addressOf(0) }, { locale })
  await panel.dialog.getByRole('img', { name }).waitFor()
  expect(await checkAccessibility(page)).toEqual([])
})

testInFull('an older wallet is reached through window.ethereum', async () => {
  await visit({ discovery: 'injected' })
  await panel.connect('Browser wallet')
  await panel.accountButton(addressOf(0)).waitFor()
})

testInFull('several wallets are offered side by side', async () => {
  visitor = await openVisitor({ accounts })
  const second = new TestWallet({
    name: 'Second Wallet',
    accounts: accounts.slice(1),
    chains: readRunContext().chains,
  })
  await installWallet(visitor.context, second)
  panel = new WalletPanel(visitor.page)
  await visitor.open('/index?chain=local')
  expect((await panel.offered()).sort()).toEqual(['Second Wallet', 'Test Wallet'])
  await panel.dialog.getByRole('button', { name: 'Second Wallet' }).click()
  await panel.accountButton(addressOf(1)).waitFor()
})

test('without a wallet the page says what to install', async () => {
  visitor = await openVisitor()
  panel = new WalletPanel(visitor.page)
  await visitor.open('/index?chain=local')
  await panel.connectButton.click()
  await panel.dialog.getByText('Please install MetaMask', { exact: true }).waitFor()
})

testInFull.each(['en-US', 'zh-CN'] as const)(
  'on a phone the page opens in the app of a wallet, %s',
  async (language) => {
    visitor = await openVisitor({ isPhone: true, width: 390, height: 844, language })
    panel = new WalletPanel(visitor.page, language)
    await visitor.open('/index?chain=local')
    await panel.connectButton.click()
    const link = panel.dialog.getByRole('link', { name: 'Trust Wallet' })
    const href = await link.getAttribute('href')
    expect(new URL(href ?? '').searchParams.get('url')).toBe(visitor.page.url())
    await look(visitor, 'wallet-apps', language)
  },
)

test('a refused connection clears the wallet, says so, and can be tried again', async () => {
  await visit()
  visitor.wallet.approvals.rejectNext()
  await panel.connect()
  await visitor.page.getByText('The wallet did not connect.').waitFor()
  await panel.dialog.getByRole('button', { name: 'Test Wallet' }).click()
  await panel.accountButton(addressOf(0)).waitFor()
})

test('another account reloads the page and takes its place', async () => {
  await visit()
  await panel.connect()
  await panel.accountButton(addressOf(0)).waitFor()
  const reloaded = whenReloaded()
  visitor.wallet.switchAccount(1)
  await reloaded
  await panel.accountButton(addressOf(1)).waitFor()
})

test('another network in the wallet reloads the page and shows the mismatch', async () => {
  await visit()
  await panel.connect()
  await panel.accountButton(addressOf(0)).waitFor()
  const reloaded = whenReloaded()
  visitor.wallet.setChain(1116)
  await reloaded
  await panel.mismatchButton.click()
  await panel.dialog
    .getByText('The currently selected public chain is inconsistent with the connected wallet')
    .waitFor()
  await panel.dialog.getByText('This page works on Local chain, your wallet is on Core.').waitFor()
})

test('the mismatch button lets the wallet switch', async () => {
  await visit({ walletChains: ['core', 'local'] })
  await panel.connect()
  await panel.switchWallet('Local chain')
  await panel.accountButton(addressOf(0)).waitFor()
  expect(visitor.wallet.chainId).toBe(31_337)
})

test('a wallet that does not know the network is told its address', async () => {
  await visit({ walletChains: ['core'] })
  await panel.connect()
  await panel.switchWallet('Local chain')
  await panel.accountButton(addressOf(0)).waitFor()
  expect(visitor.wallet.requests.map(({ method }) => method)).toContain('wallet_addEthereumChain')
})

testInFull('a wallet that calls an unknown network an internal error is told it too', async () => {
  await visit({ walletChains: ['core'], switching: 'internal' })
  await panel.connect()
  await panel.switchWallet('Local chain')
  await panel.accountButton(addressOf(0)).waitFor()
  expect(visitor.wallet.chainId).toBe(31_337)
})

testInFull.each(['en-US', 'zh-CN'] as const)(
  'a wallet that answers and stays is said to stay, in %s',
  async (language) => {
    await visit({ walletChains: ['core', 'local'], switching: 'stays', language })
    panel = new WalletPanel(visitor.page, language)
    await panel.connect()
    const network = language === 'zh-CN' ? '本地链' : 'Local chain'
    await panel.switchWallet(network)
    const said = m.error_Wallet_NotSwitched({ network }, { locale: language })
    await visitor.page.getByText(said).waitFor()
    expect(visitor.wallet.chainId).toBe(1116)
  },
)

test('the page can follow the wallet instead', async () => {
  await visit({ walletChains: ['core', 'local'] })
  await panel.connect()
  await panel.mismatchButton.click()
  await panel.dialog.getByRole('button', { name: 'Use Core on this page instead' }).click()
  await panel.accountButton(addressOf(0)).waitFor()
  expect(await new NetworkPicker(visitor.page).button.textContent()).toContain('Core')
  expect(new URL(visitor.page.url()).searchParams.get('chain')).toBe('core')
})

testInFull('disconnecting and reconnecting asks the wallet again', async () => {
  await visit({ walletChains: ['core', 'local'] })
  await panel.connect()
  await panel.mismatchButton.waitFor()
  visitor.wallet.setChain(31_337)
  await panel.accountButton(addressOf(0)).waitFor()
  visitor.wallet.setChain(1116)
  await panel.reconnect()
  await panel.mismatchButton.waitFor()
})

test('a network that Slipway does not know is named unsupported', async () => {
  await visit()
  await panel.connect()
  await panel.accountButton(addressOf(0)).waitFor()
  visitor.wallet.setChain(424_242)
  await panel.mismatchButton.click()
  await panel.dialog.getByText('Unsupported chain').waitFor()
})

test('a locked wallet is no longer connected', async () => {
  await visit()
  await panel.connect()
  await panel.accountButton(addressOf(0)).waitFor()
  visitor.wallet.lock()
  await panel.connectButton.waitFor()
})
