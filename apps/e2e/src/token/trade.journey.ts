import { errorMessage, m } from '@slipway/messages'
import { type Address, erc20Abi, type PrivateKeyAccount, parseEther } from 'viem'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createChainProbe } from '../chain/chain-of-run.ts'
import { createFreshAccounts } from '../chain/create-fresh-accounts.ts'
import { deployForeignToken } from '../chain/foreign/deploy-foreign-token.ts'
import { createTrader, exchangeOfRun } from '../chain/trade-token.ts'
import { checkAccessibility } from '../harness/check-accessibility.ts'
import { openVisitor, type Visitor } from '../harness/open-visitor.ts'
import { TradePanel } from '../pages/trade-panel.ts'
import { WalletPanel } from '../pages/wallet-panel.ts'
import { takeShots } from '../screens/take-shots.ts'

const symbol = 'FRD'
let owner: PrivateKeyAccount
let account: PrivateKeyAccount
let other: PrivateKeyAccount
let token: Address
let visitor: Visitor
let panel: TradePanel

async function openToken(of: Address, language: 'en-US' | 'zh-CN' = 'en-US') {
  const opened = await openVisitor({ accounts: [account], walletChains: ['local'], language })
  await opened.open(`/token/view/${of}?chain=local`)
  const wallet = new WalletPanel(opened.page, language)
  await wallet.connect()
  await wallet.accountButton(account.address).waitFor()
  return { opened, trade: new TradePanel(opened.page, symbol, language) }
}

beforeAll(async () => {
  const [first, second, third] = await createFreshAccounts(3)
  if (!first || !second || !third) throw new Error('Accounts are missing.')
  ;[owner, account, other] = [first, second, third]
  token = await deployForeignToken(owner, false)
  const { opened, trade } = await openToken(token)
  ;[visitor, panel] = [opened, trade]
})

afterAll(async () => {
  expect(visitor.watch.unexpected()).toEqual([])
  await visitor.close()
})

const held = () => createTrader('local', account).balanceOf(token)

/** What the exchange may take of the account's tokens. */
const allowed = () =>
  createChainProbe('local').readContract({
    address: token,
    abi: erc20Abi,
    functionName: 'allowance',
    args: [account.address, exchangeOfRun().router],
  })

test('a buy: foreseen while one types, rehearsed, signed once, and told for what arrived', async () => {
  await panel.amount('buy').fill('1')
  await panel.forecast()
  await panel.submit('buy')
  await panel.review.approved.waitFor()
  expect(await panel.review.value(m.trade_tax())).toContain('0%')
  expect(await panel.review.text()).toContain('Uniswap V2')
  await panel.review.sign()
  await panel.done.waitFor()
  expect(visitor.wallet.sent).toHaveLength(1)
  expect(await held()).toBeGreaterThan(0n)
})

test('a sell that the wallet rejects loses nothing; tried again it sells, with an exact allowance before', async () => {
  await panel.again()
  await panel.choose('sell')
  const before = await held()
  await panel.part('50%')
  await panel.forecast()
  await panel.submit('sell')
  await panel.review.approved.waitFor()
  visitor.wallet.approvals.rejectNext('eth_sendTransaction')
  await panel.review.sign()
  await panel.review.problem.waitFor()
  expect(await held()).toBe(before)
  await panel.review.tryAgain()
  await panel.done.waitFor()
  expect(await held()).toBe(before - before / 2n)
  // The buy, the allowance and the sell.
  expect(visitor.wallet.sent).toHaveLength(3)
})

test('a price that others moved meanwhile is shown before the wallet is asked, and agreed to anew', async () => {
  await panel.again()
  await panel.choose('buy')
  await panel.amount('buy').fill('2')
  await panel.forecast()
  await panel.submit('buy')
  await panel.review.approved.waitFor()
  const least = await panel.review.value(m.trade_least())
  await createTrader('local', other).buy(token, parseEther('10'))
  await panel.review.sign()
  await panel.review.dialog.getByText(m.transaction_changed_title()).waitFor()
  expect(visitor.wallet.sent).toHaveLength(3)
  expect(await panel.review.value(m.trade_least())).not.toBe(least)
  await panel.review.approved.waitFor()
  await panel.review.sign()
  await panel.done.waitFor()
  expect(visitor.wallet.sent).toHaveLength(4)
})

test('more than the wallet has is refused at the field, dust by what it brings', async () => {
  await panel.again()
  await panel.amount('buy').fill('100000')
  await panel.submit('buy')
  await panel.root.getByText(errorMessage('Trade_BalanceTooLow')).waitFor()
  await panel.choose('sell')
  await panel.amount('sell').fill('0.000000000000000001')
  await panel.preview.getByText(errorMessage('Trade_AmountTooSmall')).waitFor()
})

test('an allowance that is in a block when the sell is rejected is named, and can be revoked', async () => {
  await panel.choose('sell')
  await panel.part('50%')
  await panel.forecast()
  await panel.submit('sell')
  await panel.review.approved.waitFor()
  const { approvals } = visitor.wallet
  const allowance = approvals.holdNext('eth_sendTransaction')
  approvals.rejectNext('eth_sendTransaction')
  await panel.review.sign()
  await allowance.asked
  allowance.approve()
  await panel.review.problem.waitFor()
  expect(await panel.review.text()).toContain(m.transaction_step_permission_stays())
  expect(await allowed()).toBeGreaterThan(0n)
  await panel.review.button(m.transaction_undo_confirm()).click()
  await panel.review.dialog.getByText(m.transaction_undo_title()).waitFor()
  await panel.review.approved.waitFor()
  await panel.review.button(m.transaction_undo_confirm()).click()
  await expect.poll(allowed, { timeout: 20_000 }).toBe(0n)
})

test('of a token that nobody can sell again, whoever wants to buy is told', async () => {
  const trapped = await deployForeignToken(owner, true)
  const { opened, trade } = await openToken(trapped)
  await trade.root.getByText(m.trade_sell_refused()).waitFor()
  expect(opened.watch.unexpected()).toEqual([])
  await opened.close()
})

test.each(['en-US', 'zh-CN'] as const)(
  'it can be read and used by everybody, in %s',
  async (language) => {
    const { opened, trade } = await openToken(token, language)
    await trade.amount('buy').fill('12')
    await trade.forecast()
    for (const scheme of ['light', 'dark'] as const) {
      await opened.page.emulateMedia({ colorScheme: scheme })
      expect(await takeShots(opened.page, { screen: 'token-trade', language, scheme })).toEqual([])
      expect(await checkAccessibility(opened.page)).toEqual([])
    }
    expect(opened.watch.unexpected()).toEqual([])
    await opened.close()
  },
)
