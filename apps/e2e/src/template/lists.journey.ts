import { text as textOf } from 'node:stream/consumers'
import { m } from '@slipway/messages'
import { type PrivateKeyAccount, parseEther } from 'viem'
import { expect, test } from 'vitest'
import { clockChain as chain, clockCurrency } from '../chain/clock-chain.ts'
import { createFreshAccounts } from '../chain/create-fresh-accounts.ts'
import { deployPresale, passTime } from '../chain/deploy-presale.ts'
import { deployToken } from '../chain/deploy-token.ts'
import { openVisitor, type Visitor } from '../harness/open-visitor.ts'
import { onChain } from '../nft/open-collector.ts'
import { contribute, leave } from '../presale/presale-journey.ts'
import { look } from '../screens/look.ts'

const amount = (text: string) => `${text}\u00a0${clockCurrency}`

async function people(count: number): Promise<readonly PrivateKeyAccount[]> {
  const found = await createFreshAccounts(count)
  if (found.length !== count) throw new Error('Accounts are missing.')
  return found
}

/** Nothing answers there until `again` was called. */
async function cut({ page, watch }: Visitor, path: string): Promise<() => Promise<void>> {
  watch.expect(/net::ERR_FAILED/)
  await page.route(path, (route) => route.abort())
  return async () => page.unroute(path)
}

test('presales under way move line by line as contributions come in, and name what the soft cap wants', async () => {
  const [owner, first, second] = await people(3)
  if (!owner || !first || !second) throw new Error('Accounts are missing.')
  const token = await deployToken(chain, owner, { name: 'Halyard', symbol: 'HALY' })
  const { presale } = await deployPresale(chain, owner, {
    claimToken: token,
    hardCap: parseEther('10'),
    softCap: parseEther('5'),
  })
  await passTime(chain, 620n)
  await contribute(first, presale, '1.5')
  const visitor = await openVisitor({ language: 'en-US' })
  const { page, open } = visitor
  const again = await cut(visitor, '**/api/presales*')
  await open(onChain(`/list/basic?search=${presale}`, chain))
  await page.getByText(m.template_query_error_text()).waitFor()
  await look(visitor, 'progress-away')
  await again()
  await page.getByRole('button', { name: m.shell_retry() }).click()
  await page.getByText(m.template_progress_soft_missing({ amount: amount('3.5') })).waitFor()
  await look(visitor, 'progress')
  await contribute(second, presale, '3.5')
  await page.getByText(m.template_progress_soft_reached({ cap: amount('5') })).waitFor()

  await page.getByText(m.presale_status_canceled(), { exact: true }).first().click()
  await page.getByText(m.template_progress_empty_text()).waitFor()
  await expect.poll(() => new URL(page.url()).searchParams.get('state')).toBe('canceled')
  await leave(visitor)

  const chinese = await openVisitor({ language: 'zh-CN' })
  await chinese.open(onChain(`/list/basic?search=${presale}`, chain))
  await chinese.page.getByText('Halyard').first().waitFor()
  await look(chinese, 'progress', 'zh-CN')
  await leave(chinese)
})

test('what was launched is asked for by kind, state, owner and words, shared by its address, and taken as a file', async () => {
  const [owner] = await people(1)
  if (!owner) throw new Error('There is no account.')
  const token = await deployToken(chain, owner, { name: 'Mainsail', symbol: 'MAIN' })
  await deployToken(chain, owner, { name: 'Jib', symbol: 'JIB' })
  const visitor = await openVisitor()
  const { page, open, webUrl } = visitor
  const known = new URL(`/api/tokens?chain=${chain}&search=JIB&creator=${owner.address}`, webUrl)
  await expect
    .poll(async () => ((await (await fetch(known)).json()) as { items: unknown[] }).items.length, {
      timeout: 45_000,
    })
    .toBe(1)
  await open(onChain(`/list/query?kind=token&owner=${owner.address}&sort=name`, chain))
  await page
    .getByText(m.template_query_shown({ count: '2' }))
    .first()
    .waitFor()
  await look(visitor, 'query')
  expect(await page.getByRole('rowheader').allInnerTexts()).toEqual([
    expect.stringContaining('Jib'),
    expect.stringContaining('Mainsail'),
  ])
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: m.template_query_export() }).click(),
  ])
  expect(file.suggestedFilename()).toBe(`slipway-token-${chain}.csv`)
  const text = await textOf(await file.createReadStream())
  expect(text.split('\r\n')).toHaveLength(4)
  expect(text).toContain(`${token},Mainsail,MAIN,open,${owner.address}`)

  await page.getByLabel(m.template_query_kind()).selectOption('lock')
  await page.getByText(m.token_list_empty_search_title()).waitFor()
  await page.getByLabel(m.template_query_asset()).fill('keel')
  await page.getByText(m.lock_filter_address_invalid()).waitFor()
  await look(visitor, 'query-nothing')
  const again = await cut(visitor, '**/api/pools*')
  await page.getByLabel(m.template_query_kind()).selectOption('pool')
  await page.getByText(m.template_query_error_title()).waitFor()
  await again()
  await page.getByRole('button', { name: m.shell_retry() }).click()
  await page.getByText(m.token_list_empty_search_title()).waitFor()
  await leave(visitor)

  const chinese = await openVisitor({ language: 'zh-CN' })
  await chinese.open(onChain(`/list/query?kind=token&owner=${owner.address}`, chain))
  await chinese.page.getByText('Mainsail').first().waitFor()
  await look(chinese, 'query', 'zh-CN')
  await leave(chinese)
})

test.each(['en-US', 'zh-CN'] as const)(
  'every tool of the network says what it costs now and how often it was used, in %s',
  async (language) => {
    const options = { locale: language }
    const visitor = await openVisitor({ language })
    const { page, open } = visitor
    await open(onChain('/list/card', chain))
    const card = page.getByRole('article').filter({ hasText: m.template_tool_token({}, options) })
    // The networks of the journeys charge nothing for a creation, and the chain says so.
    await card.getByText(m.template_cards_free({}, options)).waitFor()
    await expect.poll(() => card.textContent()).toMatch(/: \d/)
    await look(visitor, 'cards', language)
    await page
      .getByLabel(m.template_cards_search({}, options))
      .fill(m.shell_route_lock_create({}, options))
    await expect.poll(() => page.getByRole('article').count()).toBe(1)
    await page.getByLabel(m.template_cards_search({}, options)).fill('zzz')
    await page.getByRole('button', { name: m.template_cards_clear({}, options) }).click()
    await expect.poll(() => page.getByRole('article').count()).toBeGreaterThan(5)
    await leave(visitor)
  },
)
