import { liquidityDividendTokenAbi, liquidityLockerAbi } from '@slipway/deployments/abi'
import { m } from '@slipway/messages'
import { type Address, type PrivateKeyAccount, parseEther, parseEventLogs } from 'viem'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createChainProbe } from '../chain/chain-of-run.ts'
import { createFreshAccounts } from '../chain/create-fresh-accounts.ts'
import { createTrader, exchangeOfRun, type Trader } from '../chain/trade-token.ts'
import { deployTaxedToken } from './deploy-taxed-token.ts'
import { type ConsoleVisitor, openConsole } from './open-console.ts'

const probe = createChainProbe('local')
let owner: PrivateKeyAccount
let visitor: ConsoleVisitor
let token: Address
let trader: Trader
let host: Trader

const read = {
  staked: () =>
    probe.readContract({ ...contract(), functionName: 'stakedLpOf', args: [owner.address] }),
  share: () =>
    probe.readContract({ ...contract(), functionName: 'dividendShareOf', args: [owner.address] }),
  pending: () =>
    probe.readContract({ ...contract(), functionName: 'pendingDividend', args: [owner.address] }),
}
const contract = () => ({ address: token, abi: liquidityDividendTokenAbi }) as const

beforeAll(async () => {
  const [first, second, third] = await createFreshAccounts(3)
  if (!first || !second || !third) throw new Error('Accounts are missing.')
  owner = first
  token = await deployTaxedToken(owner, third.address, 4, { dividendIntervalBlocks: '5' })
  trader = createTrader('local', second)
  host = createTrader('local', owner)
  visitor = await openConsole([owner], token)
})

afterAll(async () => {
  expect(visitor.watch.unexpected()).toEqual([])
  await visitor.close()
})

/** Buys and sells until tax was swapped into the currency that is paid out. */
async function trade(): Promise<void> {
  const bought = await trader.buy(token, parseEther('4'))
  for (let round = 0; round < 4; round++) {
    await trader.sell(token, bought / 10n)
    await probe.mine({ blocks: 2 })
  }
}

/** The wrapped currency that a claim brings, and what the page says of it. */
async function claim(): Promise<bigint> {
  const { wrappedNative } = exchangeOfRun()
  await visitor.console.open()
  const before = await host.balanceOf(wrappedNative)
  expect(await visitor.console.act(m.console_claim_title())).toMatch(/^You received 0\.\d+\sWETH$/)
  return (await host.balanceOf(wrappedNative)) - before
}

test('launched with its liquidity locked: the lock earns once somebody has it credited', async () => {
  await visitor.console.launch('500000000', '100')
  const [log] = parseEventLogs({
    abi: liquidityLockerAbi,
    eventName: 'Locked',
    logs: await probe.getLogs({ fromBlock: 0n }),
  })
    .filter(({ args }) => args.owner === owner.address)
    .slice(-1)
  if (!log) throw new Error('The launch locked nothing.')
  expect(await read.share()).toBe(0n)
  const said = await visitor.console.act(m.console_credit_title(), {
    fields: { [m.console_lock_id()]: String(log.args.lockId) },
  })
  expect(said).toBe(m.console_credit_done())
  expect(await read.share()).toBe(log.args.amount)

  await trade()
  await probe.mine({ blocks: 12 })
  // What a lock earned is claimable once its credit was brought up to date.
  await visitor.console.open()
  await visitor.console.act(m.console_sync_title(), {
    fields: { [m.console_lock_id()]: String(log.args.lockId) },
  })
  expect(await claim()).toBeGreaterThan(parseEther('0.001'))
})

test('liquidity in a wallet earns nothing; staked it does, and it can be taken out again', async () => {
  await visitor.console.open()
  await visitor.console.act(m.console_liquidity_title(), {
    fields: { [m.console_liquidity_tokens()]: '1000000' },
  })
  await trade()
  await probe.mine({ blocks: 12 })
  expect(await read.staked()).toBe(0n)

  await visitor.console.open()
  expect(await visitor.console.act(m.console_stake_title())).toMatch(/ staked$/)
  const staked = await read.staked()
  expect(staked).toBeGreaterThan(0n)
  const before = await read.pending()
  await trade()
  await probe.mine({ blocks: 12 })
  expect(await read.pending()).toBeGreaterThan(before)
  expect(await claim()).toBeGreaterThan(0n)

  await visitor.console.act(m.console_unstake_title())
  expect(await read.staked()).toBe(0n)
})
