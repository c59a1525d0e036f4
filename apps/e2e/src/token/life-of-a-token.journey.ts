import { standardTokenAbi } from '@slipway/deployments/abi'
import { m } from '@slipway/messages'
import { shortenAddress } from '@slipway/sdk/shared/shorten-address'
import { type Address, type PrivateKeyAccount, parseEther, zeroAddress } from 'viem'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createChainProbe } from '../chain/chain-of-run.ts'
import { createFreshAccounts } from '../chain/create-fresh-accounts.ts'
import { readTokenLogs } from '../chain/read-token-logs.ts'
import { openVisitor, type Visitor } from '../harness/open-visitor.ts'
import { CreateTokenPage } from '../pages/create-token-page.ts'
import { ReviewDialog } from '../pages/review-dialog.ts'
import { type ConsoleAction, TokenConsolePage } from '../pages/token-console-page.ts'
import { TokenCreatedPage } from '../pages/token-created-page.ts'
import { TokenListPage } from '../pages/token-list-page.ts'
import { TransactionDrawer } from '../pages/transaction-drawer.ts'
import { WalletPanel } from '../pages/wallet-panel.ts'

// On the chain with the id of a fee-charging network: its clock is moved, which no other journey depends on.
const chain = 'core'
const locale = 'en-US'
const decimals = 18n
const supply = 1_000_000n * 10n ** decimals
const uri = 'ipfs://bafybeigdyrzt5sfp7udm7hu76uh7y26nf3efuylqabf3oclgtqy55fbzdi'

let accounts: readonly PrivateKeyAccount[]
let owner: Address
let heir: Address
let token: Address
let visitor: Visitor
let review: ReviewDialog
let ownerConsole: TokenConsolePage

const probe = createChainProbe(chain)
const contract = () => ({ address: token, abi: standardTokenAbi }) as const
const read = {
  supply: () => probe.readContract({ ...contract(), functionName: 'totalSupply' }),
  balance: (account: Address) =>
    probe.readContract({ ...contract(), functionName: 'balanceOf', args: [account] }),
  owner: () => probe.readContract({ ...contract(), functionName: 'owner' }),
  uri: () => probe.readContract({ ...contract(), functionName: 'contractURI' }),
}

beforeAll(async () => {
  accounts = await createFreshAccounts(3)
  const [first, second] = accounts
  if (!first || !second) throw new Error('Accounts are missing.')
  owner = first.address
  heir = second.address
  visitor = await openVisitor({ accounts, walletChains: ['core', 'local'] })
  review = new ReviewDialog(visitor.page)
  ownerConsole = new TokenConsolePage(visitor.page)
  await visitor.open(`/token/create?chain=${chain}`)
  await new WalletPanel(visitor.page).connect()
  await new WalletPanel(visitor.page).accountButton(owner).waitFor()
})

afterAll(async () => {
  expect(visitor.watch.unexpected()).toEqual([])
  await visitor.close()
})

/** Signs what the review shows, after the rehearsal approved it, and waits for the panel's success. */
async function signAndFinish(action: ConsoleAction, done: string): Promise<void> {
  await review.approved.waitFor()
  await review.sign()
  await ownerConsole.panel(action).getByRole('status').filter({ hasText: done }).waitFor()
}

test('the form is filled in and reviewed: fee, gas, rehearsal, what can never be undone', async () => {
  const form = new CreateTokenPage(visitor.page)
  await form.fill({
    name: 'Harbour Dollar',
    symbol: 'HBR',
    totalSupply: '1000000',
    decimals: '18',
    contractUri: uri,
    mintable: true,
    mintCooldownDays: '3',
    mintMaxPercent: '20',
  })
  await form.review.click()
  await review.approved.waitFor()
  const text = await review.text()
  expect(text).toContain('Creation fee 0.1 CORE')
  expect(text).toMatch(/Network fee (about 0\.0\d+ CORE \()?at most 0\.0\d+ CORE/)
  expect(text).toMatch(/Wallet balance 1,000 CORE/)
  expect(text).toContain('1,000,000 HBR to')
  expect(text).toContain('At most 20% every 3 days')
  expect(text).toContain(m.token_review_permanent_fee({}, { locale }))
})

test('one signature creates the token at the address that was shown', async () => {
  const balanceBefore = await probe.getBalance({ address: owner })
  const addresses = await review.dialog
    .getByRole('button', { name: /^Copy the address 0x/ })
    .evaluateAll((buttons) =>
      buttons.map((button) => button.getAttribute('aria-label')?.slice(-42)),
    )
  await review.sign()
  const created = new TokenCreatedPage(visitor.page, 'HBR')
  await created.root.waitFor()
  token = await created.address()
  expect(addresses).toContain(token)
  expect(visitor.wallet.sent).toHaveLength(1)

  expect(await read.supply()).toBe(supply)
  expect(await read.balance(owner)).toBe(supply)
  expect(await read.owner()).toBe(owner)
  const logged = (await readTokenLogs(chain)).find((log) => log.token === token)
  expect(logged).toMatchObject({ owner, name: 'Harbour Dollar', symbol: 'HBR', decimals: 18 })
  expect(logged?.feeWei).toBe(parseEther('0.1'))
  const spent = balanceBefore - (await probe.getBalance({ address: owner }))
  expect(spent).toBeGreaterThan(parseEther('0.1'))
  expect(spent).toBeLessThan(parseEther('0.2'))
})

test('the wallet is asked to watch the token', async () => {
  await new TokenCreatedPage(visitor.page, 'HBR').addToWallet()
  await expect.poll(() => visitor.wallet.watchedAssets).toHaveLength(1)
  expect(visitor.wallet.watchedAssets).toMatchObject([
    { type: 'ERC20', options: { symbol: 'HBR', decimals: 18 } },
  ])
})

test('the transaction drawer follows it until the lists have it', async () => {
  const drawer = new TransactionDrawer(visitor.page)
  await drawer.open()
  await drawer.row('Create token HBR').getByText('Done', { exact: true }).waitFor()
  await visitor.page.keyboard.press('Escape')
})

test('the index lists it among the tokens of its owner', async () => {
  await visitor.open(`/token/list?chain=${chain}`)
  const list = new TokenListPage(visitor.page)
  await list.row('Harbour Dollar').waitFor()
  expect(await list.rows.count()).toBe(1)
  expect(await list.row('Harbour Dollar').textContent()).toContain('1,000,000')
  await list.row('Harbour Dollar').getByRole('link', { name: 'Manage' }).click()
  await ownerConsole.panel('mint').waitFor()
})

test('minting waits for its cool-down, then adds at most a fifth', async () => {
  const panel = ownerConsole.panel('mint')
  await panel
    .getByText(/The next minting is possible in (2\u00a0d 23\u00a0h|3\u00a0d 0\u00a0h)/)
    .waitFor()
  await probe.increaseTime({ seconds: 3 * 86_400 })
  await probe.mine({ blocks: 1 })
  await visitor.page.reload()
  await panel.getByText('Minting is possible now').waitFor()
  const amount = panel.getByRole('textbox', { name: 'Amount' })
  await amount.fill('200001')
  await amount.blur()
  await panel.getByText('At most 200,000 HBR can be minted this time.').waitFor()
  await amount.fill('200000')
  await ownerConsole.submit('mint')
  await signAndFinish('mint', 'Minted 200,000 HBR')
  expect(await read.supply()).toBe(supply + 200_000n * 10n ** decimals)
  expect(await read.balance(owner)).toBe(supply + 200_000n * 10n ** decimals)
})

test('minting is disabled for ever', async () => {
  await ownerConsole.panel('disable-mint').getByRole('checkbox').check()
  await ownerConsole.submit('disable-mint')
  await signAndFinish('disable-mint', 'Minting is off forever')
  const terms = await probe.readContract({ ...contract(), functionName: 'mintTerms' })
  expect(terms[0]).toBe(false)
})

test('the metadata link changes', async () => {
  const panel = ownerConsole.panel('uri')
  await panel.getByRole('textbox', { name: 'New link' }).fill('https://harbour.example/token.json')
  await ownerConsole.submit('uri')
  await signAndFinish('uri', 'The link was changed')
  expect(await read.uri()).toBe('https://harbour.example/token.json')
})

test('a last metadata link is set and frozen for ever: two transactions, announced before', async () => {
  const panel = ownerConsole.panel('uri')
  await panel.getByRole('button', { name: 'Do another' }).click()
  await panel.getByRole('textbox', { name: 'New link' }).fill(uri)
  await panel.getByRole('checkbox').check()
  const sentBefore = visitor.wallet.sent.length
  await ownerConsole.submit('uri')
  await review.approved.waitFor()
  expect(await review.text()).toContain(m.transaction_review_signatures({ count: 2 }, { locale }))
  await signAndFinish('uri', 'The link is frozen forever')
  expect(visitor.wallet.sent.length - sentBefore).toBe(2)
  expect(await read.uri()).toBe(uri)
  const frozen = await probe.readContract({ ...contract(), functionName: 'contractUriFrozen' })
  expect(frozen).toBe(true)
})

test('the owner burns some of the own tokens', async () => {
  const before = await read.supply()
  await ownerConsole.panel('burn').getByRole('textbox', { name: 'Amount' }).fill('1000.5')
  await ownerConsole.submit('burn')
  await signAndFinish('burn', 'Burned 1,000.5 HBR')
  expect(before - (await read.supply())).toBe(10_005n * 10n ** (decimals - 1n))
})

test('the public page shows the same facts to everybody', async () => {
  const onlooker = await openVisitor()
  await onlooker.open(`/token/view/${token}?chain=${chain}`)
  const main = onlooker.page.getByRole('main')
  await main.getByRole('heading', { name: /Harbour Dollar/ }).waitFor()
  await main.getByText('1,198,999.5').first().waitFor()
  await main.getByText(shortenAddress(owner)).first().waitFor()
  expect(onlooker.watch.unexpected()).toEqual([])
  await onlooker.close()
})

test('another wallet sees the console read-only', async () => {
  const [, second] = accounts
  if (!second) throw new Error('Accounts are missing.')
  const other = await openVisitor({ accounts: [second], walletChains: ['core'] })
  await other.open(`/token/detail/${token}?chain=${chain}`)
  await new WalletPanel(other.page).connect()
  const main = other.page.getByRole('main')
  await main.getByText('You are not the owner').waitFor()
  expect(await main.locator('button[type="submit"]').count()).toBe(0)
  expect(other.watch.unexpected()).toEqual([])
  await other.close()
})

test('ownership is handed over', async () => {
  await ownerConsole.panel('transfer-ownership').getByRole('textbox').fill(heir)
  await ownerConsole.submit('transfer-ownership')
  await signAndFinish('transfer-ownership', 'Ownership transferred')
  expect(await read.owner()).toBe(heir)
})

test('the new owner renounces, and nobody can change anything any more', async () => {
  visitor.wallet.switchAccount(1)
  await new WalletPanel(visitor.page).accountButton(heir).waitFor()
  await ownerConsole.panel('renounce').getByRole('textbox').fill('HBR')
  await ownerConsole.submit('renounce')
  await signAndFinish('renounce', 'Ownership renounced')
  expect(await read.owner()).toBe(zeroAddress)
  await visitor.page.reload()
  await ownerConsole.main.getByText(m.token_console_nobody({}, { locale })).first().waitFor()
  expect(await ownerConsole.main.locator('button[type="submit"]').count()).toBe(0)
})

test('the history tells all of it, newest first', async () => {
  const name = m.token_console_history({}, { locale })
  const entries = ownerConsole.main.getByRole('region', { name }).getByRole('listitem')
  const told = async () =>
    (await entries.allTextContents()).map((text) => /^(?:[A-Z][a-z]+)/.exec(text)?.[0])
  await expect
    .poll(told)
    .toEqual([
      'Renounced',
      'Transferred',
      'Froze',
      'Changed',
      'Changed',
      'Disabled',
      'Minted',
      'Created',
    ])
})
