import { m } from '@slipway/messages'
import { type PrivateKeyAccount, parseEther } from 'viem'
import { expect, test } from 'vitest'
import { clockChain as chain, clockCurrency } from '../chain/clock-chain.ts'
import { createFreshAccounts } from '../chain/create-fresh-accounts.ts'
import { deployPresale, passTime } from '../chain/deploy-presale.ts'
import { expectListed } from './expect-listed.ts'
import { accountOf, balanceOf, contribute, leave, openPresale, stateOf } from './presale-journey.ts'

type Four = [PrivateKeyAccount, PrivateKeyAccount, PrivateKeyAccount, PrivateKeyAccount]

const DAY = 86_400n

test('leaving for the fee, the last fifteen minutes, a missed soft cap, and the fee back', async () => {
  const [owner, leaver, stayer] = (await createFreshAccounts(4)) as Four
  const { presale } = await deployPresale(chain, owner)
  await passTime(chain, 620n)
  await contribute(leaver, presale, '2')
  await contribute(stayer, presale, '1')
  const visitor = await openPresale(leaver, 'detail', presale)
  await visitor.presale.press(m.presale_refund_button({ fee: `0.2 ${clockCurrency}` }))
  await visitor.presale.review.approved.waitFor()
  expect(await visitor.presale.review.text()).toContain(m.presale_refund_permanent_fee())
  await visitor.presale.signed()
  await visitor.page.getByText(m.presale_refund_done({ amount: `1.8 ${clockCurrency}` })).waitFor()
  expect((await accountOf(presale, leaver.address)).exitFee).toBe(parseEther('0.2'))

  await passTime(chain, 2_800n)
  const other = await openPresale(stayer, 'detail', presale)
  await other.page.getByText(/Closed in the last 15 minutes/).waitFor()

  await passTime(chain, 900n)
  await other.again()
  await other.page.getByText(m.presale_reason_softCapMissed(), { exact: true }).waitFor()
  await other.presale.act(m.presale_refund_button_free({ amount: `1 ${clockCurrency}` }))
  await other.page.getByText(m.presale_refund_done({ amount: `1 ${clockCurrency}` })).waitFor()
  await visitor.again()
  await visitor.presale.act(m.presale_exitfee_button({ amount: `0.2 ${clockCurrency}` }))
  await visitor.page.getByText(m.presale_exitfee_done({ amount: `0.2 ${clockCurrency}` })).waitFor()
  expect((await stateOf(presale)).poolStatus).toBe(2n)
  await leave(visitor, other)
})

test('the owner cancels: everybody is paid back for nothing, the tokens return', async () => {
  const [owner, buyer] = (await createFreshAccounts(4)) as Four
  const { presale, token } = await deployPresale(chain, owner)
  const deposited = (await stateOf(presale)).tokensDeposited
  const held = await balanceOf(token, owner.address)
  await passTime(chain, 620n)
  await contribute(buyer, presale, '5')
  const desk = await openPresale(owner, 'detail', presale, '&view=manage')
  const cancel = desk.presale.row(m.presale_admin_cancel_title())
  await cancel.open()
  await cancel.agree()
  await cancel.submit()
  await desk.presale.review.approved.waitFor()
  expect(await desk.presale.review.text()).toContain(m.presale_admin_cancel_permanent())
  await desk.presale.signed()
  await cancel.done.waitFor()
  expect(await balanceOf(token, owner.address)).toBe(held + deposited)
  const visitor = await openPresale(buyer, 'detail', presale)
  await visitor.page.getByText(m.presale_reason_owner(), { exact: true }).waitFor()
  await visitor.presale.act(m.presale_refund_button_free({ amount: `5 ${clockCurrency}` }))
  await visitor.page.getByText(m.presale_refund_done({ amount: `5 ${clockCurrency}` })).waitFor()
  expect((await accountOf(presale, buyer.address)).contributed).toBe(0n)
  await leave(desk, visitor)
})

test('an owner who does nothing: anybody finishes after a day, and after seven everybody leaves free', async () => {
  const [owner, buyer, stranger] = (await createFreshAccounts(4)) as Four
  const finished = await deployPresale(chain, owner)
  const lapsed = await deployPresale(chain, owner)
  await passTime(chain, 620n)
  await contribute(buyer, finished.presale, '6')
  await contribute(buyer, lapsed.presale, '6')
  await passTime(chain, 3_700n)
  const visitor = await openPresale(stranger, 'detail', finished.presale)
  await visitor.page.getByText(m.presale_status_waiting()).waitFor()
  expect(await visitor.presale.panel(m.presale_finalize_title()).count()).toBe(0)
  await passTime(chain, DAY)
  await visitor.again()
  await visitor.presale.panel(m.presale_finalize_title()).getByRole('button').click()
  await visitor.presale.signed()
  await visitor.page.getByText(m.presale_finalize_done()).waitFor()
  await expectListed(finished.presale)

  await passTime(chain, 6n * DAY)
  const leaver = await openPresale(buyer, 'detail', lapsed.presale)
  await leaver.page.getByText(m.presale_reason_lapsed(), { exact: true }).waitFor()
  await leaver.presale.act(m.presale_refund_button_free({ amount: `6 ${clockCurrency}` }))
  await leaver.page.getByText(m.presale_refund_done({ amount: `6 ${clockCurrency}` })).waitFor()
  expect((await stateOf(lapsed.presale)).cancelReason).toBe(3n)
  await leave(visitor, leaver)
})
