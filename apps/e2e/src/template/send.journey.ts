import { errorMessage, m } from '@slipway/messages'
import { type Address, type PrivateKeyAccount, parseEther } from 'viem'
import { expect, test } from 'vitest'
import { createChainProbe } from '../chain/chain-of-run.ts'
import { createBalanceReader } from '../chain/create-balance-reader.ts'
import { createFreshAccounts } from '../chain/create-fresh-accounts.ts'
import { deployFeeToken } from '../chain/foreign/deploy-fee-token.ts'
import { type Collector, openCollector } from '../nft/open-collector.ts'
import { ReviewDialog } from '../pages/review-dialog.ts'
import { look } from '../screens/look.ts'

const probe = createChainProbe('local')
const form = '/form/step'

async function freshPair(): Promise<readonly [PrivateKeyAccount, Address]> {
  const [sender, friend] = await createFreshAccounts(2)
  if (!sender || !friend) throw new Error('There are no accounts.')
  return [sender, friend.address]
}

const tokensOf = createBalanceReader('local')

async function fill(visitor: Collector, receiver: string, amount: string): Promise<void> {
  const { page } = visitor
  await page.getByLabel(m.template_send_receiver(), { exact: true }).fill(receiver)
  await page.getByLabel(m.template_send_amount(), { exact: true }).fill(amount)
  await page.getByRole('button', { name: m.template_send_next() }).click()
}

async function sign({ page }: Collector): Promise<void> {
  await page.getByRole('button', { name: m.template_send_sign() }).click()
  const review = new ReviewDialog(page)
  await review.approved.waitFor()
  await review.sign()
}

test('native currency: looked at decoded and tried out, signed once, and the receipt says what arrived', async () => {
  const [sender, friend] = await freshPair()
  const before = await probe.getBalance({ address: friend })
  const visitor = await openCollector(sender, { chain: 'local', path: form })
  const { page } = visitor
  await fill(visitor, friend, '0.25')
  await page.getByText(m.template_send_call_native()).waitFor()
  await page.getByText(m.template_send_fee()).first().waitFor()
  await look(visitor, 'send-confirm')
  await sign(visitor)
  await page.getByText(m.template_send_done({ amount: '0.25\u00a0ETH' })).waitFor()
  await look(visitor, 'send-done')
  expect((await probe.getBalance({ address: friend })) - before).toBe(parseEther('0.25'))
  expect(visitor.wallet.sent).toHaveLength(1)

  // All of it: the button leaves what the network takes.
  await page.getByRole('button', { name: m.template_send_again() }).click()
  await page.getByLabel(m.template_send_receiver(), { exact: true }).fill(friend)
  await page.getByRole('button', { name: m.shell_use_maximum() }).click()
  const amount = page.getByLabel(m.template_send_amount(), { exact: true })
  await expect.poll(() => amount.inputValue()).not.toBe('')
  await page.getByRole('button', { name: m.template_send_next() }).click()
  await sign(visitor)
  await page.getByText(m.template_send_done_text()).waitFor()
  expect(await probe.getBalance({ address: sender.address })).toBeLessThan(parseEther('0.01'))
  await visitor.leave()
})

test('a token that keeps a part says what arrives before it is signed, and its own address is asked about twice', async () => {
  const [sender, friend] = await freshPair()
  const token = await deployFeeToken(sender)
  const visitor = await openCollector(sender, { chain: 'local', path: `${form}?token=${token}` })
  const { page } = visitor
  await page.getByRole('status').filter({ hasText: /18/ }).first().waitFor()
  await fill(visitor, token, '2')
  await page.getByText(m.template_send_warn_token_itself()).waitFor()
  await look(visitor, 'send-token-itself')
  const next = page.getByRole('button', { name: m.template_send_sign() })
  expect(await next.isDisabled()).toBe(true)
  await page.getByLabel(m.template_send_meant()).check()
  expect(await next.isDisabled()).toBe(false)
  await page.getByRole('button', { name: m.template_send_back(), exact: true }).click()
  await fill(visitor, friend, '2')
  await page.getByText(m.template_send_warn_less()).waitFor()
  await sign(visitor)
  await page.getByText(m.template_send_done_text()).waitFor()
  await page
    .getByText(/1\.9\s/)
    .first()
    .waitFor()
  expect(await tokensOf(token, friend)).toBe(parseEther('1.9'))
  await visitor.leave()
})

test.each(['en-US', 'zh-CN'] as const)('wrong entries have their text in %s', async (language) => {
  const [sender] = await freshPair()
  const options = { locale: language }
  const visitor = await openCollector(sender, { chain: 'local', path: form, language })
  const { page } = visitor
  const receiver = page.getByLabel(m.template_send_receiver({}, options), { exact: true })
  const amount = page.getByLabel(m.template_send_amount({}, options), { exact: true })
  const next = page.getByRole('button', { name: m.template_send_next({}, options) })
  const said = (code: string, args = {}) =>
    page
      .getByText(errorMessage(code, args, { locale: language }))
      .first()
      .waitFor()
  await next.click()
  await said('Input_Required')
  await receiver.fill('0x12')
  await amount.fill('1e3')
  await next.click()
  await said('Input_AddressInvalid')
  await said('Input_NumberExponent')
  await receiver.fill(`eip155:1:${sender.address}`)
  await amount.fill('1,000')
  await next.click()
  await said('Input_AddressPrefixed')
  await said('Input_CommaAmbiguous')
  await look(visitor, 'send-marked', language)
  await receiver.fill(`0x${'0'.repeat(40)}`)
  await amount.fill('0')
  await next.click()
  await said('Token_ReceiverZero')
  await said('Input_AmountZero')
  await look(visitor, 'send-wrong', language)
  await amount.fill('100000000')
  await next.click()
  await page
    .getByText(/100[,\s]?000[,\s]?000/)
    .first()
    .waitFor()
  expect(visitor.wallet.sent).toEqual([])
  await visitor.leave()
})

test('an address pasted with its network’s mark, and an amount from a keypad without a point', async () => {
  const [sender, friend] = await freshPair()
  const visitor = await openCollector(sender, { chain: 'local', path: form })
  const { page } = visitor
  const receiver = page.getByLabel(m.template_send_receiver(), { exact: true })
  await receiver.evaluate((field, text) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text', text)
    const options = { clipboardData, bubbles: true, cancelable: true }
    field.dispatchEvent(new ClipboardEvent('paste', options))
  }, `\u200beip155:31337:${friend}`)
  await expect.poll(() => receiver.inputValue()).toBe(friend)
  const before = await probe.getBalance({ address: friend })
  await page.getByLabel(m.template_send_amount(), { exact: true }).fill('0,5')
  await page.getByRole('button', { name: m.template_send_next() }).click()
  await sign(visitor)
  await page.getByText(m.template_send_done({ amount: '0.5\u00a0ETH' })).waitFor()
  expect((await probe.getBalance({ address: friend })) - before).toBe(parseEther('0.5'))
  await visitor.leave()
})
