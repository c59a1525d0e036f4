import { m } from '@slipway/messages'
import { type PrivateKeyAccount, parseEther } from 'viem'
import { expect, test } from 'vitest'
import { createChainProbe } from '../chain/chain-of-run.ts'
import { clockChain as chain, clockCurrency } from '../chain/clock-chain.ts'
import { createFreshAccounts } from '../chain/create-fresh-accounts.ts'
import { deploySale, passTime } from '../chain/deploy-sale.ts'
import { TabBar } from '../pages/tab-bar.ts'
import { expectListed } from './expect-listed.ts'
import {
  accountOf,
  balanceOf,
  contribute,
  finishInPanel,
  leave,
  openSale,
  stateOf,
} from './sale-journey.ts'

const E = 10n ** 18n

test('an over-subscribed fair sale shares its cap out, and the rest comes back with the claim', async () => {
  const [owner, big, small] = (await createFreshAccounts(3)) as [
    PrivateKeyAccount,
    PrivateKeyAccount,
    PrivateKeyAccount,
  ]
  const { sale, token } = await deploySale(chain, owner, {
    kind: 'fair',
    templateId: 2,
    maxCurrency: parseEther('40'),
  })
  await passTime(chain, 620n)
  await contribute(big, sale, '30')
  // The address of another kind leads to the sale's own.
  const visitor = await openSale(small, 'detail', sale)
  await visitor.page.waitForURL(/\/presale\/fair-detail\//)
  // And its tab with it.
  await visitor.sale.amount.waitFor()
  expect(await new TabBar(visitor.page).titles()).toHaveLength(1)
  await visitor.sale.amount.fill('10')
  // 10 of 40 under a cap of 10: a quarter of it, and three quarters back.
  await visitor.page
    .getByText(m.sale_buy_gets_fair_back({ amount: `7.5 ${clockCurrency}` }))
    .waitFor()
  await visitor.sale.contribute('10')
  await visitor.page.getByText(/Over-subscribed 4×/).waitFor()

  await passTime(chain, 3_700n)
  const desk = await openSale(owner, 'fair-detail', sale, '&view=manage')
  await finishInPanel(desk)
  expect((await stateOf(sale)).accepted).toBe(parseEther('10'))
  expect((await expectListed(sale)).tokenReserve).toBe(6n * 900n * E)

  await visitor.again()
  const before = await createChainProbe(chain).getBalance({ address: small.address })
  await visitor.sale.act(new RegExp(`^Claim 2,500 .* and 7\\.5 ${clockCurrency} back$`))
  expect(await balanceOf(token, small.address)).toBe(2_500n * E)
  const back = (await createChainProbe(chain).getBalance({ address: small.address })) - before
  expect(back).toBeGreaterThan(parseEther('7.4'))
  expect((await accountOf(sale, small.address)).claimable).toBe(0n)
  await leave(visitor, desk)
})
