import { nativeDividendTokenAbi } from '@slipway/deployments/abi'
import { m } from '@slipway/messages'
import { type Address, type PrivateKeyAccount, parseEther } from 'viem'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createChainProbe } from '../chain/chain-of-run.ts'
import { createFreshAccounts } from '../chain/create-fresh-accounts.ts'
import { createTrader } from '../chain/trade-token.ts'
import { deployTaxedToken } from './deploy-taxed-token.ts'
import { type ConsoleVisitor, openConsole } from './open-console.ts'

const probe = createChainProbe('local')
const unit = 10n ** 18n
const SMALL_HOLDING = 500n * unit
const INTERVAL_BLOCKS = 20

let visitor: ConsoleVisitor
let token: Address
let trader: PrivateKeyAccount
let smallHolder: PrivateKeyAccount

const contract = () => ({ address: token, abi: nativeDividendTokenAbi }) as const
const terms = () => probe.readContract({ ...contract(), functionName: 'dividendTerms' })
const waiting = async () =>
  (await probe.readContract({ ...contract(), functionName: 'dividendTotals' }))[2]
const shareOf = (account: Address) =>
  probe.readContract({ ...contract(), functionName: 'dividendShareOf', args: [account] })
const paidTo = async (account: Address) =>
  (
    await probe.getContractEvents({
      ...contract(),
      eventName: 'DividendPaid',
      args: { account },
      fromBlock: 0n,
    })
  ).length

/** Two swaps of tax: what the second brings waits for the end of the first one's stream. */
async function earnTwice(): Promise<void> {
  const trading = createTrader('local', trader)
  const bought = await trading.buy(token, parseEther('4'))
  for (let round = 0; round < 4; round++) {
    await trading.sell(token, bought / 10n)
    await probe.mine({ blocks: 2 })
  }
}

beforeAll(async () => {
  const [owner, second, third, fourth] = await createFreshAccounts(4)
  if (!owner || !second || !third || !fourth) throw new Error('Accounts are missing.')
  trader = second
  smallHolder = third
  token = await deployTaxedToken(owner, fourth.address, 5)
  visitor = await openConsole([owner], token)
  await visitor.console.launch('500000000', '100')
  await earnTwice()
  const given = await probe.writeContract({
    ...contract(),
    account: owner,
    functionName: 'transfer',
    args: [smallHolder.address, SMALL_HOLDING],
  })
  await probe.waitForTransactionReceipt({ hash: given })
})

afterAll(async () => {
  expect(visitor.watch.unexpected()).toEqual([])
  await visitor.close()
})

test('a lower threshold lets a small holder in once they are counted anew', async () => {
  const { console } = visitor
  expect(await shareOf(smallHolder.address)).toBe(0n)
  await console.open()
  const entries = { fields: { [m.console_dividend_threshold_amount()]: '100' } }
  expect(await console.act(m.console_dividend_threshold_title(), entries)).toBe(
    m.console_dividend_threshold_done(),
  )
  expect((await terms())[0]).toBe(100n * unit)
  expect(await shareOf(smallHolder.address)).toBe(0n)
  const holder = { fields: { [m.console_account()]: smallHolder.address } }
  expect(await console.act(m.console_refresh_title(), holder)).toBe(m.console_refresh_done())
  expect(await shareOf(smallHolder.address)).toBeGreaterThan(0n)
})

test('what waits begins to flow when somebody distributes it after the interval', async () => {
  const { console } = visitor
  await probe.mine({ blocks: INTERVAL_BLOCKS + 1 })
  expect(await waiting()).toBeGreaterThan(0n)
  await console.open()
  expect(await console.act(m.console_distribute_title())).toBe(m.console_distribute_done())
  expect(await waiting()).toBe(0n)
})

test('anybody pays a holder out', async () => {
  const { console } = visitor
  await probe.mine({ blocks: INTERVAL_BLOCKS })
  expect(await paidTo(trader.address)).toBe(0)
  await console.open()
  const holder = { fields: { [m.console_account()]: trader.address } }
  expect(await console.act(m.console_claim_for_title(), holder)).toBe(m.console_claim_for_done())
  expect(await paidTo(trader.address)).toBe(1)
})

test('the interval is changed, and its preview says how long a distribution takes then', async () => {
  const { console } = visitor
  await console.open()
  const entries = { fields: { [m.console_dividend_interval_blocks()]: '7' } }
  expect(await console.act(m.console_dividend_interval_title(), entries)).toBe(
    m.console_dividend_interval_done(),
  )
  expect((await terms())[1]).toBe(7n)
})
