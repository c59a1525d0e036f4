import { getLocalDeployment } from '@slipway/deployments'
import { taxedTokenAbi } from '@slipway/deployments/abi'
import { m } from '@slipway/messages'
import { type Address, type PrivateKeyAccount, parseEther, zeroAddress } from 'viem'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createChainProbe } from '../chain/chain-of-run.ts'
import { createFreshAccounts } from '../chain/create-fresh-accounts.ts'
import { createPool } from '../chain/create-pool.ts'
import { createTrader } from '../chain/trade-token.ts'
import type { ConsoleEntries } from '../pages/token-console.ts'
import { deployTaxedToken } from './deploy-taxed-token.ts'
import { type ConsoleVisitor, openConsole } from './open-console.ts'

const probe = createChainProbe('local')
const unit = 10n ** 18n
/** A contract of the platform that holds tokens. */
const holding = getLocalDeployment().contracts.launchPad?.address ?? zeroAddress

let visitor: ConsoleVisitor
let token: Address
let trader: PrivateKeyAccount
let heir: PrivateKeyAccount
let otherPool: Address
let swapsBefore = 0

/** What the contract says, in the shape that the forms write it. */
const contract = () => ({ address: token, abi: taxedTokenAbi }) as const
const state = {
  taxes: () => probe.readContract({ ...contract(), functionName: 'taxes' }),
  shares: () => probe.readContract({ ...contract(), functionName: 'shares' }),
  limits: () => probe.readContract({ ...contract(), functionName: 'limits' }),
  wallets: () => probe.readContract({ ...contract(), functionName: 'wallets' }),
  switches: () => probe.readContract({ ...contract(), functionName: 'switches' }),
  swaps: async () =>
    (
      await probe.getContractEvents({
        ...contract(),
        eventName: 'SwappedBack',
        fromBlock: 0n,
      })
    ).length,
  isListed: (account: Address) =>
    probe.readContract({ ...contract(), functionName: 'isBlacklisted', args: [account] }),
  exemption: (account: Address) =>
    probe.readContract({ ...contract(), functionName: 'exemptionOf', args: [account] }),
  isPair: (account: Address) =>
    probe.readContract({ ...contract(), functionName: 'isPair', args: [account] }),
}

beforeAll(async () => {
  const [owner, second, third, fourth] = await createFreshAccounts(4)
  if (!owner || !second || !third || !fourth) throw new Error('Accounts are missing.')
  trader = second
  heir = third
  token = await deployTaxedToken(owner, fourth.address, 2)
  visitor = await openConsole([owner], token)
  await visitor.console.launch('500000000', '100')
  const trading = createTrader('local', trader)
  const bought = await trading.buy(token, parseEther('2'))
  await trading.sell(token, bought / 4n)
  otherPool = await createPool(owner, token)
  swapsBefore = await state.swaps()
})

afterAll(async () => {
  expect(visitor.watch.unexpected()).toEqual([])
  await visitor.close()
})

interface FormCase {
  readonly title: () => string
  readonly entries?: () => ConsoleEntries
  /** What the row says once it is done. */
  readonly done: () => string
  /** What the chain says then, and what it has to say. */
  readonly chain: () => Promise<unknown>
  readonly expected: () => unknown
}

const cases: readonly FormCase[] = [
  {
    title: m.console_swap_back_title,
    done: m.console_swap_back_done,
    chain: async () => (await state.swaps()) > swapsBefore,
    expected: () => true,
  },
  {
    title: m.console_taxes_title,
    entries: () => ({
      fields: {
        [m.console_tax_buy()]: '4.25',
        [m.console_tax_sell()]: '24.99',
        [m.console_tax_transfer()]: '25',
        [m.console_tax_add_pool()]: '50',
        [m.console_tax_remove_pool()]: '0',
      },
    }),
    done: m.console_taxes_done,
    chain: state.taxes,
    expected: () => [425n, 2_499n, 2_500n, 5_000n, 0n],
  },
  {
    title: m.console_shares_title,
    entries: () => ({
      fields: {
        [m.console_split_burn()]: '1',
        [m.console_split_liquidity()]: '2',
        [m.console_split_marketing()]: '97',
      },
    }),
    done: m.console_shares_done,
    chain: state.shares,
    expected: () => [1n, 2n, 97n, 0n],
  },
  {
    title: m.console_marketing_title,
    entries: () => ({ fields: { [m.console_marketing_wallet()]: heir.address } }),
    done: m.console_marketing_done,
    chain: async () => (await state.wallets())[0],
    expected: () => heir.address,
  },
  {
    title: m.console_threshold_title,
    entries: () => ({ fields: { [m.console_threshold_amount()]: '9000000' } }),
    done: m.console_threshold_done,
    chain: async () => (await state.limits())[3],
    expected: () => 9_000_000n * unit,
  },
  {
    title: m.console_wallet_limit_title,
    entries: () => ({ fields: { [m.console_wallet_limit_amount()]: '1000000' } }),
    done: m.console_wallet_limit_done,
    chain: async () => (await state.limits())[0],
    expected: () => 1_000_000n * unit,
  },
  {
    title: m.console_swap_limit_title,
    entries: () => ({ fields: { [m.console_swap_limit_amount()]: '1000000' } }),
    done: m.console_swap_limit_done,
    chain: async () => (await state.limits())[1],
    expected: () => 1_000_000n * unit,
  },
  {
    title: m.console_fission_title,
    entries: () => ({ fields: { [m.console_fission_count()]: '3' } }),
    done: m.console_fission_done,
    chain: async () => (await state.limits())[2],
    expected: () => 3n,
  },
  {
    title: m.console_blacklist_add_title,
    entries: () => ({ fields: { [m.console_blacklist_lines()]: trader.address } }),
    done: () => m.console_blacklist_add_done({ count: 1 }),
    chain: () => state.isListed(trader.address),
    expected: () => true,
  },
  {
    title: m.console_blacklist_remove_title,
    entries: () => ({ fields: { [m.console_blacklist_lines()]: trader.address } }),
    done: () => m.console_blacklist_remove_done({ count: 1 }),
    chain: () => state.isListed(trader.address),
    expected: () => false,
  },
  {
    title: m.console_exemption_title,
    entries: () => ({
      fields: { [m.console_exemption_contract()]: holding },
      choices: [m.console_exemption_both()],
    }),
    done: m.console_exemption_done,
    chain: () => state.exemption(holding),
    expected: () => 3,
  },
  {
    title: m.console_pair_title,
    entries: () => ({ fields: { [m.console_pair_address()]: otherPool } }),
    done: m.console_pair_done,
    chain: () => state.isPair(otherPool),
    expected: () => true,
  },
  ...(
    [
      [m.console_switch_tax_title, m.console_switch_tax_done, 0],
      [m.console_switch_blacklist_title, m.console_switch_blacklist_done, 1],
      [m.console_switch_wallet_title, m.console_switch_wallet_done, 3],
      [m.console_switch_swap_title, m.console_switch_swap_done, 2],
    ] as const
  ).map(
    ([title, done, index]): FormCase => ({
      title,
      done,
      chain: async () => Object.values(await state.switches())[index],
      expected: () => false,
    }),
  ),
]

test.each(cases.map((one) => ({ name: one.title(), one })))(
  '$name: form, preview, rehearsal, signature, success, and the chain agrees',
  async ({ one }) => {
    const { console } = visitor
    await console.open()
    const before = await one.chain()
    expect(before).not.toEqual(one.expected())
    expect(await console.act(one.title(), one.entries?.() ?? {})).toBe(one.done())
    expect(await one.chain()).toEqual(one.expected())
  },
)

test('switches that went off have no form any more, and their forms are gone with them', async () => {
  const { console, page } = visitor
  await console.open()
  await console.row(m.console_marketing_title()).root.waitFor()
  for (const title of [
    m.console_taxes_title(),
    m.console_shares_title(),
    m.console_blacklist_add_title(),
    m.console_wallet_limit_title(),
    m.console_swap_limit_title(),
  ]) {
    expect(await console.row(title).root.count()).toBe(0)
  }
  const off = page.getByText(m.console_switch_off(), { exact: true })
  expect(await off.count()).toBe(4)
})

test('the history names each act', async () => {
  const history = visitor.page.getByRole('region', { name: m.token_console_history() })
  const told = async () => (await history.getByRole('listitem').allTextContents()).join('\n')
  await expect.poll(told).toContain(m.console_action_tax_change_off())
  const text = await told()
  for (const act of [
    m.console_action_blacklist_off(),
    m.console_action_swap_limit_off(),
    m.console_action_wallet_limit_off(),
    m.console_action_fission({ count: '3' }),
    'Set taxes: buy 4.25%, sell 24.99%, transfer 25%',
    'Divided the tax: burn 1%, liquidity 2%, marketing 97%',
  ]) {
    expect(text).toContain(act)
  }
})
