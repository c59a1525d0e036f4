import { getEvmChain } from '@slipway/chains'
import { errorMessage, m } from '@slipway/messages'
import { getAirdropContracts } from '@slipway/sdk/airdrop/evm/get-airdrop-contracts'
import { type Address, erc20Abi, type PrivateKeyAccount, parseEther } from 'viem'
import { beforeEach, expect, test } from 'vitest'
import { createChainProbe } from '../chain/chain-of-run.ts'
import { createBalanceReader } from '../chain/create-balance-reader.ts'
import { createFreshAccounts } from '../chain/create-fresh-accounts.ts'
import { deployToken } from '../chain/deploy-token.ts'
import { deployFeeToken } from '../chain/foreign/deploy-fee-token.ts'
import { MultisendPage } from '../pages/multisend-page.ts'
import { look } from '../screens/look.ts'
import { type AirdropVisitor, openAirdrop } from './open-claims.ts'
import { peopleOf } from './people-of.ts'

const form = '/airdrop/create?kind=multisend'
const probe = createChainProbe('local')
const { multisend } = getAirdropContracts(getEvmChain('local'))

let sender: PrivateKeyAccount

beforeEach(async () => {
  const [fresh] = await createFreshAccounts(1)
  if (!fresh) throw new Error('There is no account.')
  sender = fresh
})

const balanceOf = createBalanceReader('local')
const allowanceOf = (token: Address) =>
  probe.readContract({
    address: token,
    abi: erc20Abi,
    functionName: 'allowance',
    args: [sender.address, multisend],
  })

/** The tab is closed and another one opened: what the browser keeps is all that is left. */
async function openAnew(visitor: AirdropVisitor, old: MultisendPage): Promise<MultisendPage> {
  await old.page.close()
  const page = await visitor.context.newPage()
  await page.goto(new URL(`${form}&chain=local`, visitor.webUrl).href)
  const next = new MultisendPage(page)
  await page.getByText(/ transfers, .* in total/).waitFor()
  return next
}

async function leave(visitor: AirdropVisitor): Promise<void> {
  expect(visitor.watch.unexpected()).toEqual([])
  await visitor.close()
}

test('tokens in three batches: the tab closes on a signed batch, and the list goes on with the one allowance, nobody paid twice', async () => {
  const token = await deployToken('local', sender, { symbol: 'MANY', name: 'Manywell' })
  const supply = await balanceOf(token, sender.address)
  const people = peopleOf(sender, 700)
  const visitor = await openAirdrop(sender, form)
  const { wallet } = visitor
  const first = new MultisendPage(visitor.page)
  await first.nameToken(token)
  await first.takeFile(['address,amount', ...people.map((address) => `${address},0.25`)])
  await first.page
    .getByText(m.multisend_list_read({ count: 700, total: '175\u00a0MANY' }))
    .waitFor()
  await look(first, 'multisend-list', 'en-US', ['light'])
  await first.plan()
  await first.progress(0, 3).waitFor()
  await look(first, 'multisend-plan', 'en-US', ['light'])
  const text = await first.reviewNext()
  expect(text).toContain('Send batch 1 of 3')
  expect(text).toContain('175 MANY')
  const one = wallet.approvals.holdNext('eth_sendTransaction')
  await first.review.confirm()
  await one.asked
  const two = wallet.approvals.holdNext('eth_sendTransaction')
  one.approve()
  // The second follows by itself; it is signed, and no node has heard of it when the tab closes.
  await two.asked
  await first.progress(1, 3).waitFor()
  wallet.keepNextTransaction()
  two.approve()
  await expect.poll(() => wallet.sent.length).toBe(2)
  await first.page.getByText(m.multisend_state_sending()).first().waitFor()

  const second = await openAnew(visitor, first)
  expect(await second.list.inputValue()).toContain(people[699])
  await second.plan()
  await second.page.getByText(m.multisend_begun({ sent: 1, all: 3 })).waitFor()
  await second.page.getByText(m.multisend_underway({ batch: 2 })).waitFor()
  expect(await second.button(m.multisend_go_on()).isDisabled()).toBe(true)
  const [, kept] = wallet.sent
  if (!kept) throw new Error('The second batch was not signed.')
  await wallet.release(kept.hash)
  await second.progress(2, 3).waitFor()
  await second.reviewNext(m.multisend_go_on())
  await second.review.confirm()
  await second.done.waitFor()
  await look(second, 'multisend-done', 'en-US', ['light'])

  // One signature for the whole list, and a transaction for each batch.
  const asked = wallet.requests.map(({ method }) => method)
  expect(asked.filter((method) => method === 'eth_signTypedData_v4')).toHaveLength(1)
  expect(asked.filter((method) => method === 'eth_sendTransaction')).toHaveLength(3)
  const paid = await Promise.all(people.map((address) => balanceOf(token, address)))
  expect(new Set(paid)).toEqual(new Set([parseEther('0.25')]))
  expect(supply - (await balanceOf(token, sender.address))).toBe(parseEther('175'))
  expect([await allowanceOf(token), await balanceOf(token, multisend)]).toEqual([0n, 0n])
  await leave(visitor)

  // Another machine has the file alone; the order of payments is what counts, not how it is written.
  const elsewhere = await openAirdrop(sender, form)
  const again = new MultisendPage(elsewhere.page)
  await again.nameToken(token)
  await again.takeFile(
    people.map((address) => `${address.toUpperCase().replace('0X', '0x')};0.250`),
  )
  await again.plan()
  await again.done.waitFor()
  expect(elsewhere.wallet.sent).toEqual([])
  await leave(elsewhere)
})

test('native currency: who refuses is named and left out for good, and a pause outlives the tab', async () => {
  const people = peopleOf(sender, 560)
  // The contract of multisends takes nothing back.
  const lines = people.map((address, at) => `${at === 3 ? multisend : address},0.01`)
  const visitor = await openAirdrop(sender, form)
  const { wallet } = visitor
  const first = new MultisendPage(visitor.page)
  await first.choose('native')
  await first.takeFile(lines)
  await first.plan()
  const refused = first.page.getByRole('alert').filter({ hasText: 'Line 4' })
  await refused.waitFor()
  expect(await first.button(m.multisend_start()).isDisabled()).toBe(true)
  await look(first, 'multisend-refused', 'en-US', ['light'])
  await refused.getByRole('button', { name: m.multisend_leave_out() }).click()
  await first.page.getByText(m.multisend_left_out({ count: 1 })).waitFor()
  await first.progress(0, 3).waitFor()
  await first.reviewNext()
  const one = wallet.approvals.holdNext('eth_sendTransaction')
  await first.review.confirm()
  await one.asked
  const two = wallet.approvals.holdNext('eth_sendTransaction')
  one.approve()
  await two.asked
  await first.button(m.multisend_pause()).click()
  two.approve()
  await first.page.getByText(m.multisend_paused()).waitFor()

  const second = await openAnew(visitor, first)
  await second.plan()
  await second.page.getByText(m.multisend_begun({ sent: 2, all: 3 })).waitFor()
  // The batch behind it went out without them, and is not said to have paid them.
  await second.page.getByText(m.multisend_left_out({ count: 1 })).waitFor()
  await second.reviewNext(m.multisend_go_on())
  await second.review.confirm()
  await second.done.waitFor()
  await second.page
    .getByText(m.multisend_done_text({ count: 559, total: '5.59\u00a0ETH' }))
    .waitFor()
  expect(wallet.sent).toHaveLength(3)
  const paid = await Promise.all(people.map((address) => probe.getBalance({ address })))
  const expected = people.map((_, at) => (at === 3 ? 0n : parseEther('0.01')))
  expect(paid).toEqual(expected)
  await leave(visitor)
})

test('a token that keeps a part goes straight from the sender, with one approval for all batches', async () => {
  const token = await deployFeeToken(sender)
  const people = peopleOf(sender, 300)
  const visitor = await openAirdrop(sender, form)
  const { wallet } = visitor
  const first = new MultisendPage(visitor.page)
  await first.nameToken(token)
  await first.takeFile(people.map((address) => `${address},2`))
  await first.plan()
  await first.page.getByText(m.multisend_direct()).waitFor()
  await first.progress(0, 2).waitFor()
  await first.reviewNext()
  const approval = wallet.approvals.holdNext('eth_sendTransaction')
  await first.review.confirm()
  await approval.asked
  const one = wallet.approvals.holdNext('eth_sendTransaction')
  approval.approve()
  await one.asked
  const two = wallet.approvals.holdNext('eth_sendTransaction')
  one.approve()
  // The wallet asks for the second, and the tab closes before anybody answers.
  await two.asked
  const second = await openAnew(visitor, first)
  two.reject()
  await second.plan()
  await second.page.getByText(m.multisend_begun({ sent: 1, all: 2 })).waitFor()
  await second.reviewNext(m.multisend_go_on())
  await second.review.confirm()
  await second.done.waitFor()
  expect(wallet.sent).toHaveLength(3)
  const paid = await Promise.all(people.map((address) => balanceOf(token, address)))
  expect(new Set(paid)).toEqual(new Set([parseEther('1.9')]))
  expect(await allowanceOf(token)).toBe(0n)
  await leave(visitor)
})

test('a list with faults says them by line, and one that the wallet cannot pay is not begun', async () => {
  const [person = sender.address] = peopleOf(sender, 1)
  const visitor = await openAirdrop(sender, form)
  const first = new MultisendPage(visitor.page)
  await first.choose('native')
  await first.button(m.multisend_plan()).click()
  await first.page.getByText(m.multisend_no_rows()).waitFor()
  await first.list.fill(`${person},1\nmoon,2\n${person},0`)
  await first.page.getByText(errorMessage('Input_AddressLineInvalid', { line: 2 })).waitFor()
  await first.page.getByText(/^Line 3: /).waitFor()
  await first.list.fill(`${person},1000000`)
  await first.plan()
  await first.page.getByRole('alert').first().waitFor()
  expect(await first.button(m.multisend_start()).isDisabled()).toBe(true)
  expect(visitor.wallet.sent).toEqual([])
  await leave(visitor)
})
