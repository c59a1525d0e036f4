import { m } from '@slipway/messages'
import type { Address, PrivateKeyAccount } from 'viem'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createFreshAccounts } from '../chain/create-fresh-accounts.ts'
import {
  type DeployedMapping,
  deployClaims,
  deployMapping,
  mapTokens,
  sendToTwo,
} from '../chain/deploy-mapping.ts'
import { chainTime } from '../chain/deploy-presale.ts'
import { checkAccessibility } from '../harness/check-accessibility.ts'
import { openVisitor, type Visitor } from '../harness/open-visitor.ts'
import { readRunContext } from '../harness/run-context.ts'
import { settle } from '../harness/settle.ts'
import { WalletPanel } from '../pages/wallet-panel.ts'
import { takeShots } from '../screens/take-shots.ts'

const chain = 'local'
const UNIT = 10n ** 18n
const looks = [
  { language: 'en-US', scheme: 'light' },
  { language: 'zh-CN', scheme: 'dark' },
] as const

let owner: PrivateKeyAccount
let mapping: DeployedMapping
/** Of the same token, made after the mapping; nobody claims from it. */
let claims: Address

beforeAll(async () => {
  const [fresh] = await createFreshAccounts(1)
  if (!fresh) throw new Error('An account is missing.')
  owner = fresh
  mapping = await deployMapping(chain, owner)
  await mapTokens(chain, owner, mapping, 10n * UNIT)
  await sendToTwo(chain, owner, mapping.target, 5n * UNIT)
  const startTime = await chainTime(chain)
  claims = await deployClaims(chain, owner, {
    ...{ token: mapping.target, heir: `0x${'ab'.repeat(20)}`, amount: UNIT },
    ...{ startTime, endTime: startTime + 3_600n },
  })
})

test('index and API know the airdrops and what was sent', async () => {
  // Others make airdrops beside this journey: only its own are waited for.
  const indexed = async (path: string) =>
    (await fetch(new URL(`/api/${path}`, readRunContext().apiUrl))).json()
  await expect
    .poll(() => indexed(`airdrops/${chain}/${mapping.airdrop}`))
    .toMatchObject({ paid: String(20n * UNIT), accounts: 1 })
  await expect.poll(() => indexed(`airdrops/${chain}/${claims}`)).toMatchObject({ accounts: 0 })
  await expect
    .poll(() => indexed(`multisends?sender=${owner.address}`))
    .toMatchObject({ items: [{ recipients: 2, total: String(10n * UNIT) }] })
})

describe('lists of airdrops', () => {
  let visitor: Visitor
  beforeAll(async () => {
    visitor = await openVisitor({ accounts: [owner], walletChains: [chain] })
  })
  afterAll(async () => {
    expect(visitor.watch.unexpected()).toEqual([])
    await visitor.close()
  })

  const rowOf = (name: string) => visitor.page.getByRole('row').filter({ hasText: name })

  /** Addresses of the airdrops of the list, from its first to its last. */
  const listed = async () => {
    const links = visitor.page.getByRole('row').locator('a[href*="/airdrop/detail/0x"]')
    const paths = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))
    return paths.map((path) => path?.match(/0x\w{40}/)?.[0])
  }

  test('an airdrop is found by its token, its state and its kind, and airdrops stand in the chosen order: the address bar says so', async () => {
    const { page } = visitor
    await visitor.open(`/airdrop/list?chain=${chain}`)
    const search = page.getByLabel(m.airlist_search())
    await search.fill(mapping.target)
    await expect.poll(listed).toEqual([claims, mapping.airdrop])
    await expect.poll(() => page.url()).toContain(`q=${mapping.target}`)
    const row = rowOf('OKEEL → NKEEL')
    await row.getByText(m.airlist_state_running()).waitFor()
    await row.getByText('20').first().waitFor()
    await page.getByLabel(m.lock_sort(), { exact: true }).selectOption('accounts')
    await expect.poll(listed).toEqual([mapping.airdrop, claims])
    await expect.poll(() => page.url()).toContain('sort=accounts')
    const kind = page.getByLabel(m.airdrop_kind(), { exact: true })
    await kind.selectOption('claims')
    await expect.poll(listed).toEqual([claims])
    await kind.selectOption('mapping')
    await expect.poll(listed).toEqual([mapping.airdrop])
    await expect.poll(() => page.url()).toContain('kind=mapping')
    await page.getByLabel(m.lock_column_state(), { exact: true }).selectOption('finished')
    await page.getByText(m.airlist_empty_search_title()).waitFor()
    await page.getByRole('button', { name: m.lock_list_clear() }).click()
    await search.fill('NKEEL')
    await expect.poll(() => page.url()).toContain('q=NKEEL')
    await page.locator(`a[href*="/airdrop/detail/${mapping.airdrop}"]`).click()
    await expect.poll(() => page.url()).toContain(`/airdrop/detail/${mapping.airdrop}`)
  })

  test('what a wallet made, took part in and sent has its page', async () => {
    const { page } = visitor
    await visitor.open(`/airdrop/mine?chain=${chain}`)
    await page.getByText(m.airlist_disconnected_title()).waitFor()
    await new WalletPanel(page).connect()
    await rowOf('OKEEL → NKEEL').waitFor()
    await page.getByText(m.airlist_part_joined(), { exact: true }).click()
    await rowOf('OKEEL → NKEEL').waitFor()
    await page.getByRole('button', { name: m.airlist_find() }).click()
    await page.getByText(/Searched \d+ list/).waitFor()
    await page.getByText(m.airlist_part_sent(), { exact: true }).click()
    const sent = rowOf('NKEEL')
    await sent.getByText(m.airlist_batches({ count: 1 })).waitFor()
    await sent.getByRole('link', { name: m.airlist_resume() }).waitFor()
  })
})

describe.each(looks)('in $language, $scheme', ({ language, scheme }) => {
  test.each(['/airdrop/list', '/airdrop/mine'])(
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
