import { nftSaleAbi } from '@slipway/deployments/abi'
import { m } from '@slipway/messages'
import type { Address, PrivateKeyAccount } from 'viem'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createChainProbe } from '../chain/chain-of-run.ts'
import { clockChain as chain } from '../chain/clock-chain.ts'
import {
  collectionOfRun,
  marketplaceAbi,
  newestCollectionOf,
  storeCollection,
} from '../chain/collections-of-run.ts'
import { createFreshAccounts } from '../chain/create-fresh-accounts.ts'
import { type Collector, onChain, openCollector } from '../nft/open-collector.ts'
import { CreateCollectionPage } from '../pages/create-collection-page.ts'
import { look } from '../screens/look.ts'

const probe = createChainProbe(chain)
let owner: PrivateKeyAccount
let heir: PrivateKeyAccount
let holder: PrivateKeyAccount
let files: { readonly folder: string; readonly veil: string }
/** Minted by its owner, one picture for all. */
let gift: Address
let maker: Collector
let collector: Collector

const page = (sale: Address, query = '') => onChain(`/nft/mint/${sale}${query}`, chain)
const inMarket = (sale: Address) => ({ address: sale, abi: marketplaceAbi }) as const
const ownerOf = (sale: Address, id: bigint) =>
  probe.readContract({ ...inMarket(sale), functionName: 'ownerOf', args: [id] })
const tokenUri = (sale: Address, id: bigint) =>
  probe.readContract({ ...inMarket(sale), functionName: 'tokenURI', args: [id] })

/** Reviews and signs what the form holds. @returns the collection that came of it */
async function create(form: CreateCollectionPage): Promise<Address> {
  await form.submit.click()
  await maker.nft.review.approved.waitFor()
  await maker.nft.review.button(m.nftmake_review_confirm()).click()
  await maker.page.getByText(m.nftmake_made_owner()).waitFor()
  return newestCollectionOf(chain, owner.address)
}

beforeAll(async () => {
  const accounts = await createFreshAccounts(3)
  ;[owner, heir, holder] = accounts as [PrivateKeyAccount, PrivateKeyAccount, PrivateKeyAccount]
  files = await storeCollection({
    ...{ name: 'Slip Notes', about: 'Notes from the slip.', total: 6 },
    ...{ firstBoat: 800, lights: ['dusk'] as const },
  })
  maker = await openCollector(owner, { chain, path: CreateCollectionPage.path })
})

afterAll(async () => {
  for (const one of [maker, collector]) await one?.leave()
})

test('a collection that only its owner mints shows one picture for all', async () => {
  const form = new CreateCollectionPage(maker.page)
  await form.choose(m.nftmake_method(), m.nftmake_method_owner())
  await form.choose(m.nftmake_mode(), m.nftmake_mode_shared())
  await form.fill({ name: 'Slip Badges', symbol: 'BADGE', total: '5', firstMint: '1' })
  await form.namePlace('uri', files.veil)
  await look(maker, 'nft-create-owner')
  gift = await create(form)
  expect(await collectionOfRun(chain, gift).terms()).toMatchObject({
    ...{ mintMethod: 1n, urlMode: 1n, total: 5n, mintFee: 0n },
  })
})

test('the owner mints to somebody, nobody else mints, and each shows the same', async () => {
  await maker.open(page(gift, '?view=manage'))
  const row = maker.nft.row(m.nftpage_own_mint_title())
  await row.unfold()
  await row.field(m.nftpage_own_mint_quantity()).fill('2')
  await row.field(m.nftpage_own_mint_receiver()).fill(holder.address)
  await row.sign(maker.nft.review)
  // One picture for all: there are no files of NFTs to come.
  expect(await maker.nft.row(m.nftpage_own_uri_title()).root.count()).toBe(0)
  for (const id of [0n, 1n, 2n]) expect(await tokenUri(gift, id)).toBe(files.veil)
  expect(await ownerOf(gift, 2n)).toBe(holder.address)
  collector = await openCollector(holder, { chain, path: `/nft/mint/${gift}` })
  await collector.page.getByText(m.nftpage_stop_owner()).waitFor()
  expect(await collector.nft.mintButton.count()).toBe(0)
  // Nobody pays here, so nobody is told to.
  expect(await collector.page.getByText(m.nftpage_mint_text()).count()).toBe(0)
  await look(collector, 'nft-owner-minted')
})

test('new files are for NFTs to come: a place without a slash is refused, what exists keeps its own', async () => {
  const later = await storeCollection({
    ...{ name: 'Later Notes', about: 'Notes that came later.', total: 6 },
    ...{ firstBoat: 820, lights: ['noon'] as const },
  })
  // What was made is shown again where it was made; from there the way leads to an empty form.
  await maker.open(onChain(CreateCollectionPage.path, chain))
  await maker.page.getByRole('button', { name: m.nftmake_made_again(), exact: true }).click()
  const form = new CreateCollectionPage(maker.page)
  expect(await form.field('name').inputValue()).toBe('')
  await form.choose(m.nftmake_method(), m.nftmake_method_owner())
  await form.fill({ name: 'Slip Notes', symbol: 'NOTE', total: '6', firstMint: '1' })
  await form.namePlace('uri', files.folder)
  const notes = await create(form)
  await maker.open(page(notes, '?view=manage'))
  const row = maker.nft.row(m.nftpage_own_uri_title())
  await row.unfold()
  const label = m.nftpage_own_uri_label()
  await row.field(label).fill(later.folder.slice(0, -1))
  await row.submit()
  expect(await row.errorOf(label)).toContain('/')
  await row.field(label).fill(later.folder)
  await row.root.getByText(`${later.folder}1.json`).waitFor()
  await look(maker, 'nft-owner-files')
  expect(await row.sign(maker.nft.review)).toContain(m.nftpage_own_uri_permanent({ id: '1' }))
  await maker.open(page(notes, '?view=manage'))
  const mint = maker.nft.row(m.nftpage_own_mint_title())
  await mint.unfold()
  await mint.sign(maker.nft.review)
  expect([await tokenUri(notes, 0n), await tokenUri(notes, 1n)]).toEqual([
    `${files.folder}0.json`,
    `${later.folder}1.json`,
  ])
})

test('a holder hands one NFT over; to oneself it is refused beside the field', async () => {
  const title = m.nftpage_transfer_title({ id: '1' })
  await collector.page.getByRole('button', { name: title, exact: true }).click()
  const row = collector.nft.row(title)
  await row.unfold()
  const to = row.field(m.nftpage_transfer_to())
  await to.fill(holder.address)
  await row.agree()
  await row.submit()
  expect(await row.errorOf(m.nftpage_transfer_to())).toBe(m.nftpage_transfer_self())
  await to.fill(heir.address)
  await look(collector, 'nft-transfer')
  expect(await row.sign(collector.nft.review)).toContain(m.nftpage_transfer_permanent())
  expect(await ownerOf(gift, 1n)).toBe(heir.address)
  expect(await ownerOf(gift, 2n)).toBe(holder.address)
})

test('the collection is handed over: the new owner mints, the old one manages nothing', async () => {
  await maker.open(page(gift, '?view=manage'))
  const row = maker.nft.row(m.nftpage_own_hand_title())
  await row.unfold()
  const to = row.field(m.nftpage_own_hand_to())
  await to.fill(owner.address)
  await row.agree()
  await row.submit()
  expect(await row.errorOf(m.nftpage_own_hand_to())).toBe(m.nftpage_own_hand_self())
  await to.fill(heir.address)
  await row.submit()
  await maker.nft.review.approved.waitFor()
  await maker.nft.review.sign()
  await maker.nft.review.dialog.waitFor({ state: 'detached' })
  const call = { address: gift, abi: nftSaleAbi } as const
  await expect.poll(() => probe.readContract({ ...call, functionName: 'owner' })).toBe(heir.address)
  await maker.open(page(gift, '?view=manage'))
  await maker.page.getByText(m.nftpage_stop_owner()).waitFor()
  expect(await maker.nft.row(m.nftpage_own_mint_title()).root.count()).toBe(0)
  const successor = await openCollector(heir, { chain, path: `/nft/mint/${gift}?view=manage` })
  const mint = successor.nft.row(m.nftpage_own_mint_title())
  await mint.unfold()
  await mint.sign(successor.nft.review)
  expect(await ownerOf(gift, 3n)).toBe(heir.address)
  await successor.leave()
})
