import { formatAmount, m } from '@slipway/messages'
import type { PrivateKeyAccount } from 'viem'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createFreshAccounts } from '../chain/create-fresh-accounts.ts'
import { type DeployedPool, deployPool, stakeTokens } from '../chain/deploy-pool.ts'
import { checkAccessibility } from '../harness/check-accessibility.ts'
import { openVisitor, type Visitor } from '../harness/open-visitor.ts'
import { settle } from '../harness/settle.ts'
import { WalletPanel } from '../pages/wallet-panel.ts'
import { takeShots } from '../screens/take-shots.ts'
import { expectPoolsEqualLogs } from '../stack/expect-pools-equal-logs.ts'

const chain = 'bsctest'
const UNIT = 10n ** 18n
const looks = [
  { language: 'en-US', scheme: 'light' },
  { language: 'zh-CN', scheme: 'dark' },
] as const

let owner: PrivateKeyAccount
let made: DeployedPool
/** Of the same tokens, and nobody stakes in it. */
let later: DeployedPool

beforeAll(async () => {
  const [fresh] = await createFreshAccounts(1)
  if (!fresh) throw new Error('An account is missing.')
  owner = fresh
  made = await deployPool(chain, owner)
  await stakeTokens(chain, owner, made, 10n * UNIT)
  later = await deployPool(chain, owner, made)
})

test('pools and stakes of the index are what the logs add up to', () => expectPoolsEqualLogs())

const title = () => m.stakelist_stake_for({ staked: 'SKEEL', reward: 'PKEEL' })

describe('lists of pools', () => {
  let visitor: Visitor
  beforeAll(async () => {
    visitor = await openVisitor({ accounts: [owner], walletChains: [chain] })
  })
  afterAll(async () => {
    expect(visitor.watch.unexpected()).toEqual([])
    await visitor.close()
  })

  const card = ({ pool }: DeployedPool) =>
    visitor.page
      .getByRole('article')
      .filter({ has: visitor.page.locator(`a[href*="/mining/detail/${pool}"]`) })
  /** Addresses of the pools of the list, from its first to its last. */
  const listed = async () => {
    const links = visitor.page.getByRole('article').getByRole('link', { name: title() })
    const paths = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))
    return paths.map((path) => path?.match(/0x\w{40}/)?.[0])
  }

  test('a pool is found by its token, kind and state, and pools stand in the chosen order: the address bar says so', async () => {
    const { page } = visitor
    await visitor.open(`/mining/list?chain=${chain}`)
    const search = page.getByLabel(m.stakelist_search())
    await search.fill(made.staked)
    await expect.poll(listed).toEqual([later.pool, made.pool])
    await expect.poll(() => page.url()).toContain(`search=${made.staked}`)
    const pool = card(made)
    await pool.getByText(m.stakepage_status_running(), { exact: true }).waitFor()
    // A thousandth of a token a second for ten staked ones: 8.64 for each in the day that the pool lasts, and no year's rate.
    await pool.getByText(/^8\.[56]\d*/).waitFor()
    const unit = formatAmount(UNIT, 18, { symbol: 'SKEEL' })
    await pool.getByText(m.stakelist_unit_rest({ unit })).waitFor()
    await pool.getByText('10', { exact: true }).waitFor()
    const kind = page.getByLabel(m.stakelist_filter_kind(), { exact: true })
    await kind.selectOption('nft')
    await page.getByText(m.stakelist_unmatched_title()).waitFor()
    await expect.poll(() => page.url()).toContain('kind=nft')
    await kind.selectOption('token')
    await expect.poll(listed).toEqual([later.pool, made.pool])
    await page.getByLabel(m.stakelist_sort(), { exact: true }).selectOption('stakers')
    await expect.poll(listed).toEqual([made.pool, later.pool])
    await expect.poll(() => page.url()).toContain('sort=stakers')
    await page.getByLabel(m.stakelist_filter_state(), { exact: true }).selectOption('ended')
    await page.getByText(m.stakelist_unmatched_title()).waitFor()
    await page.getByRole('button', { name: m.stakelist_clear() }).click()
    await search.fill('SKEEL')
    await expect.poll(() => page.url()).toContain('search=SKEEL')
    await pool.getByRole('link', { name: title() }).click()
    await expect.poll(() => page.url()).toContain(`/mining/detail/${made.pool}`)
  })

  test('a wallet sees its stake with what is due, and the pools that it made', async () => {
    const { page } = visitor
    await visitor.open(`/mining/mine?chain=${chain}`)
    await page.getByText(m.stakelist_disconnected_title()).waitFor()
    await new WalletPanel(page).connect()
    const pool = card(made)
    await pool.getByText(m.stakelist_my_stake()).waitFor()
    await pool.getByText(m.stakelist_due()).waitFor()
    await page.getByText(m.stakelist_own_created(), { exact: true }).click()
    await expect.poll(() => page.url()).toContain('own=created')
    await expect.poll(listed).toEqual([later.pool, made.pool])
  })
})

describe('without the index', () => {
  test('the pools of the network come from their registry, and that is said', async () => {
    const visitor = await openVisitor()
    await visitor.page.route('**/api/pools*', (route) => route.abort())
    await visitor.open(`/mining/list?chain=${chain}`)
    await visitor.page.getByText(m.stakelist_fallback_title()).waitFor()
    await visitor.page.getByRole('article').filter({ hasText: title() }).first().waitFor()
    await visitor.close()
  })
})

describe.each(looks)('in $language, $scheme', ({ language, scheme }) => {
  test.each(['/mining/list', '/mining/mine'])(
    '%s with something in it: accessible, fits both widths',
    async (path) => {
      const visitor = await openVisitor({ language, colorScheme: scheme })
      await visitor.open(`${path}?chain=${chain}`)
      await settle(visitor.page)
      expect(await checkAccessibility(visitor.page)).toEqual([])
      const screen = `filled${path.replaceAll('/', '-')}`
      expect(await takeShots(visitor.page, { screen, language, scheme })).toEqual([])
      await visitor.close()
    },
  )
})
