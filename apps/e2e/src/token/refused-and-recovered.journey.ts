import { type Address, type PrivateKeyAccount, parseEther } from 'viem'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createChainProbe } from '../chain/chain-of-run.ts'
import { createFreshAccounts } from '../chain/create-fresh-accounts.ts'
import { readTokenLogs } from '../chain/read-token-logs.ts'
import { whenStored } from '../harness/when-stored.ts'
import { WalletPanel } from '../pages/wallet-panel.ts'
import { type Creator, distinctToken, openCreator } from './creator.ts'

let account: PrivateKeyAccount
let creator: Creator

beforeEach(async () => {
  const [fresh] = await createFreshAccounts(1)
  if (!fresh) throw new Error('There is no account.')
  account = fresh
})

afterEach(async () => {
  expect(creator.watch.unexpected()).toEqual([])
  await creator.close()
})

async function fillAndReview(symbol: string): Promise<void> {
  await creator.form.fill(distinctToken(symbol))
  await creator.form.review.click()
}

async function tokensOf(owner: Address): Promise<readonly string[]> {
  return (await readTokenLogs('local'))
    .filter((log) => log.owner === owner)
    .map((log) => log.symbol)
}

test('a rejected signature loses nothing, and a second try succeeds', async () => {
  creator = await openCreator(account)
  await fillAndReview('REJ')
  await creator.review.approved.waitFor()
  creator.wallet.approvals.rejectNext('eth_sendTransaction')
  await creator.review.sign()
  await creator.review.problem.getByText('Rejected in the wallet').waitFor()
  await creator.review.problem
    .getByText('You rejected the request. Nothing was sent, and your entries are kept.')
    .waitFor()
  expect(creator.wallet.sent).toEqual([])
  await creator.panel.accountButton(account.address).waitFor()
  await creator.review.close()
  expect(await creator.form.field('name').inputValue()).toBe('Token REJ')

  await creator.form.review.click()
  await creator.review.approved.waitFor()
  await creator.review.sign()
  await creator.created('REJ').root.waitFor()
  expect(await tokensOf(account.address)).toEqual(['REJ'])
})

test('a rejected signature can be tried again at once', async () => {
  creator = await openCreator(account)
  await fillAndReview('TRY')
  await creator.review.approved.waitFor()
  creator.wallet.approvals.rejectNext('eth_sendTransaction')
  await creator.review.sign()
  await creator.review.tryAgain()
  await creator.created('TRY').root.waitFor()
  expect(await tokensOf(account.address)).toEqual(['TRY'])
})

test('too little money is said exactly, before the wallet opens', async () => {
  const balance = parseEther('0.015')
  await createChainProbe('local').setBalance({ address: account.address, value: balance })
  creator = await openCreator(account)
  await fillAndReview('POOR')
  const message = creator.page
    .getByRole('alert')
    .getByText(
      /Insufficient balance: you need at least 0\.02\d*\sETH including network fees, and the wallet has 0\.015\sETH\./,
    )
  await message.waitFor()
  expect(creator.wallet.requests.map(({ method }) => method)).not.toContain('eth_sendTransaction')

  await createChainProbe('local').setBalance({ address: account.address, value: parseEther('1') })
  await creator.form.review.click()
  await creator.review.approved.waitFor()
})

test('an inviter who never created a token is refused by name', async () => {
  const [, stranger] = await createFreshAccounts(2)
  creator = await openCreator(account)
  await creator.form.fill(distinctToken('INV'))
  await creator.form.field('inviter').fill(stranger?.address ?? '')
  await creator.form.review.click()
  await expect
    .poll(() => creator.form.errorOf('inviter'))
    .toBe('The inviter has not created tokens yet')
})

test('on another network the review says so, switches the wallet and goes on', async () => {
  creator = await openCreator(account, { walletChains: ['core', 'local'] })
  await fillAndReview('HOP')
  await creator.review.problem
    .getByText('The currently selected public chain is inconsistent with the connected wallet')
    .waitFor()
  const reloaded = creator.page.waitForEvent('load')
  await creator.review.button('Switch wallet to Local chain').click()
  await reloaded
  // Switching reloads the page (S-11); the entries and the open review survive it.
  await creator.review.approved.waitFor()
  await creator.review.sign()
  await creator.created('HOP').root.waitFor()
  expect(await tokensOf(account.address)).toEqual(['HOP'])
})

test('a visitor without a connected wallet keeps the entries while connecting', async () => {
  creator = await openCreator(account)
  await creator.panel.disconnect(account.address)
  await creator.form.fill(distinctToken('LATE'))
  await creator.form.review.click()
  const dialog = new WalletPanel(creator.page).dialog
  await dialog.getByRole('button', { name: 'Test Wallet', exact: true }).click()
  await creator.panel.accountButton(account.address).waitFor()
  expect(await creator.form.field('name').inputValue()).toBe('Token LATE')
  await creator.form.review.click()
  await creator.review.approved.waitFor()
})

test('an unfinished form is offered again at the next visit', async () => {
  creator = await openCreator(account)
  await creator.form.fill(distinctToken('KEPT'))
  await whenStored(creator.page, 'Token KEPT')
  await creator.page.close()
  const page = await creator.context.newPage()
  await page.goto(`${creator.webUrl}/token/create?chain=local`)
  await page.getByRole('button', { name: 'Continue with it' }).click()
  expect(await page.getByRole('textbox', { name: 'Token name' }).inputValue()).toBe('Token KEPT')
})
