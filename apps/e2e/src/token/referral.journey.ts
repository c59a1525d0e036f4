import { referralTokenAbi } from '@slipway/deployments/abi'
import { errorMessage, m } from '@slipway/messages'
import { type Address, type PrivateKeyAccount, parseEther, parseEventLogs } from 'viem'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createChainProbe } from '../chain/chain-of-run.ts'
import { createFreshAccounts } from '../chain/create-fresh-accounts.ts'
import { createTrader, type Trader } from '../chain/trade-token.ts'
import { deployTaxedToken } from './deploy-taxed-token.ts'
import { type ConsoleVisitor, openConsole } from './open-console.ts'

const probe = createChainProbe('local')
/** Percent for each of the seven levels; together the 10 % that are allowed. */
const rebates = ['4', '2', '1', '1', '1', '0.5', '0.5']
const levels = rebates.length

let token: Address
let owner: ConsoleVisitor
/** A chain of eight: each was invited by the one before. */
let people: readonly PrivateKeyAccount[]
let traders: readonly Trader[]

const contract = () => ({ address: token, abi: referralTokenAbi }) as const
const inviterOf = (account: Address) =>
  probe.readContract({ ...contract(), functionName: 'inviterOf', args: [account] })

beforeAll(async () => {
  const accounts = await createFreshAccounts(levels + 2)
  const [marketing, ...rest] = accounts
  const [first] = rest
  if (!marketing || !first) throw new Error('Accounts are missing.')
  people = rest
  traders = people.map((account) => createTrader('local', account))
  token = await deployTaxedToken(first, marketing.address, 6, {
    buyTaxPercent: '12',
    sellTaxPercent: '12',
    rebates,
    walletLimitEnabled: false,
    swapLimitEnabled: false,
  })
  owner = await openConsole([first], token)
  await owner.console.launch('500000000', '100')
})

afterAll(async () => {
  expect(owner.watch.unexpected()).toEqual([])
  await owner.close()
})

test('an inviter is refused without an invitation and before the interval, then accepted for good', async () => {
  const [host, guest] = traders
  const account = people[1]
  if (!host || !guest || !account) throw new Error('Accounts are missing.')
  const visitor = await openConsole([account], token)
  const { console } = visitor
  const fields = { [m.console_inviter_address()]: host.address }
  const row = await console.fill(m.console_inviter_title(), { fields })
  await row.submit()
  await console.review.problem
    .filter({ hasText: errorMessage('Token_InviteMissing', { inviter: host.address }) })
    .waitFor()
  await console.review.back()

  await host.transfer(token, guest.address, 10n ** 18n)
  await row.submit()
  await console.review.problem.filter({ hasText: /block/ }).waitFor()
  await console.review.back()

  await probe.mine({ blocks: 4 })
  await row.submit()
  await console.review.approved.waitFor()
  await console.review.confirm()
  await row.done.waitFor()
  expect(await inviterOf(guest.address)).toBe(host.address)

  await console.open()
  await visitor.page.getByText(m.console_inviter_bound()).waitFor()
  expect(visitor.watch.unexpected()).toEqual([])
  await visitor.close()
})

test('a trade pays seven levels of inviters what the form promised, and nobody above', async () => {
  for (let index = 1; index < traders.length - 1; index++) {
    const [host, guest] = [traders[index], traders[index + 1]]
    if (!host || !guest) throw new Error('Accounts are missing.')
    // Whoever has nothing to offer with gets a little first.
    await traders[0]?.transfer(token, host.address, 10n ** 20n)
    await host.transfer(token, guest.address, 10n ** 18n)
    await probe.mine({ blocks: 4 })
    await guest.transfer(token, host.address, 10n ** 17n)
    expect(await inviterOf(guest.address)).toBe(host.address)
  }
  await probe.mine({ blocks: 1 })
  const last = traders.at(-1)
  if (!last) throw new Error('Accounts are missing.')
  const from = await probe.getBlockNumber()
  await last.buy(token, parseEther('1'))
  const logs = await probe.getLogs({ address: token, fromBlock: from + 1n })
  const paid = parseEventLogs({ abi: referralTokenAbi, logs, eventName: 'RebatePaid' })
  expect(paid.map(({ args }) => [args.level, args.inviter])).toEqual(
    rebates.map((_, index) => [BigInt(index + 1), people.at(-2 - index)?.address]),
  )
  const [nearest = 0n] = paid.map(({ args }) => args.amount)
  for (const [index, percent] of rebates.entries()) {
    const amount = paid[index]?.args.amount ?? 0n
    expect(Number((amount * 10_000n) / nearest)).toBeCloseTo((Number(percent) / 4) * 10_000, -1)
  }
})

test('the owner lowers rebates, never raises them, and changes the interval', async () => {
  const { console } = owner
  await console.open()
  const level = (at: number) => m.console_rebates_level({ level: at })
  const row = await console.fill(m.console_rebates_title(), { fields: { [level(1)]: '4.01' } })
  await row.submit()
  await expect
    .poll(() => row.errorOf(level(1)))
    .toBe(errorMessage('Token_RebateTooHigh', { bps: 1_001n, max: 1_000n }))
  await row.field(level(7)).fill('0')
  await row.field(level(1)).fill('4.5')
  await row.submit()
  await expect
    .poll(() => row.errorOf(level(1)))
    .toBe(errorMessage('Token_RebateRaised', { level: 1n }))
  await row.field(level(1)).fill('3')
  await row.submit()
  await console.review.approved.waitFor()
  await console.review.confirm()
  await row.done.waitFor()
  const terms = await probe.readContract({ ...contract(), functionName: 'referralTerms' })
  expect(terms[0]).toEqual([300n, 200n, 100n, 100n, 100n, 50n, 0n])

  await console.act(m.console_bind_title(), { fields: { [m.console_bind_blocks()]: '7' } })
  const after = await probe.readContract({ ...contract(), functionName: 'referralTerms' })
  expect(after[1]).toBe(7n)
})
