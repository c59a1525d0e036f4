import { nftDividendTokenAbi } from '@slipway/deployments/abi'
import {
  localCollectionAbi,
  localCollectionAddress,
} from '@slipway/devnet/venue/collection/local-collection'
import { errorMessage, m } from '@slipway/messages'
import { type Address, type PrivateKeyAccount, parseEther } from 'viem'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createChainProbe } from '../chain/chain-of-run.ts'
import { createFreshAccounts } from '../chain/create-fresh-accounts.ts'
import { createTrader, exchangeOfRun, type Trader } from '../chain/trade-token.ts'
import { TokenConsole } from '../pages/token-console.ts'
import { type Creator, openCreator } from './creator.ts'
import { type ConsoleVisitor, openConsole } from './open-console.ts'

const probe = createChainProbe('local')
const collection = { address: localCollectionAddress, abi: localCollectionAbi } as const

let owner: PrivateKeyAccount
let holder: PrivateKeyAccount
let creator: Creator
let token: Address
let holderPage: ConsoleVisitor
let trader: Trader
let ids: readonly bigint[]

beforeAll(async () => {
  const [first, second, third] = await createFreshAccounts(3)
  if (!first || !second || !third) throw new Error('Accounts are missing.')
  owner = first
  holder = second
  trader = createTrader('local', third)
  creator = await openCreator(owner)
  const supplyBefore = await probe.readContract({ ...collection, functionName: 'totalSupply' })
  const mint = await probe.writeContract({
    ...collection,
    account: holder,
    functionName: 'mint',
    args: [holder.address, 3n],
  })
  await probe.waitForTransactionReceipt({ hash: mint })
  ids = [1n, 2n, 3n].map((offset) => supplyBefore + offset)
  for (const id of ids) {
    const ofId = await probe.readContract({ ...collection, functionName: 'ownerOf', args: [id] })
    if (ofId !== holder.address) throw new Error(`NFT ${id} went to ${ofId}.`)
  }
})

afterAll(async () => {
  expect(creator.watch.unexpected()).toEqual([])
  expect(holderPage.watch.unexpected()).toEqual([])
  await creator.close()
  await holderPage.close()
})

const contract = () => ({ address: token, abi: nftDividendTokenAbi }) as const
const isActive = async (id: bigint) =>
  (await probe.readContract({ ...contract(), functionName: 'nftState', args: [id] }))[0]
const pending = (id: bigint) =>
  probe.readContract({ ...contract(), functionName: 'pendingNftDividend', args: [id] })

/** Buys and sells until tax was swapped, and lets the interval pass. */
async function trade(): Promise<void> {
  const bought = await trader.buy(token, parseEther('4'))
  for (let round = 0; round < 4; round++) {
    await trader.sell(token, bought / 10n)
    await probe.mine({ blocks: 2 })
  }
}

test('created for a collection through the form; an address that is none is refused', async () => {
  const { page, form, review } = creator
  await form.fill({
    name: 'Ship Owners',
    symbol: 'SHIP',
    totalSupply: '1000000000',
    decimals: '18',
  })
  await page.getByRole('radio', { name: m.token_template_8_name() }).check()
  const [, , marketing] = await createFreshAccounts(3)
  const fields = {
    marketingWallet: marketing?.address ?? '',
    nft: exchangeOfRun().wrappedNative,
    perNftDividend: '0.01',
    dividendTrigger: '0.02',
  }
  for (const [field, text] of Object.entries(fields)) {
    await page.locator(`#token-create-${field}`).fill(text)
  }
  await page.getByRole('switch', { name: m.token_field_blacklist() }).check()
  await form.review.click()
  await page.locator('#token-create-nft-error').waitFor()
  await page.locator('#token-create-nft').fill(localCollectionAddress)
  await form.review.click()
  await review.approved.waitFor()
  await review.sign()
  const created = creator.created('SHIP')
  await created.root.waitFor()
  token = await created.address()
  const [nft, perNft, , trigger] = await probe.readContract({
    ...contract(),
    functionName: 'nftTerms',
  })
  expect([nft, perNft, trigger]).toEqual([
    localCollectionAddress,
    parseEther('0.01'),
    parseEther('0.02'),
  ])
})

test('whoever holds an NFT has it counted, and is paid for it once the trigger is reached', async () => {
  const console = new TokenConsole(creator, token)
  await console.open()
  await console.launch('500000000', '100')
  holderPage = await openConsole([holder], token)
  await holderPage.console.act(m.console_nft_activate_title(), {
    fields: { [m.console_nft_ids()]: ids.join(', ') },
  })
  for (const id of ids) expect(await isActive(id)).toBe(true)

  await trade()
  await trade()
  const wrapped = exchangeOfRun().wrappedNative
  const before = await trader.balanceOf(wrapped, holder.address)
  await holderPage.console.act(m.console_nft_claim_title(), {
    fields: { [m.console_nft_ids()]: ids.slice(0, 2).join('\n') },
  })
  const received = (await trader.balanceOf(wrapped, holder.address)) - before
  expect(received).toBeGreaterThan(0n)
  // The third NFT was not named: its part waits for it.
  expect(await pending(ids[2] ?? 0n)).toBe(received / 2n)
})

test('the owner takes an NFT out of the dividends and lets it in again', async () => {
  const [, , third = 0n] = ids
  const console = new TokenConsole(creator, token)
  await console.open()
  const fields = { [m.console_nft_ids()]: String(third) }
  await console.act(m.console_nft_list_add_title(), { fields })
  const isListed = () =>
    probe.readContract({ ...contract(), functionName: 'isNftBlacklisted', args: [third] })
  expect(await isListed()).toBe(true)
  const earned = await pending(third)
  await trade()
  expect(await pending(third)).toBe(earned)

  // Its own claim is refused before the wallet opens.
  await holderPage.console.open()
  const row = await holderPage.console.fill(m.console_nft_claim_title(), { fields })
  await row.submit()
  const refusal = errorMessage('Token_NothingToClaim')
  await holderPage.console.review.problem.filter({ hasText: refusal }).waitFor()
  await holderPage.console.review.back()

  await console.act(m.console_nft_list_remove_title(), { fields })
  expect(await isListed()).toBe(false)
})

test('the owner changes what each NFT gets; a wrong id or an empty amount is refused in the form', async () => {
  const console = new TokenConsole(creator, token)
  await console.open()
  const row = await console.fill(m.console_nft_dividend_title(), {
    fields: { [m.console_nft_dividend_each()]: '' },
  })
  await row.submit()
  await expect
    .poll(() => row.errorOf(m.console_nft_dividend_each()))
    .toBe('Please enter the single dividend amount')
  await row.field(m.console_nft_dividend_each()).fill('0.02')
  await row.field(m.console_nft_dividend_trigger()).fill('0.05')
  await row.submit()
  await console.review.approved.waitFor()
  await console.review.confirm()
  await row.done.waitFor()
  const [, perNft, , trigger] = await probe.readContract({
    ...contract(),
    functionName: 'nftTerms',
  })
  expect([perNft, trigger]).toEqual([parseEther('0.02'), parseEther('0.05')])

  const ofIds = await console.fill(m.console_nft_activate_title(), {
    fields: { [m.console_nft_ids()]: '1, two' },
  })
  await ofIds.submit()
  await expect
    .poll(() => ofIds.errorOf(m.console_nft_ids()))
    .toBe('The entered tokenId format is incorrect')
})
