import { errorMessage, m } from '@slipway/messages'
import { type Address, type PrivateKeyAccount, parseEther } from 'viem'
import { expect, test } from 'vitest'
import { clockChain as chain, clockCurrency } from '../chain/clock-chain.ts'
import { createFreshAccounts } from '../chain/create-fresh-accounts.ts'
import { createPoolMaker } from '../chain/create-pool-maker.ts'
import { deployPresale, passTime } from '../chain/deploy-presale.ts'
import { createTrader } from '../chain/trade-token.ts'
import { expectListed } from './expect-listed.ts'
import {
  accountOf,
  actInPanel,
  balanceOf,
  contribute,
  finishInPanel,
  leave,
  openPresale,
  stateOf,
} from './presale-journey.ts'

const E = 10n ** 18n
const DAY = 86_400n

interface Attack {
  readonly owner: PrivateKeyAccount
  readonly buyer: PrivateKeyAccount
  readonly presale: Address
  readonly token: Address
  /** What the attacker can do to pools; it has a hundred tokens of the presale. */
  readonly pools: ReturnType<typeof createPoolMaker>
}

/** A presale of which six of ten are contributed, and somebody who wishes it ill. @param maxRepairBps of the owner's part */
async function openAttack(maxRepairBps: bigint): Promise<Attack> {
  const [owner, buyer, attacker] = (await createFreshAccounts(3)) as [
    PrivateKeyAccount,
    PrivateKeyAccount,
    PrivateKeyAccount,
  ]
  const { presale, token } = await deployPresale(chain, owner, { maxRepairBps })
  await createTrader(chain, owner).transfer(token, attacker.address, 100n * E)
  await passTime(chain, 620n)
  await contribute(buyer, presale, '6')
  return { owner, buyer, presale, token, pools: createPoolMaker(chain, attacker) }
}

test('P-07: a pool made beforehand at eighteen times the price is brought back out of the owner’s part', async () => {
  const { owner, buyer, presale, token, pools } = await openAttack(1_000n)
  await pools.addLiquidity(token, 50n * E, parseEther('1'))
  await passTime(chain, 3_700n)
  const desk = await openPresale(owner, 'detail', presale, '&view=manage')
  await finishInPanel(desk)
  const { currencyReserve } = await expectListed(presale)
  expect(currencyReserve).toBeGreaterThan(parseEther('3.6'))

  // The repair was the owner's: the buyers' part is whole.
  const visitor = await openPresale(buyer, 'detail', presale)
  await visitor.presale.act(/^Claim 6,000 /)
  expect(await balanceOf(token, buyer.address)).toBe(6_000n * E)
  await leave(desk, visitor)
})

test('P-41: without a budget of the owner the same pool is brought back with the liquidity itself', async () => {
  const { owner, presale, token, pools } = await openAttack(0n)
  await pools.addLiquidity(token, 50n * E, parseEther('1'))
  await passTime(chain, 3_700n)
  const desk = await openPresale(owner, 'detail', presale, '&view=manage')
  await finishInPanel(desk)
  await expectListed(presale)
  await leave(desk)
})

test('P-07: a repair beyond half of the liquidity is refused in plain words, and nothing is stuck', async () => {
  const { owner, buyer, presale, token, pools } = await openAttack(0n)
  const held = await balanceOf(token, owner.address)
  await pools.addLiquidity(token, 100n * E, parseEther('40'))
  await passTime(chain, 3_700n)
  const desk = await openPresale(owner, 'detail', presale, '&view=manage')
  const finish = desk.presale.row(m.presale_admin_finish_title())
  await finish.open()
  await desk.presale.press(m.presale_admin_finish_check())
  const reason = errorMessage('PoolPlacement_RepairTooDear')
  await finish.root.getByText(reason).waitFor()
  await finish.agree()
  await finish.submit()
  await desk.presale.review.problem.getByText(reason).waitFor()
  expect(await desk.presale.review.approved.count()).toBe(0)
  expect((await stateOf(presale)).poolStatus).toBe(0n)

  await passTime(chain, 7n * DAY)
  const visitor = await openPresale(buyer, 'detail', presale)
  await visitor.presale.act(m.presale_refund_button_free({ amount: `6 ${clockCurrency}` }))
  expect((await accountOf(presale, buyer.address)).contributed).toBe(0n)
  await desk.again()
  await actInPanel(desk, m.presale_admin_withdraw_title())
  expect(await balanceOf(token, presale)).toBe(0n)
  expect(await balanceOf(token, owner.address)).toBe(held + (10_000n + 5_400n) * E)
  await leave(desk, visitor)
})

test('P-09: reserves counted on one side and gifts on the other move no price', async () => {
  const { owner, presale, token, pools } = await openAttack(0n)
  const pair = await pools.createPair(token)
  await pools.donateNative(pair, parseEther('0.5'))
  await pools.sync(pair)
  await pools.donate(token, pair, 7n * E)
  await pools.donateNative(pair, 1n)
  await passTime(chain, 3_700n)
  const desk = await openPresale(owner, 'detail', presale, '&view=manage')
  await finishInPanel(desk)
  const { currencyReserve } = await expectListed(presale)
  expect(currencyReserve).toBeGreaterThanOrEqual(parseEther('3.59'))
  await leave(desk)
})
