import { m } from '@slipway/messages'
import { type Address, erc20Abi, type PrivateKeyAccount } from 'viem'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createChainProbe } from '../chain/chain-of-run.ts'
import {
  collectionOfRun,
  marketplaceAbi,
  newestCollectionOf,
  storeCollection,
} from '../chain/collections-of-run.ts'
import { createBalanceReader } from '../chain/create-balance-reader.ts'
import { createFreshAccounts } from '../chain/create-fresh-accounts.ts'
import { DOLLAR, dollarOfRun, giveDollars } from '../chain/local-dollar.ts'
import { CreateCollectionPage } from '../pages/create-collection-page.ts'
import { look } from '../screens/look.ts'
import { type Collector, onChain, openCollector } from './open-collector.ts'

const chain = 'local'
const TOTAL = 5
const price = 20n * DOLLAR
const name = 'Pier Tickets'

const probe = createChainProbe(chain)
const token = dollarOfRun()
let owner: PrivateKeyAccount
/** Mints first, and brings the other. */
let first: PrivateKeyAccount
let second: PrivateKeyAccount
let sale: Address
let maker: Collector
let inviter: Collector

const balanceIn = createBalanceReader(chain)
const balanceOf = (holder: Address) => balanceIn(token, holder)
const heldBy = (holder: Address) =>
  probe.readContract({
    address: sale,
    abi: marketplaceAbi,
    functionName: 'balanceOf',
    args: [holder],
  })
const page = () => onChain(`/nft/mint/${sale}`, chain)

/** An address of which nobody here has the key. */
async function elsewhere(): Promise<Address> {
  const [account] = await createFreshAccounts(1)
  if (!account) throw new Error('There is no account.')
  return account.address
}

beforeAll(async () => {
  const accounts = await createFreshAccounts(3)
  ;[owner, first, second] = accounts as [PrivateKeyAccount, PrivateKeyAccount, PrivateKeyAccount]
  for (const { address } of [first, second]) await giveDollars(chain, address, 5n * price)
  maker = await openCollector(owner, { chain, path: CreateCollectionPage.path })
})

afterAll(async () => {
  for (const one of [maker, inviter]) await one?.leave()
})

test('a collection is priced in a token that is named by its address', async () => {
  const { folder } = await storeCollection({
    name,
    about: 'Five tickets that are paid in a token.',
    total: TOTAL,
    firstBoat: 700,
    lights: ['noon'],
  })
  const form = new CreateCollectionPage(maker.page)
  await form.fill({ name, symbol: 'TICKET', total: String(TOTAL) })
  await form.namePlace('uri', folder)
  await form.choose(m.nftmake_payment(), m.nftmake_payment_token())
  await form.fill({ paymentToken: token })
  const read = { address: token, abi: erc20Abi } as const
  const [named, symbol] = await Promise.all([
    probe.readContract({ ...read, functionName: 'name' }),
    probe.readContract({ ...read, functionName: 'symbol' }),
  ])
  await maker.page.getByText(m.nftmake_token_known({ name: named, symbol })).waitFor()
  await form.fill({ mintFee: '20' })
  await form.submit.click()
  await maker.nft.review.approved.waitFor()
  await maker.nft.review.button(m.nftmake_review_confirm()).click()
  await maker.page.getByText(m.nftmake_made_text()).waitFor()
  sale = await newestCollectionOf(chain, owner.address)
  expect(await collectionOfRun(chain, sale).terms()).toMatchObject({
    paymentToken: token,
    mintFee: price,
  })
})

test('the owner opens rewards of inviters: a tenth of each price', async () => {
  await maker.open(`${page()}&view=manage`)
  const row = maker.nft.row(m.nftpage_own_inviter_title())
  await row.unfold()
  await row.field(m.nftpage_own_inviter_level({ level: '1' })).fill('10')
  await row.sign(maker.nft.review)
})

test('a mint takes exactly the price in the token, and leaves no allowance behind', async () => {
  inviter = await openCollector(first, { chain, path: `/nft/mint/${sale}` })
  const before = await balanceOf(first.address)
  const review = await inviter.nft.mint(2)
  expect(review).toMatch(/\b40(\.0+)? /)
  expect(before - (await balanceOf(first.address))).toBe(2n * price)
  expect(await balanceOf(sale)).toBe(2n * price)
  expect(await heldBy(first.address)).toBe(2n)
  const args = [first.address, sale] as const
  const allowance = { address: token, abi: erc20Abi, functionName: 'allowance', args } as const
  expect(await probe.readContract(allowance)).toBe(0n)
})

test('once the last is minted the page and the list say that it is sold out, in both languages', async () => {
  await inviter.open(page())
  const invitation = await inviter.page
    .getByLabel(m.nftpage_invite_link(), { exact: true })
    .inputValue()
  const visitor = await openCollector(second, { chain, path: `/nft/mint/${sale}` })
  await visitor.open(invitation)
  await visitor.nft.mint(3)
  expect(await heldBy(second.address)).toBe(3n)
  await visitor.leave()
  for (const language of ['en-US', 'zh-CN'] as const) {
    const reader = await openCollector(second, { chain, path: `/nft/mint/${sale}`, language })
    const inPage = { locale: language }
    await reader.page.getByText(m.nftpage_phase_sold_out({}, inPage), { exact: true }).waitFor()
    await reader.page.getByText(m.nftpage_stop_sold_out({}, inPage)).waitFor()
    expect(await reader.nft.mintButton.count()).toBe(0)
    await look(reader, 'nft-sold-out', language)
    await reader.open(onChain(`/nft/list?part=all&search=${sale}`, chain))
    const card = reader.page.getByRole('article').filter({ hasText: name })
    await card.getByText(m.nftpage_phase_sold_out({}, inPage), { exact: true }).waitFor()
    await card.getByText(m.nftlist_next_minted({}, inPage), { exact: true }).waitFor()
    await look(reader, 'nft-list-sold-out', language)
    await reader.leave()
  }
})

test('an inviter claims its reward to another address', async () => {
  await inviter.open(page())
  const to = await elsewhere()
  const row = inviter.nft.row(m.nftpage_claim_to_title())
  await row.unfold()
  await row.field(m.nftpage_to_label()).fill('0x12')
  await row.submit()
  await expect.poll(() => row.errorOf(m.nftpage_to_label())).toBeTruthy()
  await row.field(m.nftpage_to_label()).fill(to)
  await row.submit()
  await inviter.nft.review.approved.waitFor()
  await inviter.nft.review.sign()
  // What was done is said in the row above.
  await inviter.nft.row(m.nftpage_claim_title()).done.waitFor()
  expect(await balanceOf(to)).toBe((3n * price) / 10n)
})

test('who renounced a collection is paid still, to whatever address is named', async () => {
  await maker.open(`${page()}&view=manage`)
  const renounce = maker.nft.row(m.nftpage_own_renounce_title())
  await renounce.unfold()
  await renounce.agree()
  await renounce.submit()
  await maker.nft.review.approved.waitFor()
  await maker.nft.review.sign()
  await maker.nft.review.dialog.waitFor({ state: 'detached' })
  await maker.open(page())
  const to = await elsewhere()
  const proceeds = await collectionOfRun(chain, sale).read('proceeds')
  const { platformBps } = await collectionOfRun(chain, sale).terms()
  const gross = 5n * price
  expect(proceeds).toBe(gross - (3n * price) / 10n - (gross * platformBps) / 10_000n)
  const row = maker.nft.row(m.nftpage_own_withdraw_to_title())
  await row.unfold()
  await look(maker, 'nft-beneficiary')
  await row.field(m.nftpage_to_label()).fill(to)
  await row.submit()
  await maker.nft.review.approved.waitFor()
  await maker.nft.review.sign()
  await maker.nft.row(m.nftpage_own_withdraw_title()).done.waitFor()
  expect(await balanceOf(to)).toBe(proceeds)
  expect(await collectionOfRun(chain, sale).read('proceeds')).toBe(0n)
})
