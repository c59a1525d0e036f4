import { m } from '@slipway/messages'
import type { PrivateKeyAccount } from 'viem'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createFreshAccounts } from '../chain/create-fresh-accounts.ts'
import { type DeployedMapping, deployMapping, mapTokens } from '../chain/deploy-mapping.ts'
import { type DeployedPool, deployPool, stakeTokens } from '../chain/deploy-pool.ts'
import { openVisitor, type Visitor } from '../harness/open-visitor.ts'
import { readRunContext } from '../harness/run-context.ts'
import { look } from '../screens/look.ts'

const chain = 'local'
const UNIT = 10n ** 18n

let person: PrivateKeyAccount
let pool: DeployedPool
let mapping: DeployedMapping
let visitor: Visitor

beforeAll(async () => {
  const [fresh] = await createFreshAccounts(1)
  if (!fresh) throw new Error('An account is missing.')
  person = fresh
  pool = await deployPool(chain, person)
  await stakeTokens(chain, person, pool, 3n * UNIT)
  mapping = await deployMapping(chain, person)
  await mapTokens(chain, person, mapping, UNIT)
  visitor = await openVisitor({ accounts: [person], walletChains: [chain] })
})

afterAll(async () => {
  expect(visitor.watch.unexpected()).toEqual([])
  await visitor.close()
})

test('the index knows what the person did', async () => {
  const asked = new URL(`/api/portfolio/${person.address}`, readRunContext().apiUrl)
  const known = async () => (await (await fetch(asked)).json()).airdrops.items.length
  await expect.poll(known).toBe(1)
})

test('the portfolio of a typed address says what is due and leads to where it is done', async () => {
  const { page } = visitor
  await visitor.open(`/portfolio?chain=${chain}`)
  await page.getByText(m.portfolio_empty_title()).waitFor()
  await look(visitor, 'portfolio-nobody')
  const field = page.getByLabel(m.portfolio_address(), { exact: true })
  await field.fill('0x12')
  await page.getByRole('button', { name: m.portfolio_show() }).click()
  await page.getByText(m.error_Input_AddressInvalid()).waitFor()
  await field.fill(person.address)
  await page.getByRole('button', { name: m.portfolio_show() }).click()
  await page.getByRole('region', { name: m.portfolio_section_airdrops() }).waitFor()
  await page.getByRole('region', { name: m.portfolio_section_pools() }).waitFor()
  await page.getByRole('button', { name: m.portfolio_listed_ask() }).click()
  await page.getByText(/Searched running lists/).waitFor()
  // The pool itself says what is pending: it grows by the second.
  await page.getByText('PKEEL', { exact: true }).first().waitFor()
  await look(visitor, 'portfolio')
  await page.getByRole('link', { name: m.portfolio_due_poolReward() }).click()
  await expect.poll(() => page.url()).toContain(`/mining/detail/${pool.pool}`)
})

test('the profile of an owner shows what was launched', async () => {
  const { page } = visitor
  await visitor.open(`/owner/${person.address}?chain=${chain}`)
  const pools = page.getByRole('region', { name: m.owner_section_pools() })
  await pools.getByRole('link', { name: /SKEEL/ }).waitFor()
  await page.getByRole('region', { name: m.owner_section_tokens() }).waitFor()
  await look(visitor, 'owner')
  await visitor.open(`/owner/0x12?chain=${chain}`)
  await page.getByText(m.owner_invalid_title()).waitFor()
})

test('the search opens by a key, finds by name and address, and says what is no address', async () => {
  const { page } = visitor
  await visitor.open(`/search?chain=${chain}`)
  await page.getByText(m.search_hint_title()).waitFor()
  await page.keyboard.press('Control+k')
  const field = page.getByRole('combobox', { name: m.search_label() })
  await field.fill(pool.pool)
  const option = page.getByRole('listbox').getByRole('option').first()
  await option.getByText(/SKEEL/).waitFor()
  await look(visitor, 'search-dialog')
  await field.fill(`${pool.pool}a`)
  await page.getByText(m.error_Input_AddressInvalid()).waitFor()
  await field.fill('SKEEL')
  await option.getByText(/Staked Keel/).waitFor()
  await field.press('ArrowUp')
  await field.press('Enter')
  await expect.poll(() => page.url()).toContain('/search?')
  await page.getByRole('region', { name: m.search_kind_token(), exact: true }).waitFor()
  await page.getByRole('region', { name: m.search_kind_pool(), exact: true }).waitFor()
  await look(visitor, 'search')
  await page.getByRole('searchbox', { name: m.search_label() }).fill('no such thing at all')
  await page.getByText(m.search_none_title({ text: 'no such thing at all' })).waitFor()
})
