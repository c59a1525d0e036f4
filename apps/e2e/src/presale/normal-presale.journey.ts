import { m } from '@slipway/messages'
import { type PrivateKeyAccount, parseEther } from 'viem'
import { expect, test } from 'vitest'
import { createChainProbe } from '../chain/chain-of-run.ts'
import { clockChain as chain, clockCurrency } from '../chain/clock-chain.ts'
import { createFreshAccounts } from '../chain/create-fresh-accounts.ts'
import { chainTime, deployPresale, passTime } from '../chain/deploy-presale.ts'
import { expectListed } from './expect-listed.ts'
import {
  accountOf,
  actInPanel,
  balanceOf,
  contribute,
  finish,
  leave,
  openInviter,
  openPresale,
  stateOf,
} from './presale-journey.ts'

type Four = [PrivateKeyAccount, PrivateKeyAccount, PrivateKeyAccount, PrivateKeyAccount]

const DAY = 86_400n
const E = 10n ** 18n
const vested = { vest: true, vestFirst: 4_000n, vestCycle: DAY, vestPercent: 3_000n }

test('tiers by the clock, contributions of each, and the finish with its pool and lock', async () => {
  const [owner, first, second, last] = (await createFreshAccounts(4)) as Four
  const { presale } = await deployPresale(chain, owner, {
    useWhiteList: 1n,
    t1Block: 600n,
    t2Block: 600n,
    ...vested,
  })

  // The owner lists a wallet and opens the inviter's reward.
  const desk = await openPresale(owner, 'detail', presale, '&view=manage')
  const list = desk.presale.row(m.presale_admin_add_title())
  await list.open()
  await list.field(m.presale_admin_add_lines()).fill(`${first.address}\nnobody`)
  await list.submit()
  expect(await list.errorOf(m.presale_admin_add_lines())).toBe('incorrect address format on line 2')
  await list.field(m.presale_admin_add_lines()).fill(`${first.address}\n${second.address},2`)
  await list.submit()
  await desk.presale.signed()
  const rates = desk.presale.row(m.presale_admin_inviter_title())
  await rates.open()
  await rates.field(m.presale_admin_inviter_level({ level: '1' })).fill('5')
  await rates.agree()
  await rates.submit()
  await desk.presale.signed()
  expect(await desk.page.getByText(m.error_Presale_SoftCapNotReached()).count()).toBe(0)

  // Tier 1 alone.
  await passTime(chain, 620n)
  const early = await openPresale(first, 'detail', presale)
  await early.page.getByText(m.presale_slot_level({ level: 1 })).waitFor()
  await early.presale.contribute('4')
  await early.page.getByText(m.presale_buy_done({ amount: `4 ${clockCurrency}` })).waitFor()
  const other = await openPresale(second, 'detail', presale, `&inviter=${first.address}`)
  await other.page.getByText(m.presale_slot_level({ level: 2 })).waitFor()
  expect(await other.presale.amount.count()).toBe(0)
  await expect(contribute(second, presale, '1')).rejects.toThrow('Presale_TierOnly')

  // Tiers 1 and 2: the inviter of the link lived through connecting.
  await passTime(chain, 600n)
  await other.again('')
  await other.presale.contribute('3')
  expect((await accountOf(presale, second.address)).contributed).toBe(parseEther('3'))

  // Everybody, and what no longer fits comes back.
  await passTime(chain, 600n)
  const late = await openPresale(last, 'detail', presale)
  const before = await createChainProbe(chain).getBalance({ address: last.address })
  await late.presale.amount.fill('9')
  await late.page.getByText(m.presale_buy_kept_part({ amount: `3 ${clockCurrency}` })).waitFor()
  await late.presale.contribute('9')
  await late.page.getByText(m.presale_buy_done({ amount: `3 ${clockCurrency}` })).waitFor()
  const spent = before - (await createChainProbe(chain).getBalance({ address: last.address }))
  expect(spent).toBeGreaterThanOrEqual(parseEther('3'))
  expect(spent).toBeLessThan(parseEther('3.1'))

  // Full: the owner finishes before the end.
  await desk.again()
  const finish = desk.presale.row(m.presale_admin_finish_title())
  await finish.open()
  await desk.presale.press(m.presale_admin_finish_check())
  await desk.page.getByText(m.presale_admin_finish_check_ok()).waitFor()
  await finish.agree()
  await finish.submit()
  await desk.presale.signed()
  await finish.done.waitFor()
  expect((await expectListed(presale)).tokenReserve).toBe(6n * 900n * E)
  await actInPanel(desk, m.presale_admin_withdraw_title())
  await leave(desk, early, other, late)
})

test('claims over the cycles of the release, and the inviter’s reward', async () => {
  const [owner, first, second, last] = (await createFreshAccounts(4)) as Four
  const { presale, token } = await deployPresale(chain, owner, vested)
  await openInviter(owner, presale, [500n])
  await passTime(chain, 620n)
  await contribute(first, presale, '4')
  await contribute(second, presale, '3', first.address)
  await contribute(last, presale, '3')
  await finish(owner, presale)
  const { vestingStart } = await stateOf(presale)
  const early = await openPresale(first, 'detail', presale)
  // First part at once, the rest by the cycles.
  await early.presale.panel(m.presale_claim_title()).getByText('1,600').first().waitFor()
  await early.presale.act(/^Claim 1,600 /)
  expect(await balanceOf(token, first.address)).toBe(1_600n * E)
  await early.page.getByText('You have no tokens to claim').waitFor()
  await passTime(chain, vestingStart + DAY - (await chainTime(chain)))
  await early.again()
  await early.presale.act(/^Claim 1,200 /)
  await passTime(chain, DAY)
  await early.again()
  await early.presale.act(/^Claim 1,200 /)
  expect(await balanceOf(token, first.address)).toBe(4_000n * E)
  await early.page.getByText(m.presale_claim_all()).waitFor()

  // The inviter's tree and reward: 5 % of what the invited wallet put in.
  const invited = early.presale.panel(m.presale_inviter_title_over())
  await invited.getByText('0.15').first().waitFor()
  await early.presale.act(m.presale_inviter_claim({ amount: `0.15 ${clockCurrency}` }))
  await early.page
    .getByText(m.presale_inviter_claim_done({ amount: `0.15 ${clockCurrency}` }))
    .waitFor()
  await leave(early)
})
