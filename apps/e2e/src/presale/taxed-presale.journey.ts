import { m } from '@slipway/messages'
import type { PrivateKeyAccount } from 'viem'
import { expect, test } from 'vitest'
import { clockChain as chain } from '../chain/clock-chain.ts'
import { createFreshAccounts } from '../chain/create-fresh-accounts.ts'
import { deployPresale, passTime } from '../chain/deploy-presale.ts'
import { createTrader } from '../chain/trade-token.ts'
import { deployTaxedToken } from '../token/deploy-taxed-token.ts'
import { expectListed } from './expect-listed.ts'
import {
  actInPanel,
  balanceOf,
  contribute,
  finishInPanel,
  leave,
  openPresale,
} from './presale-journey.ts'

const E = 10n ** 18n

test('a taxed token needs one button of its owner: the presale opens its trading, and buyers get the whole amount', async () => {
  const [owner, marketing, buyer, friend] = (await createFreshAccounts(4)) as [
    PrivateKeyAccount,
    PrivateKeyAccount,
    PrivateKeyAccount,
    PrivateKeyAccount,
  ]
  const token = await deployTaxedToken(owner, marketing.address, 2, {}, chain)
  const { presale } = await deployPresale(chain, owner, { claimToken: token })
  await passTime(chain, 620n)
  await contribute(buyer, presale, '6')
  await passTime(chain, 3_700n)

  const desk = await openPresale(owner, 'detail', presale, '&view=manage')
  const finish = desk.presale.row(m.presale_admin_finish_title())
  await finish.open()
  await desk.presale.press(m.presale_admin_finish_check())
  await finish.root.getByText(m.error_Presale_NotLauncher()).waitFor()
  await actInPanel(desk, m.presale_admin_launcher_title())
  await desk.again()
  await desk.page.getByText(m.presale_admin_launcher_given()).waitFor()
  await desk.page.getByText(m.presale_admin_exempt_unneeded(), { exact: true }).waitFor()
  await finishInPanel(desk)
  const pool = await expectListed(presale)
  expect(pool.tokenReserve).toBe((6n * 6n * 900n * E) / 10n)

  const visitor = await openPresale(buyer, 'detail', presale)
  await visitor.presale.act(/^Claim 6,000 /)
  expect(await balanceOf(token, buyer.address)).toBe(6_000n * E)
  // The token is taxed all the same: what buyers pass on loses its 1.5 %.
  await createTrader(chain, buyer).transfer(token, friend.address, 1_000n * E)
  expect(await balanceOf(token, friend.address)).toBe(985n * E)
  await leave(desk, visitor)
})
