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
