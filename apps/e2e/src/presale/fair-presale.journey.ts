import { m } from '@slipway/messages'
import { type PrivateKeyAccount, parseEther } from 'viem'
import { expect, test } from 'vitest'
import { createChainProbe } from '../chain/chain-of-run.ts'
import { clockChain as chain, clockCurrency } from '../chain/clock-chain.ts'
import { createFreshAccounts } from '../chain/create-fresh-accounts.ts'
import { deployPresale, passTime } from '../chain/deploy-presale.ts'
import { TabBar } from '../pages/tab-bar.ts'
import { expectListed } from './expect-listed.ts'
import {
  accountOf,
  balanceOf,
  contribute,
  finishInPanel,
  leave,
  openPresale,
  stateOf,
} from './presale-journey.ts'

const E = 10n ** 18n

test('an over-subscribed fair presale shares its cap out, and the rest comes back with the claim', async () => {
  const [owner, big, small] = (await createFreshAccounts(3)) as [
    PrivateKeyAccount,
    PrivateKeyAccount,
    PrivateKeyAccount,
  ]
  const { presale, token } = await deployPresale(chain, owner, {
    kind: 'fair',
    templateId: 2,
    maxCurrency: parseEther('40'),
  })
  await passTime(chain, 620n)
  await contribute(big, presale, '30')
  // The address of another kind leads to the presale's own.
  const visitor = await openPresale(small, 'detail', presale)
  await visitor.page.waitForURL(/\/presale\/fair-detail\//)
  // And its tab with it.
  await visitor.presale.amount.waitFor()
  expect(await new TabBar(visitor.page).titles()).toHaveLength(1)
  await visitor.presale.amount.fill('10')
  // 10 of 40 under a cap of 10: a quarter of it, and three quarters back.
  await visitor.page
    .getByText(m.presale_buy_gets_fair_back({ amount: `7.5 ${clockCurrency}` }))
    .waitFor()
  await visitor.presale.contribute('10')
  await visitor.page.getByText(/Contributions are 4× the hard cap/).waitFor()

  await passTime(chain, 3_700n)
  const desk = await openPresale(owner, 'fair-detail', presale, '&view=manage')
  await finishInPanel(desk)
  expect((await stateOf(presale)).accepted).toBe(parseEther('10'))
  expect((await expectListed(presale)).tokenReserve).toBe(6n * 900n * E)

  await visitor.again()
  const before = await createChainProbe(chain).getBalance({ address: small.address })
  await visitor.presale.act(new RegExp(`^Claim 2,500 .* and 7\\.5 ${clockCurrency} of excess$`))
  expect(await balanceOf(token, small.address)).toBe(2_500n * E)
  const back = (await createChainProbe(chain).getBalance({ address: small.address })) - before
  expect(back).toBeGreaterThan(parseEther('7.4'))
  expect((await accountOf(presale, small.address)).claimable).toBe(0n)
  await leave(visitor, desk)
})
