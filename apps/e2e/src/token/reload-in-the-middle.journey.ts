import type { Hex, PrivateKeyAccount } from 'viem'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createFreshAccounts } from '../chain/create-fresh-accounts.ts'
import { readTokenLogs } from '../chain/read-token-logs.ts'
import { type Creator, distinctToken, openCreator } from './creator.ts'

let account: PrivateKeyAccount
let creator: Creator

beforeEach(async () => {
  const [fresh] = await createFreshAccounts(1)
  if (!fresh) throw new Error('There is no account.')
  account = fresh
  creator = await openCreator(account)
})

afterEach(async () => {
  expect(creator.watch.unexpected()).toEqual([])
  await creator.close()
})

async function reviewed(symbol: string): Promise<void> {
  await creator.form.fill(distinctToken(symbol))
  await creator.form.review.click()
  await creator.review.approved.waitFor()
}

/** Sends a creation whose transaction no node has heard of yet. */
async function sendKept(symbol: string): Promise<Hex> {
  await reviewed(symbol)
  creator.wallet.keepNextTransaction()
  await creator.review.sign()
  await creator.review.dialog.getByText('Sent, waiting for a block').waitFor()
  const [sent] = creator.wallet.sent
  if (!sent) throw new Error('Nothing was signed.')
  return sent.hash
}

const row = (symbol: string) => creator.drawer.row(`Create token ${symbol}`)
const isOnChain = async (symbol: string) =>
  (await readTokenLogs('local')).some(
    (log) => log.owner === account.address && log.symbol === symbol,
  )

test('a reload while the wallet asks: what is signed afterwards is found and followed to its end', async () => {
  await reviewed('WAIT')
  const held = creator.wallet.approvals.holdNext('eth_sendTransaction')
  await creator.review.sign()
  await held.asked
  await creator.page.reload()
  held.approve()
  await creator.drawer.open()
  await row('WAIT').getByText('Done', { exact: true }).waitFor()
  expect(await isOnChain('WAIT')).toBe(true)
})

test('a reload while the transaction waits: the drawer resumes and reaches its end', async () => {
  const hash = await sendKept('PEND')
  await creator.page.reload()
  await creator.drawer.open()
  await row('PEND').getByText('Waiting for a block').waitFor()
  await creator.wallet.release(hash)
  await row('PEND').getByText('Done', { exact: true }).waitFor()
  await creator.page.keyboard.press('Escape')
  await creator.created('PEND').root.waitFor()
})

test('a transaction that the wallet sped up is recognised as the same', async () => {
  const hash = await sendKept('FAST')
  await creator.wallet.replace(hash, 'speed-up')
  await creator.created('FAST').root.waitFor()
  await creator.drawer.open()
  await row('FAST').getByText('Done', { exact: true }).waitFor()
  expect(await isOnChain('FAST')).toBe(true)
})

test('a transaction that the wallet cancelled is recognised as replaced, and the form is still there', async () => {
  const hash = await sendKept('STOP')
  await creator.wallet.replace(hash, 'cancel')
  await creator.review.problem.waitFor()
  await creator.review.close()
  await creator.drawer.open()
  await row('STOP').getByText('Replaced by another transaction').waitFor()
  expect(await isOnChain('STOP')).toBe(false)
  await creator.page.keyboard.press('Escape')
  expect(await creator.form.field('name').inputValue()).toBe('Token STOP')
})

test('a transaction that no node ever hears of is recognised as dropped', async () => {
  await creator.page.clock.install()
  await creator.page.reload()
  await creator.panel.accountButton(account.address).waitFor()
  await sendKept('LOST')
  let aheadMs = 0
  const isGivenUp = async () => {
    // Only the clock jumps; no timer fires early, as it would for a request that is on its way. It jumps again and again
    // because the page counts from its first look at the transaction, which may come after a jump.
    aheadMs += 100_000
    await creator.page.clock.setSystemTime(Date.now() + aheadMs)
    return creator.review.problem.isVisible()
  }
  await expect.poll(isGivenUp, { interval: 3_000 }).toBe(true)
  await creator.review.close()
  await creator.drawer.open()
  await row('LOST').getByText('Dropped by the network').waitFor()
})

test('another page can be used while a transaction is under way', async () => {
  const hash = await sendKept('BACK')
  await creator.review.button('Continue in the background').click()
  await creator.page
    .getByRole('navigation', { name: 'Main menu' })
    .getByRole('link', { name: 'My tokens' })
    .click()
  await creator.page.getByRole('listitem').filter({ hasText: 'BACK is being created' }).waitFor()
  await creator.wallet.release(hash)
  await creator.page.getByRole('row').filter({ hasText: 'Token BACK' }).waitFor()
})
