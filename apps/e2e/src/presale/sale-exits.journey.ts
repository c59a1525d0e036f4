import { m } from '@slipway/messages'
import { type PrivateKeyAccount, parseEther } from 'viem'
import { expect, test } from 'vitest'
import { clockChain as chain, clockCurrency } from '../chain/clock-chain.ts'
import { createFreshAccounts } from '../chain/create-fresh-accounts.ts'
import { deploySale, passTime } from '../chain/deploy-sale.ts'
import { expectListed } from './expect-listed.ts'
import { accountOf, balanceOf, contribute, leave, openSale, stateOf } from './sale-journey.ts'

type Four = [PrivateKeyAccount, PrivateKeyAccount, PrivateKeyAccount, PrivateKeyAccount]

const DAY = 86_400n

test('leaving for the fee, the last fifteen minutes, a missed soft cap, and the fee back', async () => {
  const [owner, leaver, stayer] = (await createFreshAccounts(4)) as Four
  const { sale } = await deploySale(chain, owner)
  await passTime(chain, 620n)
  await contribute(leaver, sale, '2')
  await contribute(stayer, sale, '1')
  const visitor = await openSale(leaver, 'detail', sale)
  await visitor.sale.press(m.sale_refund_button({ fee: `0.2 ${clockCurrency}` }))
  await visitor.sale.review.approved.waitFor()
  expect(await visitor.sale.review.text()).toContain(m.sale_refund_permanent_fee())
  await visitor.sale.signed()
  await visitor.page.getByText(m.sale_refund_done({ amount: `1.8 ${clockCurrency}` })).waitFor()
  expect((await accountOf(sale, leaver.address)).exitFee).toBe(parseEther('0.2'))

  await passTime(chain, 2_800n)
  const other = await openSale(stayer, 'detail', sale)
  await other.page.getByText(/Closed in the last 15 minutes/).waitFor()

  await passTime(chain, 900n)
  await other.again()
  await other.page.getByText(m.sale_reason_softCapMissed(), { exact: true }).waitFor()
  await other.sale.act(m.sale_refund_button_free({ amount: `1 ${clockCurrency}` }))
  await other.page.getByText(m.sale_refund_done({ amount: `1 ${clockCurrency}` })).waitFor()
  await visitor.again()
  await visitor.sale.act(m.sale_exitfee_button({ amount: `0.2 ${clockCurrency}` }))
  await visitor.page.getByText(m.sale_exitfee_done({ amount: `0.2 ${clockCurrency}` })).waitFor()
  expect((await stateOf(sale)).poolStatus).toBe(2n)
  await leave(visitor, other)
})

test('the owner cancels: everybody is paid back for nothing, the tokens return', async () => {
  const [owner, buyer] = (await createFreshAccounts(4)) as Four
  const { sale, token } = await deploySale(chain, owner)
  const deposited = (await stateOf(sale)).tokensDeposited
  const held = await balanceOf(token, owner.address)
  await passTime(chain, 620n)
  await contribute(buyer, sale, '5')
  const desk = await openSale(owner, 'detail', sale, '&view=manage')
  const cancel = desk.sale.row(m.sale_admin_cancel_title())
  await cancel.open()
  await cancel.agree()
  await cancel.submit()
  await desk.sale.review.approved.waitFor()
  expect(await desk.sale.review.text()).toContain(m.sale_admin_cancel_permanent())
  await desk.sale.signed()
  await cancel.done.waitFor()
  expect(await balanceOf(token, owner.address)).toBe(held + deposited)
  const visitor = await openSale(buyer, 'detail', sale)
  await visitor.page.getByText(m.sale_reason_owner(), { exact: true }).waitFor()
  await visitor.sale.act(m.sale_refund_button_free({ amount: `5 ${clockCurrency}` }))
  await visitor.page.getByText(m.sale_refund_done({ amount: `5 ${clockCurrency}` })).waitFor()
  expect((await accountOf(sale, buyer.address)).contributed).toBe(0n)
  await leave(desk, visitor)
})

test('an owner who does nothing: anybody finishes after a day, and after seven everybody leaves free', async () => {
  const [owner, buyer, stranger] = (await createFreshAccounts(4)) as Four
  const finished = await deploySale(chain, owner)
  const lapsed = await deploySale(chain, owner)
  await passTime(chain, 620n)
  await contribute(buyer, finished.sale, '6')
  await contribute(buyer, lapsed.sale, '6')
  await passTime(chain, 3_700n)
  const visitor = await openSale(stranger, 'detail', finished.sale)
  await visitor.page.getByText(m.sale_reason_waiting()).waitFor()
  expect(await visitor.sale.panel(m.sale_finalize_title()).count()).toBe(0)
  await passTime(chain, DAY)
  await visitor.again()
  await visitor.sale.panel(m.sale_finalize_title()).getByRole('button').click()
  await visitor.sale.signed()
  await visitor.page.getByText(m.sale_finalize_done()).waitFor()
  await expectListed(finished.sale)

  await passTime(chain, 6n * DAY)
  const leaver = await openSale(buyer, 'detail', lapsed.sale)
  await leaver.page.getByText(m.sale_reason_lapsed(), { exact: true }).waitFor()
  await leaver.sale.act(m.sale_refund_button_free({ amount: `6 ${clockCurrency}` }))
  await leaver.page.getByText(m.sale_refund_done({ amount: `6 ${clockCurrency}` })).waitFor()
  expect((await stateOf(lapsed.sale)).cancelReason).toBe(3n)
  await leave(visitor, leaver)
})
