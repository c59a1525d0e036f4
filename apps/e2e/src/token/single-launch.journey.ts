import { liquidityLockerAbi, taxedTokenAbi } from '@slipway/deployments/abi'
import { m } from '@slipway/messages'
import { type Address, type PrivateKeyAccount, parseEther, parseEventLogs } from 'viem'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createChainProbe } from '../chain/chain-of-run.ts'
import { createFreshAccounts } from '../chain/create-fresh-accounts.ts'
import { createTrader, type Trader } from '../chain/trade-token.ts'
import { deployTaxedToken } from './deploy-taxed-token.ts'
import { type ConsoleVisitor, openConsole } from './open-console.ts'

const probe = createChainProbe('local')
let owner: PrivateKeyAccount
let visitor: ConsoleVisitor
let trader: Trader
let token: Address

beforeAll(async () => {
  const [first, second, third] = await createFreshAccounts(3)
  if (!first || !second || !third) throw new Error('Accounts are missing.')
  owner = first
  token = await deployTaxedToken(owner, third.address, 2)
  trader = createTrader('local', second)
  visitor = await openConsole([owner], token)
})

afterAll(async () => {
  expect(visitor.watch.unexpected()).toEqual([])
  await visitor.close()
})

const launchState = () =>
  probe.readContract({ address: token, abi: taxedTokenAbi, functionName: 'launchState' })

test('before the liquidity phase even the owner cannot fill the pool; in it they can', async () => {
  const { console } = visitor
  const fields = {
    [m.console_liquidity_tokens()]: '400000000',
    [m.console_liquidity_quote()]: '80',
  }
  const early = await console.fill(m.console_liquidity_title(), { fields })
  await early.submit()
  await expect
    .poll(() => early.errorOf(m.console_liquidity_tokens()))
    .toBe(m.console_liquidity_closed())

  await console.act(m.console_phase_title())
  await console.open()
  // Two transactions, an allowance and the liquidity, in one review.
  const said = await console.act(m.console_liquidity_title(), { fields })
  expect(said).toBe(m.console_liquidity_done())
  await expect(trader.buy(token, parseEther('1'))).rejects.toThrow()
})

test('the liquidity is locked, the phase ended', async () => {
  const { console } = visitor
  await console.open()
  await console.act(m.console_lock_title())
  const locked = parseEventLogs({
    abi: liquidityLockerAbi,
    eventName: 'Locked',
    logs: await probe.getLogs({ fromBlock: 0n }),
  }).filter(({ args }) => args.owner === owner.address)
  expect(locked).toHaveLength(1)
  await console.open()
  await console.act(m.console_phase_title())
  expect(await visitor.page.getByText(m.console_phase_stopped()).count()).toBe(0)
})

test('"Confirm to open trading?" can be left, and opens trading for good when confirmed', async () => {
  const { console, page } = visitor
  await console.open()
  const title = m.console_launch_title()
  const row = await console.fill(title, {})
  await row.submit()
  const question = page.getByRole('dialog', { name: 'Confirm to open trading?' })
  await question.waitFor()
  await page.keyboard.press('Escape')
  await question.waitFor({ state: 'detached' })
  expect((await launchState())[0]).toBe(false)

  await row.submit()
  await row.confirm('Confirm to open trading?', title)
  await console.review.approved.waitFor()
  await console.review.confirm()
  await row.done.waitFor()
  expect((await launchState())[0]).toBe(true)
  expect(await trader.buy(token, parseEther('1'))).toBeGreaterThan(0n)

  await console.open()
  await page.getByRole('heading', { name: m.console_launch_open_title() }).waitFor()
  expect(await console.row(title).root.count()).toBe(0)
  expect(await console.row(m.console_phase_title()).root.count()).toBe(0)
})
