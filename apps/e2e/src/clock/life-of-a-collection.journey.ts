import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { boatOf, drawBoat } from '@slipway/devnet/world/picture/draw-boat'
import { formatInteger, m } from '@slipway/messages'
import { fileNumberOf } from '@slipway/sdk/nft/provenance'
import { type Address, type PrivateKeyAccount, parseEther } from 'viem'
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
import { chainTime, passTime } from '../chain/deploy-presale.ts'
import { plainText } from '../harness/plain-text.ts'
import { readRunContext } from '../harness/run-context.ts'
import { type Collector, onChain, openCollector } from '../nft/open-collector.ts'
import { CreateCollectionPage } from '../pages/create-collection-page.ts'
import { look } from '../screens/look.ts'

const MINUTE = 60n
const DAY = 86_400n
const TOTAL = 20
const price = parseEther('0.05')
const listPrice = parseEther('0.03')
const name = 'Harbour Lights'

const probe = createChainProbe(chain)
let owner: PrivateKeyAccount
/** On the list. */
let early: PrivateKeyAccount
/** Comes by the link of the one who was early. */
let friend: PrivateKeyAccount
let sale: Address
let inSale: ReturnType<typeof collectionOfRun>
/** What all NFTs show until pictures are shown, stored before. */
let veil: string
/** Twenty pictures on this computer. */
let pictures: string
/** Where the form stored their metadata. */
let folder: string
/** What the maker keeps for the day on which pictures are shown. */
let secret: string
let invitation: string
let maker: Collector
let first: Collector
let second: Collector

const page = (query = '') => onChain(`/nft/mint/${sale}${query}`, chain)
/** What a text says before its first value. */
const opening = (text: string) => text.split('\u0000')[0]?.trim() ?? ''
const tokenUri = (id: bigint) =>
  probe.readContract({ address: sale, abi: marketplaceAbi, functionName: 'tokenURI', args: [id] })

beforeAll(async () => {
  const accounts = await createFreshAccounts(3)
  ;[owner, early, friend] = accounts as [PrivateKeyAccount, PrivateKeyAccount, PrivateKeyAccount]
  const boats = { name, about: 'Boats that nobody sees yet.', total: 1 }
  veil = (await storeCollection({ ...boats, firstBoat: 500, lights: ['dusk'] })).veil
  pictures = await mkdtemp(join(tmpdir(), 'slipway-pictures-'))
  for (let number = 0; number < TOTAL; number++) {
    const boat = drawBoat(boatOf(520 + number, ['dusk', 'noon']))
    await writeFile(join(pictures, `${number}.png`), boat)
  }
  maker = await openCollector(owner, { chain, path: CreateCollectionPage.path })
})

afterAll(async () => {
  for (const one of [maker, first, second]) await one?.leave()
  await rm(pictures, { recursive: true, force: true })
})

/** The form as it stands before its review. */
async function fillForm(form: CreateCollectionPage): Promise<void> {
  const now = await chainTime(chain)
  await form.flip('isHidden')
  await form.fill({
    ...{ name, symbol: 'HARB' },
    ...{ total: String(TOTAL), ownerShare: '5', firstMint: '2' },
    ...{ mintFee: '0.05', cap: '3', royaltyPercent: '7.5' },
  })
  await form.namePlace('uri', veil)
  await form.storeHidden(pictures, { count: TOTAL, names: `${name} #` })
  await form.flip('hasList')
  await form.fill({ listFee: '0.03' })
  await form.fillTime('listStart', now + 20n * MINUTE)
  await form.fillTime('publicStart', now + 40n * MINUTE)
  await form.endAt(now + DAY)
  secret = await form.saveSecret()
  folder = String((JSON.parse(secret) as { baseUri: unknown }).baseUri)
  expect(folder).toMatch(/^ipfs:\/\/bafy.*\/$/)
}

test('a collection of twenty pictures is made: what the form says stands on the chain', async () => {
  // The store says which files it does not have yet.
  maker.watch.expect(/409.*\/api\/ipfs\/folder/)
  const form = new CreateCollectionPage(maker.page)
  await fillForm(form)
  await look(maker, 'nft-create')
  await form.submit.click()
  await maker.nft.review.approved.waitFor()
  await maker.nft.review.button(m.nftmake_review_confirm()).click()
  await maker.page.getByText(m.nftmake_made_list()).waitFor()
  await look(maker, 'nft-created')
  sale = await newestCollectionOf(chain, owner.address)
  inSale = collectionOfRun(chain, sale)
  expect(await inSale.terms()).toMatchObject({
    ...{ total: BigInt(TOTAL), ownerShare: 5n, mintFee: price, listFee: listPrice },
    ...{ cap: 3n, mintMethod: 2n, urlMode: 2n, royaltyBps: 750n },
  })
  expect(await inSale.read('totalSupply')).toBe(2n)
  // All show the same until pictures are shown.
  expect(await tokenUri(0n)).toBe(veil)
  expect(await tokenUri(1n)).toBe(veil)
})

test('before it begins, the page says when it does and mints nothing', async () => {
  first = await openCollector(early, { chain, path: `/nft/mint/${sale}` })
  await first.page.getByText(opening(m.nftpage_stop_coming({ time: '\u0000' }))).waitFor()
  expect(await first.nft.mintButton.count()).toBe(0)
  await look(first, 'nft-coming')
})

test('the owner puts a list in: a line that is wrong is named, and its root is what the page makes', async () => {
  await maker.open(page('?view=manage'))
  const row = maker.nft.row(m.nftpage_own_list_title())
  await row.unfold()
  const label = m.nftpage_own_list_label()
  await row.field(label).fill(`${early.address}, 2\n0x12, 1`)
  await row.submit()
  expect(await row.errorOf(label)).toBe(m.nftpage_own_list_line_address({ line: '2' }))
  await row.field(label).fill(`${early.address}, 2`)
  await look(maker, 'nft-owner')
  await row.sign(maker.nft.review)
  expect(plainText(await row.done.textContent())).toContain(m.nftpage_own_list_done({ count: '1' }))
})

test('the owner opens rewards of inviters, once', async () => {
  const row = maker.nft.row(m.nftpage_own_inviter_title())
  await row.unfold()
  const level = m.nftpage_own_inviter_level({ level: '1' })
  await row.field(level).fill('51')
  await row.agree()
  await row.submit()
  expect(await row.errorOf(level)).toBe(m.nftpage_own_inviter_level_wrong())
  await row.field(level).fill('5')
  await row.sign(maker.nft.review)
})

test('in the list’s phase the one who is on it mints at its price, and nobody else does', async () => {
  await passTime(chain, 21n * MINUTE)
  second = await openCollector(friend, { chain, path: `/nft/mint/${sale}` })
  await second.page.getByText(opening(m.nftpage_stop_not_listed({ time: '\u0000' }))).waitFor()
  expect(await second.nft.mintButton.count()).toBe(0)
  await first.open(page())
  await first.nft.quantity.fill('3')
  await first.page.getByText(m.nftpage_mint_wrong({ max: '2' })).waitFor()
  const review = await first.nft.mint(2)
  expect(review).toContain('0.06')
  await look(first, 'nft-minted')
  await first.page.getByText(m.nftpage_stop_allowance({ count: '2' })).waitFor()
  expect(await inSale.userOf(early.address)).toMatchObject({ id: 1n, mintCount: 2n })
})

test('in the public phase somebody comes by the link of an inviter, and mints up to the limit', async () => {
  await passTime(chain, 20n * MINUTE)
  await first.open(page())
  invitation = await first.page.getByLabel(m.nftpage_invite_link(), { exact: true }).inputValue()
  await second.open(invitation)
  const review = await second.nft.mint(2)
  expect(review).toContain(m.nftpage_mint_review_inviter_permanent())
  await second.nft.again()
  await look(second, 'nft-mint')
  await second.nft.mint(1)
  await second.page.getByText(m.nftpage_stop_cap({ count: '3' })).waitFor()
  expect(await second.nft.mintButton.count()).toBe(0)
  expect(await inSale.userOf(friend.address)).toMatchObject({
    ...{ id: 2n, mintCount: 3n, inviter: early.address },
  })
})

test('the inviter is paid its part of the price', async () => {
  await first.open(page())
  const row = first.nft.row(m.nftpage_claim_title())
  await row.unfold()
  const before = await probe.getBalance({ address: sale })
  await row.sign(first.nft.review)
  expect(before - (await probe.getBalance({ address: sale }))).toBe((3n * price * 500n) / 10_000n)
})

test('the owner mints more for free, within the share, and takes what came in', async () => {
  await maker.open(page('?view=manage'))
  const row = maker.nft.row(m.nftpage_own_mint_title())
  await row.unfold()
  const label = m.nftpage_own_mint_quantity()
  await row.field(label).fill('4')
  await row.submit()
  expect(await row.errorOf(label)).toBe(m.nftpage_own_mint_quantity_wrong({ max: '3' }))
  await row.field(label).fill('3')
  await row.sign(maker.nft.review)
  expect(await inSale.read('ownerShareLeft')).toBe(0n)
  expect(await inSale.read('totalSupply')).toBe(10n)
  const { platformBps } = await inSale.terms()
  const gross = 2n * listPrice + 3n * price
  const rewards = (3n * price * 500n) / 10_000n
  expect(await inSale.read('proceeds')).toBe(gross - rewards - (gross * platformBps) / 10_000n)
  // To an address that the owner names; what was done is said in the row above.
  const [safe] = await createFreshAccounts(1)
  if (!safe) throw new Error('There is no account.')
  const proceeds = await inSale.read('proceeds')
  const before = await probe.getBalance({ address: safe.address })
  const withdrawal = maker.nft.row(m.nftpage_own_withdraw_to_title())
  await withdrawal.unfold()
  await withdrawal.field(m.nftpage_to_label()).fill(safe.address)
  await withdrawal.submit()
  await maker.nft.review.approved.waitFor()
  await maker.nft.review.confirm()
  await maker.nft.row(m.nftpage_own_withdraw_title()).done.waitFor()
  expect((await probe.getBalance({ address: safe.address })) - before).toBe(proceeds)
  expect(await inSale.read('proceeds')).toBe(0n)
})

test('once minting is over nobody mints, and how many never were is said', async () => {
  await passTime(chain, DAY)
  await second.open(page())
  const count = formatInteger(10)
  await second.page.getByText(m.nftpage_stop_ended({ count })).waitFor()
  expect(await second.nft.mintButton.count()).toBe(0)
})

test('who gets which picture is drawn in two steps: a block that nobody knows yet, then its hash', async () => {
  await maker.open(page('?view=manage'))
  const row = maker.nft.row(m.nftpage_own_draw_title())
  await row.unfold()
  await row.sign(maker.nft.review)
  const { drawBlock, drawn } = await inSale.reveal()
  expect(drawn).toBe(false)
  expect(drawBlock).toBeGreaterThan(0n)
  await probe.mine({ blocks: 8 })
  await maker.open(page('?view=manage'))
  await row.root.getByText(m.nftpage_own_draw_named({ block: String(drawBlock) })).waitFor()
  await row.unfold()
  await row.sign(maker.nft.review)
  expect((await inSale.reveal()).drawn).toBe(true)
})

test('the pictures are shown with the kept file, and with nothing else', async () => {
  await maker.open(page('?view=manage'))
  const row = maker.nft.row(m.nftpage_own_show_title())
  await row.unfold()
  await row.root.locator('input[type=file]').setInputFiles({
    ...{ name: 'reveal.json', mimeType: 'application/json', buffer: Buffer.from(secret) },
  })
  const uri = row.field(m.nftpage_own_show_uri())
  await uri.fill('ipfs://elsewhere/')
  await row.agree()
  await row.submit()
  expect(await row.errorOf(m.nftpage_own_show_uri())).toBe(m.nftpage_own_show_differs())
  await uri.fill(folder)
  await look(maker, 'nft-reveal')
  await row.sign(maker.nft.review)
  const { hidden, offset } = await inSale.reveal()
  expect(hidden).toBe(false)
  expect(await tokenUri(0n)).toBe(`${folder}${fileNumberOf(0n, offset, TOTAL)}.json`)
  await first.open(page())
  const number = fileNumberOf(0n, offset, TOTAL)
  await first.page.getByText(`${name} #${number}`, { exact: true }).first().waitFor()
  await look(first, 'nft-revealed')
})

test('what a wallet reads of an NFT is there: metadata by ERC-721, and the picture that they name', async () => {
  const { webUrl } = readRunContext()
  const stored = async (uri: string) => {
    const answer = await fetch(new URL(uri.replace('ipfs://', '/ipfs/'), webUrl))
    expect(answer.status).toBe(200)
    return answer
  }
  for (const id of [0n, 9n]) {
    const words = (await (await stored(await tokenUri(id))).json()) as Record<string, unknown>
    expect(words).toMatchObject({ name: expect.stringMatching(/^Harbour Lights #\d+$/) })
    const picture = await stored(String(words.image))
    expect(picture.headers.get('content-type')).toBe('image/png')
  }
})

test('marketplaces read the royalty by their own interface', async () => {
  const contract = { address: sale, abi: marketplaceAbi } as const
  const speaks = (id: `0x${string}`) =>
    probe.readContract({ ...contract, functionName: 'supportsInterface', args: [id] })
  for (const id of ['0x2a55205a', '0x80ac58cd', '0x5b5e139f'] as const)
    expect(await speaks(id)).toBe(true)
  expect(await speaks('0xffffffff')).toBe(false)
  const royaltyInfo = { ...contract, functionName: 'royaltyInfo' } as const
  expect(await probe.readContract({ ...royaltyInfo, args: [3n, 1_000n] })).toEqual([
    owner.address,
    75n,
  ])
})

test.each(['en-US', 'zh-CN'] as const)(
  'lists and page fit both widths and themes in %s',
  async (language) => {
    const visitor = await openCollector(friend, { chain, path: '/nft/list', language })
    for (const [screen, path] of [
      ['nft-list-held', '/nft/list'],
      ['nft-list-all', '/nft/list?part=all'],
      ['nft-page', `/nft/mint/${sale}`],
    ] as const) {
      await visitor.open(onChain(path, chain))
      await visitor.page.getByRole('heading', { level: 1 }).first().waitFor()
      // What the index has of it, a moment after the chain.
      if (path.startsWith('/nft/list')) await visitor.page.getByText(name).first().waitFor()
      await look(visitor, screen, language)
    }
    await visitor.leave()
  },
)
