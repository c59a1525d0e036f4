import { mkdtemp, readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { m } from '@slipway/messages'
import type { Page } from 'playwright-core'
import type { PrivateKeyAccount } from 'viem'
import { afterEach, expect, test } from 'vitest'
import { createFreshAccounts } from '../chain/create-fresh-accounts.ts'
import { deployPresale } from '../chain/deploy-presale.ts'
import { deployToken } from '../chain/deploy-token.ts'
import { readTokenLogs } from '../chain/read-token-logs.ts'
import { openVisitor, type Visitor, type VisitorOptions } from '../harness/open-visitor.ts'
import { look } from '../screens/look.ts'

const CHAIN = 'local'
const visitors: Visitor[] = []

async function open(path: string, options: VisitorOptions = {}): Promise<Visitor> {
  const visitor = await openVisitor(options)
  visitors.push(visitor)
  await visitor.open(`${path}${path.includes('?') ? '&' : '?'}chain=${CHAIN}`)
  return visitor
}

afterEach(async () => {
  for (const visitor of visitors.splice(0)) await visitor.close()
})

async function somebody(): Promise<PrivateKeyAccount> {
  const [account] = await createFreshAccounts(1)
  if (!account) throw new Error('An account is missing.')
  return account
}

test('a presale that was announced stands among the upcoming ones, with the rule of the featured ones beside', async () => {
  const home = await open('/index')
  const presale = await deployPresale(CHAIN, await somebody())
  const upcoming = home.page.getByRole('region', { name: m.home_presales_upcoming() })
  const links = upcoming.getByRole('link')
  await expect
    .poll(async () =>
      (await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''))).join(),
    )
    .toContain('/presale/detail/')
  expect(presale).toBeDefined()
  const featured = home.page.getByRole('region', { name: 'Featured presales' })
  await featured.getByRole('link', { name: 'Compare with the list' }).click()
  await home.page.waitForURL(/presale\/list/)
  expect(new URL(home.page.url()).searchParams.get('sort')).toBe('-users')
})

/** Downloads the series and adds it up. */
async function sumOfFile(page: Page): Promise<number> {
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download CSV: Tokens' }).click(),
  ])
  expect(file.suggestedFilename()).toBe('slipway-tokens-7-days.csv')
  const kept = join(await mkdtemp(join(tmpdir(), 'slipway-csv-')), 'series.csv')
  await file.saveAs(kept)
  const [heads, ...days] = (await readFile(kept, 'utf8')).trim().split('\r\n')
  expect(heads).toBe('date,Tokens')
  expect(days).toHaveLength(7)
  return days.reduce((sum, line) => sum + Number(line.split(',')[1]), 0)
}

test('analysis shows what the chain says; its address holds the choices, its file the series', async () => {
  await deployToken(CHAIN, await somebody())
  const { page } = await open('/dashboard/analysis')
  const total = page
    .locator('dl > div')
    .filter({ hasText: /^Tokens/ })
    .locator('dd')
    .first()
  await page
    .getByRole('combobox', { name: 'Feature', exact: true })
    .selectOption({ label: 'Tokens' })
  await page
    .getByRole('combobox', { name: 'Network', exact: true })
    .selectOption({ label: 'Local chain' })
  await page
    .getByRole('combobox', { name: 'Period', exact: true })
    .selectOption({ label: 'Last 7 days' })
  const address = new URL(page.url()).searchParams
  expect(Object.fromEntries(address)).toMatchObject({ feature: 'token', network: CHAIN, days: '7' })
  const shown = async () => Number((await total.textContent())?.replaceAll(',', ''))
  // Other journeys create tokens meanwhile: figures of one moment are compared.
  await expect.poll(async () => (await readTokenLogs(CHAIN)).length - (await shown())).toBe(0)
  await expect.poll(async () => (await sumOfFile(page)) - (await shown())).toBe(0)
  await page.reload()
  expect(await page.getByRole('combobox', { name: 'Period', exact: true }).inputValue()).toBe('7')
  expect(await page.getByRole('combobox', { name: 'Feature', exact: true }).inputValue()).toBe(
    'token',
  )
})

test('the monitor says which networks are out of date, and that the API is away', async () => {
  const { page } = await open('/dashboard/monitor')
  const row = page.locator('tr[data-chain="31337"]')
  await row.getByText('Up to date').waitFor()
  await page.route('**/api/status', async (route) => {
    const answer = await route.fetch()
    const status = await answer.json()
    for (const chain of status.chains)
      Object.assign(chain, {
        healthy: false,
        problem: 'INDEX_BEHIND',
        headBlock: (chain.indexedBlock ?? 0) + 12,
        lagSeconds: 95,
        auditedBlock: null,
        differences: [],
      })
    await route.fulfill({ json: { ...status, healthy: false } })
  })
  await row.getByText('Index is behind').waitFor()
  expect(await row.textContent()).toContain('12')
  await page.getByText('Some of this is outdated').waitFor()
  await page.unroute('**/api/status')
  await page.route('**/api/status', (route) => route.abort())
  await page.getByText('Unavailable', { exact: true }).first().waitFor()
  await page.unroute('**/api/status')
  await page.getByText('Available', { exact: true }).waitFor()
})

test('figures that cannot be read say so, and come back at a press', async () => {
  const visitor = await openVisitor()
  visitors.push(visitor)
  await visitor.page.route('**/api/stats/days*', (route) => route.abort())
  await visitor.open(`/dashboard/analysis?chain=${CHAIN}`)
  await visitor.page.getByText('Index unavailable').first().waitFor()
  await visitor.page.unroute('**/api/stats/days*')
  await visitor.page.getByRole('button', { name: 'Try again' }).first().click()
  await visitor.page.getByRole('heading', { name: 'Raised' }).waitFor()
})

test.each(['en-US', 'zh-CN'] as const)(
  'home, analysis and monitor fit both themes and widths in %s',
  async (language) => {
    const owner = await somebody()
    await deployToken(CHAIN, owner, { name: 'Keel', symbol: 'KEEL' })
    for (const [path, screen] of [
      ['/index', 'home-extended'],
      ['/dashboard/analysis', 'dashboard-analysis'],
      ['/dashboard/monitor', 'dashboard-monitor'],
    ] as const) {
      const visitor = await open(path, { language })
      await visitor.page.waitForLoadState('networkidle').catch(() => undefined)
      await look(visitor, screen, language)
      await visitor.close()
      visitors.pop()
    }
  },
  240_000,
)
