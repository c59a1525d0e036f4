import { m } from '@slipway/messages'
import { type PrivateKeyAccount, parseEther } from 'viem'
import { expect, test } from 'vitest'
import { createChainProbe } from '../chain/chain-of-run.ts'
import { clockChain as chain, clockCurrency } from '../chain/clock-chain.ts'
import { createFreshAccounts } from '../chain/create-fresh-accounts.ts'
import { chainTime, deploySale, passTime } from '../chain/deploy-sale.ts'
import { expectListed } from './expect-listed.ts'
import {
  accountOf,
  actInPanel,
  balanceOf,
  contribute,
  finish,
  leave,
  openInviter,
  openSale,
  stateOf,
} from './sale-journey.ts'

type Four = [PrivateKeyAccount, PrivateKeyAccount, PrivateKeyAccount, PrivateKeyAccount]

const DAY = 86_400n
const E = 10n ** 18n
const vested = { vest: true, vestFirst: 4_000n, vestCycle: DAY, vestPercent: 3_000n }

test('tiers by the clock, contributions of each, and the finish with its pool and lock', async () => {
  const [owner, first, second, last] = (await createFreshAccounts(4)) as Four
  const { sale } = await deploySale(chain, owner, {
    useWhiteList: 1n,
    t1Block: 600n,
    t2Block: 600n,
    ...vested,
  })

  // The owner lists a wallet and opens the inviter's reward.
  const desk = await openSale(owner, 'detail', sale, '&view=manage')
  const list = desk.sale.row(m.sale_admin_add_title())
  await list.open()
  await list.field(m.sale_admin_add_lines()).fill(`${first.address}\nnobody`)
  await list.submit()
  expect(await list.errorOf(m.sale_admin_add_lines())).toBe('incorrect address format on line 2')
  await list.field(m.sale_admin_add_lines()).fill(`${first.address}\n${second.address},2`)
  await list.submit()
  await desk.sale.signed()
  const rates = desk.sale.row(m.sale_admin_inviter_title())
  await rates.open()
  await rates.field(m.sale_admin_inviter_level({ level: '1' })).fill('5')
  await rates.agree()
  await rates.submit()
  await desk.sale.signed()
  expect(await desk.page.getByText(m.error_Presale_SoftCapNotReached()).count()).toBe(0)

  // Tier 1 alone.
  await passTime(chain, 620n)
  const early = await openSale(first, 'detail', sale)
  await early.page.getByText(m.sale_slot_level({ level: 1 })).waitFor()
  await early.sale.contribute('4')
  await early.page.getByText(m.sale_buy_done({ amount: `4 ${clockCurrency}` })).waitFor()
  const other = await openSale(second, 'detail', sale, `&inviter=${first.address}`)
  await other.page.getByText(m.sale_slot_level({ level: 2 })).waitFor()
  expect(await other.sale.amount.count()).toBe(0)
  await expect(contribute(second, sale, '1')).rejects.toThrow('Presale_TierOnly')

  // Tiers 1 and 2: the inviter of the link lived through connecting.
  await passTime(chain, 600n)
  await other.again('')
  await other.sale.contribute('3')
  expect((await accountOf(sale, second.address)).contributed).toBe(parseEther('3'))

  // Everybody, and what no longer fits comes back.
  await passTime(chain, 600n)
  const late = await openSale(last, 'detail', sale)
  const before = await createChainProbe(chain).getBalance({ address: last.address })
  await late.sale.amount.fill('9')
  await late.page.getByText(m.sale_buy_kept_part({ amount: `3 ${clockCurrency}` })).waitFor()
  await late.sale.contribute('9')
  await late.page.getByText(m.sale_buy_done({ amount: `3 ${clockCurrency}` })).waitFor()
  const spent = before - (await createChainProbe(chain).getBalance({ address: last.address }))
  expect(spent).toBeGreaterThanOrEqual(parseEther('3'))
  expect(spent).toBeLessThan(parseEther('3.1'))

  // Full: the owner finishes before the end.
  await desk.again()
  const finish = desk.sale.row(m.sale_admin_finish_title())
  await finish.open()
  await desk.sale.press(m.sale_admin_finish_check())
  await desk.page.getByText(m.sale_admin_finish_check_ok()).waitFor()
  await finish.agree()
  await finish.submit()
  await desk.sale.signed()
  await finish.done.waitFor()
  expect((await expectListed(sale)).tokenReserve).toBe(6n * 900n * E)
  await actInPanel(desk, m.sale_admin_withdraw_title())
  await leave(desk, early, other, late)
})

test('claims over the cycles of the release, and the inviter’s reward', async () => {
  const [owner, first, second, last] = (await createFreshAccounts(4)) as Four
  const { sale, token } = await deploySale(chain, owner, vested)
  await openInviter(owner, sale, [500n])
  await passTime(chain, 620n)
  await contribute(first, sale, '4')
  await contribute(second, sale, '3', first.address)
  await contribute(last, sale, '3')
  await finish(owner, sale)
  const { vestingStart } = await stateOf(sale)
  const early = await openSale(first, 'detail', sale)
  // First part at once, the rest by the cycles.
  await early.sale.panel(m.sale_claim_title()).getByText('1,600').first().waitFor()
  await early.sale.act(/^Claim 1,600 /)
  expect(await balanceOf(token, first.address)).toBe(1_600n * E)
  await early.page.getByText('You have no tokens to claim').waitFor()
  await passTime(chain, vestingStart + DAY - (await chainTime(chain)))
  await early.again()
  await early.sale.act(/^Claim 1,200 /)
  await passTime(chain, DAY)
  await early.again()
  await early.sale.act(/^Claim 1,200 /)
  expect(await balanceOf(token, first.address)).toBe(4_000n * E)
  await early.page.getByText(m.sale_claim_all()).waitFor()

  // The inviter's tree and reward: 5 % of what the invited wallet put in.
  const invited = early.sale.panel(m.sale_inviter_title())
  await invited.getByText('0.15').first().waitFor()
  await early.sale.act(m.sale_inviter_claim({ amount: `0.15 ${clockCurrency}` }))
  await early.page
    .getByText(m.sale_inviter_claim_done({ amount: `0.15 ${clockCurrency}` }))
    .waitFor()
  await leave(early)
})

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
