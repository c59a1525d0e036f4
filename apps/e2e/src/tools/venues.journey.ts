import { getDevelopmentAccount } from '@slipway/deployer/accounts/development-accounts'
import { getLocalDeployment } from '@slipway/deployments'
import { platformRegistryAbi } from '@slipway/deployments/abi'
import { errorMessage, m } from '@slipway/messages'
import { swapRouterAbi } from '@slipway/sdk/evm/venue-abi'
import { shortenAddress } from '@slipway/sdk/shared/shorten-address'
import { type Address, getAddress, type PrivateKeyAccount } from 'viem'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createChainProbe } from '../chain/chain-of-run.ts'
import { createFreshAccounts } from '../chain/create-fresh-accounts.ts'
import { deployExchange } from '../chain/deploy-exchange.ts'
import { exchangeOfRun } from '../chain/trade-token.ts'
import { checkAccessibility } from '../harness/check-accessibility.ts'
import { openVisitor, type Visitor } from '../harness/open-visitor.ts'
import { settle } from '../harness/settle.ts'
import { takeShots } from '../screens/take-shots.ts'

const locale = { locale: 'en-US' } as const
const text = (message: typeof m.tools_venues_ask) => message({}, locale)

const factoryOf = (router: Address) =>
  createChainProbe('local').readContract({
    address: router,
    abi: swapRouterAbi,
    functionName: 'factory',
  })

/** Has the platform's contracts know an exchange, as their owner can for what is created later. */
async function recognise(venueFactory: Address): Promise<void> {
  const registry = getLocalDeployment().contracts.platformRegistry?.address
  if (!registry) throw new Error('There is no platform here.')
  const probe = createChainProbe('local')
  const hash = await probe.writeContract({
    account: getDevelopmentAccount(0),
    address: registry,
    abi: platformRegistryAbi,
    functionName: 'addVenueFactory',
    args: [venueFactory],
  })
  await probe.waitForTransactionReceipt({ hash })
}

let account: PrivateKeyAccount
let router: Address
let visitor: Visitor

beforeAll(async () => {
  const [fresh] = await createFreshAccounts(1)
  if (!fresh) throw new Error('There is no account.')
  account = fresh
  router = getAddress(await deployExchange('local', account))
  visitor = await openVisitor()
})

afterAll(async () => {
  expect(visitor.watch.unexpected()).toEqual([])
  await visitor.close()
})

test('the network’s exchanges are shown, and the chain is asked what they are', async () => {
  const { page, open } = visitor
  await open('/tools/venues?chain=local')
  const card = page.getByRole('article').filter({ hasText: 'Uniswap V2' })
  await card.getByText(shortenAddress(exchangeOfRun().router)).waitFor()
  // Uniswap V2 takes 0.3 % of a trade; the page has it from the router.
  await card.getByText('0.3%').waitFor()
  await card.getByRole('button', { name: text(m.tools_venues_ask) }).click()
  await card.getByText(text(m.tools_venues_checked_good)).waitFor()
  await card.getByText(text(m.tools_venues_code_known)).waitFor()
})

test('an own exchange is asked, named, kept for its network and offered where it is needed', async () => {
  const { page, open } = visitor
  await open('/tools/venues?chain=local')
  await page.getByText(text(m.tools_venues_own_none)).waitFor()
  const field = page.getByRole('textbox', { name: text(m.token_router_address) })
  const check = page.getByRole('button', { name: text(m.tools_venues_check), exact: true })

  await field.fill(account.address)
  await check.click()
  await page.locator('form [data-error]').first().waitFor()

  await field.fill(exchangeOfRun().router)
  await check.click()
  await page.getByText(m.tools_venues_listed_router({ name: 'Uniswap V2' }, locale)).waitFor()

  // What the platform's contracts would refuse is not offered, until its owner has them know it.
  await field.fill(router)
  await check.click()
  const venueFactory = await factoryOf(router)
  await page.getByText(errorMessage('Token_VenueUnknown', { venueFactory })).waitFor()
  await recognise(venueFactory)
  await check.click()
  await page.getByText(text(m.tools_venues_unlisted)).waitFor()
  await page.getByRole('textbox', { name: text(m.tools_venues_name) }).fill('Harbour Swap')
  await page.getByRole('button', { name: text(m.tools_venues_keep) }).click()
  await page.getByRole('heading', { name: 'Harbour Swap' }).waitFor()
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    await settle(page)
    expect(await checkAccessibility(page)).toEqual([])
    const shot = { screen: 'state-own-exchange', language: 'en-US', scheme: colorScheme }
    expect(await takeShots(page, shot)).toEqual([])
  }

  await page.reload()
  await page
    .getByRole('button', { name: m.tools_venues_rename({ name: 'Harbour Swap' }, locale) })
    .click()
  await page.getByRole('textbox', { name: text(m.tools_venues_name) }).fill('Pier Swap')
  await page.getByRole('button', { name: text(m.tools_venues_rename_act), exact: true }).click()
  await page.getByRole('heading', { name: 'Pier Swap' }).waitFor()

  await page.getByRole('link', { name: text(m.tools_venues_use_presale) }).click()
  const exchange = page.getByRole('combobox', { name: text(m.presale_field_exchange) })
  await exchange.selectOption({ label: `Pier Swap · ${shortenAddress(router)}` })

  await open('/tools/venues?chain=bsctest')
  await page.getByText(text(m.tools_venues_own_none)).waitFor()

  await open('/tools/venues?chain=local')
  await page
    .getByRole('button', { name: m.token_router_remove({ name: 'Pier Swap' }, locale) })
    .click()
  await page.getByText(text(m.tools_venues_own_none)).waitFor()
})
