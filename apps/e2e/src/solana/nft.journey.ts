import { errorMessage, m } from '@slipway/messages'
import { getCreatedTokens } from '@slipway/sdk/solana/get-created-tokens'
import { getTokenAccounts } from '@slipway/sdk/solana/get-token-accounts'
import { getCollectionItems } from '@slipway/sdk/solana/nft/get-collection-items'
import { getSolanaNft, type SolanaCollection } from '@slipway/sdk/solana/nft/get-solana-nft'
import { createSolanaClient } from '@slipway/sdk/solana/solana-rpc'
import { type Address, generateKeyPairSigner, getAddressDecoder } from '@solana/kit'
import { findAssociatedTokenPda, TOKEN_2022_PROGRAM_ADDRESS } from '@solana-program/token-2022'
import type { Locator } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readRunContext } from '../harness/run-context.ts'
import { drawPicture } from '../pages/draw-picture.ts'
import { errorOfField } from '../pages/error-of-field.ts'
import { ReviewDialog } from '../pages/review-dialog.ts'
import { TransactionDrawer } from '../pages/transaction-drawer.ts'
import { look } from '../screens/look.ts'
import { connectSolana, openSolana, type SolanaVisitor } from './open-solana.ts'
import { rejectThenExpire } from './reject-then-expire.ts'
import { SolanaCreator } from './solana-creator.ts'

const { solanaUrl, apiUrl } = readRunContext()
const rpc = createSolanaClient(solanaUrl)
const query = 'network=solana-local&chain=local'
const name = 'Lighthouses'
let visitor: SolanaVisitor
let review: ReviewDialog
let creator: Address
let mint: Address
let item: Address

const main = () => visitor.page.getByRole('main')
const box = (within: Pick<Locator, 'getByRole'>, label: string) =>
  within.getByRole('textbox', { name: label })
const region = (title: string) => visitor.page.getByRole('region', { name: title, exact: true })
const mintCard = () => region(m.shell_route_nft_mint())
const submit = () => mintCard().getByRole('button', { name: m.token_console_review() }).click()

beforeAll(async () => {
  visitor = await openSolana()
  review = new ReviewDialog(visitor.page)
  creator = getAddressDecoder().decode(visitor.solanaWallet.publicKey)
})

afterAll(async () => {
  expect(visitor.watch.unexpected()).toEqual([])
  await visitor.close()
})

async function readCollection(): Promise<SolanaCollection> {
  const nft = await getSolanaNft(rpc, mint)
  if (nft?.kind !== 'collection') throw new Error(`${mint} is no collection.`)
  return nft.collection
}

test('what is wrong is said in the form, and a wallet without money is told what is missing', async () => {
  const { page } = visitor
  await visitor.open(`/solana/nft/create?${query}`)
  await connectSolana(visitor)
  const go = page.getByRole('button', { name: m.nftmake_submit(), exact: true })
  await go.click()
  await page.getByText(m.shell_error_summary({ count: 3 })).waitFor()
  await box(main(), m.nftmake_field_name()).fill('n'.repeat(33))
  await box(main(), m.nftmake_field_symbol()).fill('LIGHT')
  await box(main(), m.nftmake_field_total()).fill('0')
  await go.click()
  await expect
    .poll(() => errorOfField(page, box(main(), m.nftmake_field_name())))
    .toBe(errorMessage('Token_NameTooLong', { length: 33n, max: 32n }))
  await page
    .getByText(m.nftpage_mint_wrong({ max: '1,000,000' }))
    .first()
    .waitFor()
  await look(visitor, 'solana-nft-create-refused')
  await box(main(), m.nftmake_field_name()).fill(name)
  await box(main(), m.nftmake_field_total()).fill('2')
  await box(main(), m.console_ipfs_description()).fill('Seen from afar.')
  await page.locator('input[type="file"]').setInputFiles(await drawPicture(page, 128))
  await page.getByRole('img', { name: m.console_ipfs_logo_alt() }).waitFor()
  await look(visitor, 'solana-nft-create-filled')
  await go.click()
  await review.problem.getByText(m.transaction_problem_insufficient_title()).waitFor()
  await review.back()
})

test('a rejected signature and one that comes too late create nothing; then one signature creates the collection', async () => {
  const { page, solanaWallet } = visitor
  await new SolanaCreator(rpc, solanaWallet).fund()
  await page.getByRole('button', { name: m.nftmake_submit(), exact: true }).click()
  await review.approved.waitFor()
  expect(await review.text()).toContain(m.solana_deposit_collection())
  expect(await review.text()).toContain(m.solana_nft_permanent_minted())
  await look(visitor, 'solana-nft-review')
  await rejectThenExpire(visitor, review)
  const created = () => getCreatedTokens(rpc, creator, { kind: 'collections' })
  expect((await created()).tokens).toEqual([])
  const { value: before } = await rpc.getBalance(creator).send()
  await review.tryAgain()
  await page.getByRole('heading', { name: m.nftmake_made_title({ name }) }).waitFor()
  await look(visitor, 'solana-nft-created')
  const [collection] = (await created()).tokens
  mint = collection?.address as Address
  expect(collection).toMatchObject({
    ...{ name, symbol: 'LIGHT', decimals: 0, totalSupply: 1n, group: { size: 0n, maxSize: 2n } },
    rights: { group: creator, metadata: creator },
  })
  const stored = await fetch(new URL((collection?.uri ?? '').replace('ipfs://', '/ipfs/'), apiUrl))
  expect(await stored.json()).toMatchObject({ name, description: 'Seen from afar.' })
  const { value: after } = await rpc.getBalance(creator).send()
  expect(after).toBeLessThan(before)
})

test('the list has the collection, and its page says who can do what', async () => {
  const { page } = visitor
  await page.getByRole('link', { name: m.shell_route_solana_nft_list() }).last().click()
  const row = page.getByRole('row').filter({ hasText: name })
  await row.waitFor()
  expect(await row.textContent()).toContain(m.nftlist_minted_of({ minted: '0', total: '2' }))
  expect(await row.textContent()).toContain(m.solana_right_yours())
  await look(visitor, 'solana-nft-list')
  await row.getByRole('link', { name }).click()
  await region(m.solana_rights_title()).getByText(m.solana_right_items()).waitFor()
  await page.getByText('Seen from afar.').waitFor()
  await page.getByText(m.nftpage_gallery_empty()).waitFor()
  await look(visitor, 'solana-nft-collection')
})

test('an item goes to another wallet; what it lacks, and a recipient that is a program, are said', async () => {
  const { page } = visitor
  const recipient = (await generateKeyPairSigner()).address
  const [program] = await findAssociatedTokenPda({
    ...{ owner: creator, mint, tokenProgram: TOKEN_2022_PROGRAM_ADDRESS },
  })
  expect(await box(mintCard(), m.nftmake_field_name()).inputValue()).toBe(`${name} #1`)
  await box(mintCard(), m.token_mint_to()).fill(program)
  await submit()
  await mintCard().getByText(m.solana_issue_off_curve()).waitFor()
  await mintCard().getByText(m.solana_nft_picture_needed()).waitFor()
  await box(mintCard(), m.token_mint_to()).fill(TOKEN_2022_PROGRAM_ADDRESS)
  await submit()
  await mintCard().getByText(m.solana_issue_off_curve()).waitFor()
  await look(visitor, 'solana-nft-mint-refused')
  await box(mintCard(), m.token_mint_to()).fill(recipient)
  await mintCard()
    .locator('input[type="file"]')
    .setInputFiles(await drawPicture(page, 96))
  await mintCard().getByRole('img', { name: m.console_ipfs_logo_alt() }).waitFor()
  await submit()
  await review.approved.waitFor()
  expect(await review.text()).toContain(m.solana_nft_permanent_texts())
  expect(await review.text()).toContain(m.solana_nft_review_number())
  await look(visitor, 'solana-nft-mint-review')
  await review.sign()
  await mintCard().getByText(m.solana_nft_mint_done()).waitFor()
  await mintCard()
    .getByRole('link', { name: m.solana_nft_open({ name: `${name} #1` }) })
    .waitFor()
  await expect.poll(() => box(mintCard(), m.nftmake_field_name()).inputValue()).toBe(`${name} #2`)
  expect(await mintCard().getByRole('img', { name: m.console_ipfs_logo_alt() }).count()).toBe(0)
  await region(m.solana_nft_items_title())
    .getByRole('link', { name: `${name} #1` })
    .waitFor()
  await look(visitor, 'solana-nft-collection-minted')
  const { items } = await getCollectionItems(rpc, await readCollection())
  item = items[0]?.address as Address
  expect(items).toMatchObject([{ name: `${name} #1`, rights: {}, member: { number: 1n } }])
  expect((await getTokenAccounts(rpc, item, recipient))[0]?.amount).toBe(1n)
})

test('after a rejection and a reload the next is minted by a link, and a full collection offers no form', async () => {
  const { page, solanaWallet } = visitor
  await visitor.open(`/solana/nft/${mint}?${query}`)
  await mintCard().getByText(m.solana_metadata_link(), { exact: true }).click()
  await box(mintCard(), m.token_field_uri()).fill('http://plain')
  await submit()
  await mintCard().getByText(errorMessage('Input_UriInvalid')).waitFor()
  await box(mintCard(), m.token_field_uri()).fill('https://light.example/2.json')
  await page.reload()
  expect(await box(mintCard(), m.token_field_uri()).inputValue()).toBe(
    'https://light.example/2.json',
  )
  // An NFT is no wallet, though a key pair made its address.
  await box(mintCard(), m.token_mint_to()).fill(item)
  await submit()
  await mintCard().getByText(m.solana_issue_not_wallet()).waitFor()
  await box(mintCard(), m.token_mint_to()).fill(creator)
  await submit()
  await review.approved.waitFor()
  expect(await review.text()).toContain(m.solana_nft_link_host({ host: 'light.example' }))
  solanaWallet.answer = 'reject'
  await review.sign()
  await review.problem.getByText(m.transaction_problem_rejected_title()).waitFor()
  expect((await readCollection()).group.size).toBe(1n)
  solanaWallet.answer = 'sign'
  await review.tryAgain()
  await mintCard().getByText(m.solana_nft_mint_done()).waitFor()
  await mintCard()
    .getByText(m.solana_nft_full({ max: 2 }))
    .waitFor()
  expect(await box(mintCard(), m.token_mint_to()).count()).toBe(0)
  const maximum = region(m.solana_nft_maximum_title())
  await box(maximum, m.nftmake_field_total()).fill('1')
  await maximum.getByRole('button', { name: m.token_console_review() }).click()
  await maximum
    .getByText(m.solana_nft_maximum_range({ min: '2', max: '1,000,000' }))
    .first()
    .waitFor()
  await box(maximum, m.nftmake_field_total()).fill('3')
  await maximum.getByRole('button', { name: m.token_console_review() }).click()
  await review.approved.waitFor()
  await review.sign()
  await maximum.getByText(m.solana_nft_maximum_done()).waitFor()
  expect((await readCollection()).group.maxSize).toBe(3n)
  const drawer = new TransactionDrawer(page)
  await drawer.open()
  for (const number of [1, 2])
    await drawer
      .row(m.transaction_title_nft_item({ subject: `${name} #${number}` }))
      .first()
      .waitFor()
})

test('the page of an item names its collection, and that collection counts it', async () => {
  const { page } = visitor
  await visitor.open(`/solana/nft/${item}?${query}`)
  await page.getByText(m.solana_nft_single()).waitFor()
  await page.getByText(m.solana_nft_verified()).waitFor()
  await page.getByText(m.solana_rights_none()).waitFor()
  await look(visitor, 'solana-nft-item')
  await page.getByRole('link', { name, exact: true }).click()
  await mintCard().waitFor()
})

test('the right to mint is given up for good, behind a review that says so', async () => {
  const { page } = visitor
  const panel = region(m.solana_rights_title())
  const right = m.solana_right_items()
  await panel.getByRole('button', { name: m.solana_give_up_named({ right }) }).click()
  await review.approved.waitFor()
  expect(await review.text()).toContain(m.solana_give_up_permanent())
  expect(await review.text()).toContain(m.solana_give_up_items())
  await look(visitor, 'solana-nft-give-up')
  await review.sign()
  await panel.getByText(m.solana_give_up_done()).waitFor()
  await page.getByText(m.solana_nft_ended()).waitFor()
  await look(visitor, 'solana-nft-ended')
  expect((await readCollection()).rights).toEqual({ metadata: creator })
})

test('strangers read the same, in Chinese and in the dark, and can mint nothing', async () => {
  const reader = await openSolana({ language: 'zh-CN', colorScheme: 'dark' })
  const locale = { locale: 'zh-CN' } as const
  try {
    await reader.open(`/solana/nft/${mint}?${query}`)
    await reader.page.getByText(m.solana_nft_ended({}, locale)).waitFor()
    await reader.page.getByRole('link', { name: `${name} #1` }).waitFor()
    await look(reader, 'solana-nft-collection', 'zh-CN')
    await reader.open(`/solana/nft/${item}?${query}`)
    await reader.page.getByText(m.solana_nft_single({}, locale)).waitFor()
    await look(reader, 'solana-nft-item', 'zh-CN')
    await reader.open(`/solana/nft/create?${query}`)
    await reader.page
      .getByRole('heading', { name: m.shell_route_solana_nft_create({}, locale) })
      .waitFor()
    await look(reader, 'solana-nft-create', 'zh-CN')
    await reader.open(`/solana/nft/list?${query}`)
    await reader.page.getByText(m.solana_nft_list_disconnected({}, locale)).waitFor()
    await reader.open(`/solana/nft/nothing?${query}`)
    await reader.page.getByText(m.solana_nft_missing({}, locale)).waitFor()
    await look(reader, 'solana-nft-missing', 'zh-CN')
    expect(reader.watch.unexpected()).toEqual([])
  } finally {
    await reader.close()
  }
})
