import { m } from '@slipway/messages'
import type { PrivateKeyAccount } from 'viem'
import { expect, test } from 'vitest'
import { clockChain as chain } from '../chain/clock-chain.ts'
import { createFreshAccounts } from '../chain/create-fresh-accounts.ts'
import { deployPresale, passTime } from '../chain/deploy-presale.ts'
import { DOLLAR, dollarOfRun, giveDollars } from '../chain/local-dollar.ts'
import { expectListed } from './expect-listed.ts'
import {
  accountOf,
  actInPanel,
  balanceOf,
  finishInPanel,
  leave,
  openPresale,
} from './presale-journey.ts'

const E = 10n ** 18n

/** A rate of so many tokens for one dollar, in base units of both, times 1e18. */
const perDollar = (tokens: bigint): bigint => (tokens * E * E) / DOLLAR

test('a currency of six decimals: a permit, a batch, the pool at its price, the claim and the owner’s part', async () => {
  const [owner, signer, batcher] = (await createFreshAccounts(3)) as [
    PrivateKeyAccount,
    PrivateKeyAccount,
    PrivateKeyAccount,
  ]
  const dollar = dollarOfRun()
  const { presale, token } = await deployPresale(chain, owner, {
    currency: dollar,
    hardCap: 1_000n * DOLLAR,
    softCap: 500n * DOLLAR,
    minCurrency: DOLLAR,
    maxCurrency: 1_000n * DOLLAR,
    presaleRate: perDollar(10n),
    liquidityRate: perDollar(9n),
  })
  for (const { address } of [signer, batcher]) await giveDollars(chain, address, 700n * DOLLAR)
  await passTime(chain, 620n)

  // The allowance is a signature: one transaction, and nothing stays allowed.
  const first = await openPresale(signer, 'detail', presale)
  await first.presale.contribute('600.250001')
  await first.page.getByText(m.presale_buy_done({ amount: '600.250001 USDC' })).waitFor()
  const asked = first.wallet.requests.map(({ method }) => method)
  expect(asked.filter((method) => method === 'eth_signTypedData_v4')).toHaveLength(1)
  expect(first.wallet.sent).toHaveLength(1)
  expect((await accountOf(presale, signer.address)).contributed).toBe(600_250_001n)
  expect(await balanceOf(dollar, presale)).toBe(600_250_001n)

  // A wallet that batches approves and contributes in one. What no longer fits is not taken.
  const second = await openPresale(batcher, 'detail', presale, '', { callBundles: 'atomic' })
  await second.presale.contribute('500')
  await second.page.getByText(m.presale_buy_done({ amount: '399.749999 USDC' })).waitFor()
  expect(second.wallet.sent).toHaveLength(1)
  expect(await balanceOf(dollar, batcher.address)).toBe(300_250_001n)

  const desk = await openPresale(owner, 'detail', presale, '&view=manage')
  await finishInPanel(desk)
  const pool = await expectListed(presale)
  expect(pool.currencyReserve).toBe(600n * DOLLAR)
  expect(pool.tokenReserve).toBe(5_400n * E)
  await actInPanel(desk, m.presale_admin_withdraw_title())
  expect(await balanceOf(dollar, owner.address)).toBe(400n * DOLLAR)

  await first.again()
  await first.presale.act(/^Claim 6,002\.50001 /)
  expect(await balanceOf(token, signer.address)).toBe((600_250_001n * 10n * E) / DOLLAR)
  await leave(first, second, desk)
})
