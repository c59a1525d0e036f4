import { m } from '@slipway/messages'
import { type PrivateKeyAccount, parseEther, zeroAddress } from 'viem'
import { expect, test } from 'vitest'
import { createChainProbe } from '../chain/chain-of-run.ts'
import { clockChain as chain, clockCurrency } from '../chain/clock-chain.ts'
import { createFreshAccounts } from '../chain/create-fresh-accounts.ts'
import { deployPresale, passTime } from '../chain/deploy-presale.ts'
import { confirmColumns } from '../pages/confirm-columns.ts'
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

const DAY = 86_400n
const E = 10n ** 18n

test('a private presale: listed wallets alone, found in the project’s own file, and money by the release', async () => {
  const [owner, listed, stranger] = (await createFreshAccounts(3)) as [
    PrivateKeyAccount,
    PrivateKeyAccount,
    PrivateKeyAccount,
  ]
  const { presale, token } = await deployPresale(chain, owner, {
    kind: 'private',
    templateId: 3,
    router: zeroAddress,
    liquidityRate: 0n,
    liquidityPercent: 0n,
    lockTime: 0n,
    useWhiteList: 2n,
    vest: true,
    vestFirst: 2_000n,
    vestCycle: DAY,
    vestPercent: 4_000n,
  })
  const desk = await openPresale(owner, 'private-detail', presale, '&view=manage')
  const file = desk.presale.row(m.presale_admin_root_title())
  await file.open()
  // Rows of a file that name no tier take the one that is chosen.
  await file.root.getByText(m.presale_admin_add_tier_2(), { exact: true }).click()
  const buffer = Buffer.from(`wallet\n${owner.address}\n${listed.address}`)
  const picker = file.root.locator('input[type="file"]')
  await picker.setInputFiles({ name: 'wallets.csv', mimeType: 'text/csv', buffer })
  await confirmColumns(desk.page)
  await expect
    .poll(() => file.field(m.presale_admin_add_lines()).inputValue())
    .toBe(`${owner.address},2\n${listed.address},2`)
  await file.submit()
  await desk.presale.signed()
  await file.done.waitFor()

  await passTime(chain, 620n)
  const outside = await openPresale(stranger, 'private-detail', presale)
  await outside.page.getByText(m.presale_slot_none()).waitFor()
  expect(await outside.presale.amount.count()).toBe(0)
  await expect(contribute(stranger, presale, '1')).rejects.toThrow('Presale_NotWhitelisted')
  const visitor = await openPresale(listed, 'private-detail', presale)
  await visitor.page.getByText(m.presale_slot_proven()).waitFor()
  await visitor.presale.contribute('6')
  await visitor.page.getByText(m.presale_buy_done({ amount: `6 ${clockCurrency}` })).waitFor()
  expect((await accountOf(presale, listed.address)).level).toBe(2n)

  await passTime(chain, 3_700n)
  await desk.again()
  await finishInPanel(desk)
  expect((await stateOf(presale)).pair).toBe(zeroAddress)

  // A fifth is released: a fifth of the tokens for the buyer, a fifth of the money for the owner.
  await visitor.again()
  await visitor.presale.act(/^Claim 1,200 /)
  expect(await balanceOf(token, listed.address)).toBe(1_200n * E)
  const held = () => createChainProbe(chain).getBalance({ address: presale })
  const before = await held()
  await actInPanel(desk, m.presale_admin_withdraw_title())
  expect(before - (await held())).toBe(parseEther('1.2'))
  await leave(visitor, desk, outside)
})
