import { taxedTokenAbi } from '@slipway/deployments/abi'
import { localCollectionAddress } from '@slipway/devnet/venue/collection/local-collection'
import { m } from '@slipway/messages'
import type { TemplateId } from '@slipway/sdk/platform/template-id'
import { type Address, parseEther, zeroAddress } from 'viem'
import { afterEach, expect, test } from 'vitest'
import { createChainProbe } from '../chain/chain-of-run.ts'
import { createFreshAccounts } from '../chain/create-fresh-accounts.ts'
import { createTrader, exchangeOfRun, type Trader } from '../chain/trade-token.ts'
import { ConsoleRow } from '../pages/console-row.ts'
import { TokenConsolePage } from '../pages/token-console-page.ts'
import { WalletPanel } from '../pages/wallet-panel.ts'
import { type Creator, openCreator } from './creator.ts'

const unit = 10n ** 18n
const supply = 1_000_000_000n
const probe = createChainProbe('local')

let creator: Creator

afterEach(async () => {
  expect(creator.watch.unexpected()).toEqual([])
  await creator.close()
})

/** What a template's form asks for beyond names and taxes, and how its payment is proven. */
interface TemplateCase {
  readonly templateId: TemplateId
  readonly name: () => string
  readonly fields?: () => Readonly<Record<string, string>>
  /** Whether the owner, who holds half of the supply, is owed a dividend after some trades. */
  readonly paysHolders?: boolean
  /** Whether trades pay those who invited the trader. */
  readonly paysInviters?: boolean
  /** Seconds of the chain that pass before this template buys what it pays out. */
  readonly restsSeconds?: number
}

const cases: readonly TemplateCase[] = [
  { templateId: 2, name: m.token_template_2_name },
  {
    templateId: 3,
    name: m.token_template_3_name,
    fields: () => ({ rewardToken: exchangeOfRun().wrappedNative }),
    paysHolders: true,
    restsSeconds: 300,
  },
  // What liquidity and NFTs are paid is a journey of its own each.
  { templateId: 4, name: m.token_template_4_name },
  { templateId: 5, name: m.token_template_5_name, paysHolders: true },
  { templateId: 6, name: m.token_template_6_name, paysInviters: true },
  { templateId: 7, name: m.token_template_7_name, paysHolders: true },
  {
    templateId: 8,
    name: m.token_template_8_name,
    fields: () => ({ nft: localCollectionAddress }),
  },
  { templateId: 9, name: m.token_template_9_name, paysInviters: true },
]

/** Creates a token of a template through the form. */
async function create({ templateId, name, fields }: TemplateCase, marketing: Address) {
  const symbol = `TPL${templateId}`
  const { page, form, review } = creator
  await form.fill({
    name: `Template ${templateId}`,
    symbol,
    totalSupply: String(supply),
    decimals: '18',
  })
  const title = page.locator('strong').getByText(name(), { exact: true })
  await page.locator('label').filter({ has: title }).getByRole('radio').check()
  const entries = { marketingWallet: marketing, ...fields?.() }
  for (const [field, entry] of Object.entries(entries)) {
    await page.locator(`#token-create-${field}`).fill(entry)
  }
  await form.review.click()
  await review.approved.waitFor()
  await review.sign()
  const created = creator.created(symbol)
  await created.root.waitFor()
  return created.address()
}

/** Liquidity, its lock and open trading in one transaction, from the console. */
async function launch(token: Address): Promise<void> {
  const { page, review } = creator
  await creator.open(`/token/detail/${token}?chain=local`)
  const row = new ConsoleRow(page, m.console_launch_pad_title())
  await row.open()
  await row.field(m.console_liquidity_tokens()).fill(String(supply / 2n))
  await row.field(m.console_liquidity_quote()).fill('100')
  await row.submit()
  await row.confirm(m.console_launch_confirm(), m.console_launch_title())
  await review.approved.waitFor()
  await review.dialog.locator('button').last().click()
  await row.done.waitFor()
}

async function renounce(token: Address, symbol: string): Promise<void> {
  const { page, review } = creator
  await creator.open(`/token/detail/${token}?chain=local`)
  const console = new TokenConsolePage(page)
  await console.panel('renounce').getByRole('textbox').fill(symbol)
  await console.submit('renounce')
  await review.approved.waitFor()
  await review.sign()
  await console.panel('renounce').getByRole('status').waitFor()
}

/** The owner takes their dividend in the console. */
async function claim(token: Address): Promise<void> {
  const { page, review } = creator
  await creator.open(`/token/detail/${token}?chain=local`)
  const row = new ConsoleRow(page, m.console_claim_title())
  await row.open()
  await row.submit()
  await review.approved.waitFor()
  await review.dialog.locator('button').last().click()
  await row.done.waitFor()
}

/** A small transfer offers, another one back accepts, not before the interval is over (S-36). */
async function invite(token: Address, inviter: Trader, invitee: Trader): Promise<void> {
  await inviter.transfer(token, invitee.address, 1n)
  await probe.mine({ blocks: 4 })
  await invitee.transfer(token, inviter.address, 1n)
  await probe.mine({ blocks: 1 })
}

/** Buys and sells until tax was swapped, so that somebody is owed something. */
async function trade(token: Address, trader: Trader, restsSeconds = 0): Promise<void> {
  const bought = await trader.buy(token, parseEther('10'))
  expect(bought).toBeGreaterThan(0n)
  await trader.sell(token, bought / 10n)
  if (restsSeconds > 0) await probe.increaseTime({ seconds: restsSeconds })
  for (let round = 0; round < 5; round++) {
    await trader.sell(token, bought / 10n)
    await probe.mine({ blocks: 2 })
  }
}

test.each(cases)(
  'template $templateId: created, launched, traded and renounced in the browser',
  async (item) => {
    const [owner, holder, marketing] = await createFreshAccounts(3)
    if (!owner || !holder || !marketing) throw new Error('Accounts are missing.')
    creator = await openCreator(owner)
    const token = await create(item, marketing.address)
    const contract = { address: token, abi: taxedTokenAbi } as const

    // Nothing moves to strangers before trading opens (P-08).
    await expect(
      createTrader('local', owner).transfer(token, holder.address, unit),
    ).rejects.toThrow()
    await launch(token)
    const [isLaunched] = await probe.readContract({ ...contract, functionName: 'launchState' })
    expect(isLaunched).toBe(true)

    const trader = createTrader('local', holder)
    const host = createTrader('local', owner)
    if (item.paysInviters) await invite(token, host, trader)
    const before = await host.balanceOf(token)
    await trade(token, trader, item.restsSeconds)
    if (item.paysInviters) expect(await host.balanceOf(token)).toBeGreaterThan(before)
    if (item.paysHolders) {
      await probe.mine({ blocks: 25 })
      await claim(token)
    }
    await trader.transfer(token, marketing.address, unit)
    expect(await trader.balanceOf(token, marketing.address)).toBe(unit)

    await renounce(token, `TPL${item.templateId}`)
    expect(await probe.readContract({ ...contract, functionName: 'owner' })).toBe(zeroAddress)
    expect(await probe.readContract({ ...contract, functionName: 'capabilities' })).toBe(0n)
    await new WalletPanel(creator.page).accountButton(owner.address).waitFor()
  },
  90_000,
)
