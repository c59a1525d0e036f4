import { errorMessage, m } from '@slipway/messages'
import { type Address, type PrivateKeyAccount, parseAbi, zeroAddress } from 'viem'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createChainProbe } from '../chain/chain-of-run.ts'
import { createFreshAccounts } from '../chain/create-fresh-accounts.ts'
import { deployExchange } from '../chain/deploy-exchange.ts'
import { readPool } from '../chain/read-pool.ts'
import { checkAccessibility } from '../harness/check-accessibility.ts'
import { openVisitor, type Visitor } from '../harness/open-visitor.ts'
import { settle } from '../harness/settle.ts'
import { RepairPage } from '../pages/repair-page.ts'
import { WalletPanel } from '../pages/wallet-panel.ts'
import { takeShots } from '../screens/take-shots.ts'
import { createGriefedPool, type GriefKind } from './griefed-pool.ts'

type Language = 'en-US' | 'zh-CN'

const toleranceBps = 50n
let owner: PrivateKeyAccount
let stranger: PrivateKeyAccount
const visitors: Partial<Record<Language, Visitor>> = {}

beforeAll(async () => {
  const [first, second] = await createFreshAccounts(2)
  if (!first || !second) throw new Error('There is no account.')
  ;[owner, stranger] = [first, second]
})

afterAll(async () => {
  for (const visitor of Object.values(visitors)) {
    expect(visitor.watch.unexpected()).toEqual([])
    await visitor.close()
  }
})

/** The owner at a browser in one language, with a connected wallet; the same one for all tests. */
async function visit(language: Language, path: string) {
  const known = visitors[language]
  const visitor =
    known ?? (await openVisitor({ accounts: [owner], walletChains: ['local'], language }))
  visitors[language] = visitor
  await visitor.open(path)
  const panel = new WalletPanel(visitor.page, language)
  if (!known) {
    await expect.poll(() => panel.connectButton.isEnabled(), { timeout: 60_000 }).toBe(true)
    await panel.connect()
  }
  await panel.accountButton(owner.address).first().waitFor()
  return { ...visitor, page: visitor.page, repair: new RepairPage(visitor.page, language) }
}

async function shoot({ page }: Pick<Visitor, 'page'>, screen: string, language: Language) {
  for (const scheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme: scheme })
    // A header that follows the page belongs to its top.
    await page.evaluate(() => window.scrollTo(0, 0))
    await settle(page)
    expect(await checkAccessibility(page)).toEqual([])
    expect(await takeShots(page, { screen, language, scheme })).toEqual([])
  }
  await page.emulateMedia({ colorScheme: 'light' })
}

/** Half a percent beside 20 000 tokens for one, at most, by the pool's own reserves. */
async function expectPriced(pair: Address, token: Address): Promise<void> {
  const pool = await readPool('local', pair, token)
  const [actual, stated] = [pool.tokenReserve, pool.currencyReserve * 20_000n]
  const apart = actual > stated ? actual - stated : stated - actual
  expect(apart * 10_000n <= stated * toleranceBps).toBe(true)
  expect(await pool.liquidityOf(owner.address)).toBeGreaterThan(0n)
}

describe('P-09: a griefed pool is shown and repaired', () => {
  test.each<[GriefKind, Language, string, readonly (typeof m.repair_fault_dust_title)[]]>([
    ['dusted', 'en-US', 'DUS', [m.repair_fault_dust_title, m.repair_fault_noLiquidity_title]],
    ['synced', 'zh-CN', 'SYN', [m.repair_fault_counted_title]],
    ['skewed', 'en-US', 'SKW', [m.repair_fault_skewed_title]],
    ['skewed', 'zh-CN', 'OFF', [m.repair_fault_skewed_title]],
    ['empty', 'zh-CN', 'EMP', [m.repair_fault_noLiquidity_title]],
  ])('%s, in %s', async (kind, language, symbol, faults) => {
    const { token, pair } = await createGriefedPool(kind, symbol, owner, stranger)
    const visitor = await visit(language, RepairPage.path(pair))
    const { repair } = visitor
    await repair.state(symbol, '60000', '3')
    for (const fault of faults) await repair.heading(repair.say(fault)).first().waitFor()
    await repair.heading(repair.say(m.repair_picture_after)).waitFor()
    await shoot(visitor, `state-repair-${kind}`, language)
    await repair.press(m.repair_review)
    await repair.review.approved.waitFor()
    if (kind === 'skewed') await shoot(visitor, 'state-repair-review', language)
    await repair.review.button(repair.say(m.repair_confirm)).click()
    await repair.heading(repair.say(m.repair_done_title)).waitFor()
    await expectPriced(pair, token)
    if (kind === 'skewed') await shoot(visitor, 'state-repaired', language)

    // Read anew, nothing is wrong any more.
    await visitor.open(RepairPage.path(pair))
    await repair.heading(repair.say(m.repair_fine_title)).waitFor()
  })
})

test('without a pool the tool says what it mends; what is neither pool nor token is told so', async () => {
  const visitor = await visit('en-US', RepairPage.path())
  const { repair } = visitor
  await repair.heading(repair.say(m.repair_help_title)).waitFor()
  await shoot(visitor, 'state-repair-help', 'en-US')
  const label = repair.say(m.repair_subject_field)
  for (const [entry, code] of [
    ['', 'Input_Required'],
    ['0x12', 'Input_AddressInvalid'],
  ] as const) {
    await repair.look(entry)
    await expect.poll(() => repair.error(label)).toBe(errorMessage(code))
  }
  await repair.look(stranger.address)
  const neither = m.repair_subject_neither({ chain: 'Local chain' }, { locale: 'en-US' })
  await expect.poll(() => repair.error(label)).toBe(neither)
})

test('a token lists its pools, and each wrong entry is refused in its own field', async () => {
  const { token, pair } = await createGriefedPool('skewed', 'WRG', owner, stranger)
  const visitor = await visit('en-US', RepairPage.path(token))
  const { page, repair } = visitor
  const open = m.repair_pools_open_label(
    { symbol: 'WRG', quote: 'WETH', venue: 'Uniswap V2' },
    { locale: 'en-US' },
  )
  await page.getByRole('link', { name: open }).waitFor()
  await shoot(visitor, 'state-repair-pools', 'en-US')
  await page.getByRole('link', { name: open }).click()

  const locale = { locale: 'en-US' } as const
  const tokens = repair.tokenField('WRG')
  const quotes = repair.quoteField('ETH')
  const receiver = repair.say(m.repair_receiver)
  const slippage = repair.say(m.repair_slippage)
  const minutes = repair.say(m.repair_minutes)
  await repair.choose(repair.say(m.repair_statement_amounts))
  await repair.press(m.repair_review)
  await expect.poll(() => repair.error(tokens)).toBe(errorMessage('Input_Required'))
  await repair.state('WRG', '60000', '3')
  const wrong: readonly (readonly [label: string, entry: string, error: string, right: string])[] =
    [
      [tokens, '0', errorMessage('PoolRepair_AmountZero'), '60000'],
      [quotes, 'three', errorMessage('Input_NumberInvalid'), '3'],
      [receiver, zeroAddress, errorMessage('PoolRepair_ReceiverZero'), owner.address],
      [receiver, pair, errorMessage('PoolRepair_ReceiverUnusable', { to: pair }), owner.address],
      [slippage, '50.01', errorMessage('Liquidity_SlippageTooHigh', { max: 5_000n }), '1'],
      [minutes, '0', errorMessage('PoolRepair_DeadlinePassed'), '30'],
      [minutes, '1.5', errorMessage('Input_IntegerRequired'), '30'],
    ]
  for (const [label, entry, error, right] of wrong) {
    await repair.field(label).fill(entry)
    await repair.field(label).blur()
    await expect.poll(() => repair.error(label)).toBe(error)
    await repair.field(label).fill(right)
  }
  await repair.field(tokens).fill('99999999')
  await repair.field(tokens).blur()
  await expect.poll(() => repair.error(tokens)).toContain('Insufficient balance')
  await repair.state('WRG', '60000', '3')

  const most = m.repair_max_loss({ symbol: 'WRG' }, locale)
  await repair.choose(repair.say(m.repair_budget_own))
  await expect.poll(() => repair.field(most).inputValue()).not.toBe('')
  await repair.field(most).fill('1')
  await repair.field(most).blur()
  await expect.poll(() => repair.error(most)).toBe(errorMessage('PoolPlacement_RepairTooDear'))
  await shoot(visitor, 'state-repair-wrong', 'en-US')
})

test('the token’s own console says that somebody was at the pool, with the way to its repair', async () => {
  const { token } = await createGriefedPool('dusted', 'CON', owner, stranger)
  const visitor = await visit('en-US', `/token/detail/${token}?chain=local`)
  const { page, repair } = visitor
  await repair.heading(repair.say(m.repair_notice_title)).waitFor()
  await shoot(visitor, 'state-repair-notice', 'en-US')
  await page.getByRole('link', { name: repair.say(m.repair_notice_link) }).click()
  await repair.heading(repair.say(m.repair_fault_dust_title)).waitFor()
})

const venueAbi = parseAbi([
  'function factory() view returns (address)',
  'function createPair(address, address) returns (address)',
  'function getPair(address, address) view returns (address)',
])

test('an exchange that the platform does not know is said before anything is typed', async () => {
  const { token } = await createGriefedPool('empty', 'FOR', owner, stranger)
  const router = await deployExchange('local', stranger)
  const probe = createChainProbe('local')
  const factory = await probe.readContract({
    address: router,
    abi: venueAbi,
    functionName: 'factory',
  })
  const venue = { address: factory, abi: venueAbi } as const
  const other = (await createGriefedPool('empty', 'OTH', owner, stranger)).token
  const args = [token, other] as const
  const hash = await probe.writeContract({
    ...venue,
    account: stranger,
    functionName: 'createPair',
    args,
  })
  await probe.waitForTransactionReceipt({ hash })
  const pair = await probe.readContract({ ...venue, functionName: 'getPair', args })
  const { page, repair } = await visit('en-US', RepairPage.path(pair))
  await repair.heading(errorMessage('PoolRepair_VenueUnknown')).waitFor()
  expect(await page.getByRole('button', { name: repair.say(m.repair_review) }).count()).toBe(0)
})
