import { buffer as readAll } from 'node:stream/consumers'
import { formatAmount, m } from '@slipway/messages'
import { getAirdrop } from '@slipway/sdk/solana/airdrop/get-airdrop'
import { getAirdrops } from '@slipway/sdk/solana/airdrop/get-airdrops'
import { getSolanaPrograms } from '@slipway/sdk/solana/get-solana-programs'
import { getTokenAccounts } from '@slipway/sdk/solana/get-token-accounts'
import { createSolanaClient } from '@slipway/sdk/solana/solana-rpc'
import { type Address, getAddressDecoder } from '@solana/kit'
import type { Locator } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readRunContext } from '../harness/run-context.ts'
import { ReviewDialog } from '../pages/review-dialog.ts'
import { look } from '../screens/look.ts'
import { connectSolana, openSolana, type SolanaVisitor } from '../solana/open-solana.ts'
import { passUntil } from '../solana/pass-until.ts'
import { rejectThenExpire } from '../solana/reject-then-expire.ts'
import { SolanaCreator } from '../solana/solana-creator.ts'

const { solanaUrl } = readRunContext()
const rpc = createSolanaClient(solanaUrl)
const program = getSolanaPrograms(902)?.airdrop as Address
const day = 86_400
const decimals = 2
const totalSupply = 100_000n
const query = 'network=solana-local&chain=local'
const amountOf = (units: bigint, symbol = 'EDDY') => formatAmount(units, decimals, { symbol })
/** On no point of the curve: nobody has its key. */
const offCurve = '8qbHbw2BbbTHBW1sbeqakYXVKRQM8Ne7pLK7m6CVfeR'
/** Somebody who fills a list, so that its ledger is longer than one transaction makes it. */
const filler = '4zvwRjXUKGfvwnParsHAS3HuSVzV5cA4McphgmoCtajS'
const fillers = 10_300
const longTotal = 150n + BigInt(fillers) + 4_000n

const locale = { locale: 'zh-CN' } as const

let visitor: SolanaVisitor
/** Who is in the list, and never paid for anything. */
let receiver: SolanaVisitor
let review: ReviewDialog
let creator: Address
let claimant: Address
let mint: Address
let taxed: Address
let freezable: Address
/** The list of the second airdrop, as its maker saved it. */
let savedList: Buffer

const region = (name: string) => visitor.page.getByRole('region', { name, exact: true })
const mintField = () => visitor.page.getByRole('textbox', { name: m.solana_lock_field_mint() })
const submit = () => visitor.page.getByRole('button', { name: m.airdrop_submit() })
const made = () =>
  visitor.page.getByRole('heading', { name: m.airdrop_made_title({ symbol: 'EDDY' }) })
const addressOf = ({ solanaWallet }: SolanaVisitor) =>
  getAddressDecoder().decode(solanaWallet.publicKey)
const held = async (owner: Address) => (await getTokenAccounts(rpc, mint, owner))[0]?.amount ?? 0n

/** Pastes a list, whatever stood there before. */
async function paste(text: string): Promise<void> {
  const { page } = visitor
  await page.getByText(m.airdrop_list_text(), { exact: true }).click()
  await page.getByRole('textbox', { name: m.airdrop_list_paste() }).fill(text)
  await page.getByRole('button', { name: m.airdrop_list_read() }).click()
}

async function newest() {
  const [airdrop] = await getAirdrops(rpc, program, creator)
  if (!airdrop) throw new Error('There is no airdrop.')
  return airdrop
}

/** Reviews what a card asks for, and signs it. */
async function act(card: Locator): Promise<void> {
  await card.getByRole('button', { name: m.token_console_review() }).click()
  await review.approved.waitFor()
  await review.sign()
}

beforeAll(async () => {
  visitor = await openSolana()
  receiver = await openSolana({ language: 'zh-CN', colorScheme: 'dark' })
  review = new ReviewDialog(visitor.page)
  const maker = new SolanaCreator(rpc, visitor.solanaWallet)
  creator = maker.signer.address
  claimant = addressOf(receiver)
  await maker.fund()
  await new SolanaCreator(rpc, receiver.solanaWallet).fund()
  const draft = { name: 'Eddy', symbol: 'EDDY', uri: '', decimals, totalSupply, transferFeeBps: 0 }
  const rights = { mintable: false, freezable: false }
  mint = await maker.create({ ...draft, ...rights })
  taxed = await maker.create({ ...draft, ...rights, symbol: 'TAXY', transferFeeBps: 500 })
  freezable = await maker.create({ ...draft, symbol: 'ICE', mintable: false, freezable: true })
})

afterAll(async () => {
  for (const one of [visitor, receiver]) {
    expect(one.watch.unexpected()).toEqual([])
    await one.close()
  }
})

test('a token that can be frozen is refused; a cluster without the program says so', async () => {
  // The header asks the main network's node how fast it answers.
  visitor.watch.expect(/api\.mainnet-beta\.solana\.com/)
  await visitor.open('/solana/airdrop/create?network=sol&chain=local')
  await visitor.page.getByText(m.solana_absent_text()).waitFor()
  await look(visitor, 'solana-airdrop-absent')
  await visitor.open(`/solana/airdrop/create?${query}`)
  await mintField().fill(freezable)
  await visitor.page.getByText(m.solana_airdrop_mint_freezable()).waitFor()
  await look(visitor, 'solana-airdrop-refused')
  await mintField().fill(mint)
  await visitor.page.getByText(m.solana_airdrop_connect()).waitFor()
})

test('a list is checked line by line, and covers what the token keeps back', async () => {
  await connectSolana(visitor)
  const { page } = visitor
  await submit().click()
  // What is refused is at the top of a long page: the focus is there.
  await page.locator(':focus').getByText(m.airdrop_list_missing()).waitFor()
  await paste(`${creator},1\n${offCurve},1\n${mint},1\n${claimant},0`)
  await page.getByText(m.airdrop_list_wrong({ count: 3, shown: '3' })).waitFor()
  await page.getByText(m.solana_issue_off_curve()).waitFor()
  await page.getByText(m.solana_issue_own_mint()).waitFor()
  await look(visitor, 'solana-airdrop-faulty')
  await paste(`${creator},1000\n${claimant},0.01`)
  await submit().click()
  await page
    .getByRole('alert')
    .filter({ hasText: /1,000\.01/ })
    .waitFor()
  await mintField().fill(taxed)
  await paste(`address,amount\n${creator},100\n${claimant},90\n${claimant},5`)
  await page.getByText(m.airdrop_list_doubles({ count: 1, shown: '1' })).waitFor()
  await page.getByRole('button', { name: m.airdrop_list_merge() }).click()
  // A twentieth of it, rounded up, is kept back: 195 arrive.
  await page.getByText(amountOf(20_527n, 'TAXY'), { exact: true }).waitFor()
  await look(visitor, 'solana-airdrop-covering')
})

test('a rejected signature and one that comes too late give nothing away; then one signature makes the airdrop', async () => {
  const { page } = visitor
  await mintField().fill(mint)
  await paste(`${creator},100\n${claimant},200`)
  await page.getByText(m.airdrop_release_linear(), { exact: true }).click()
  await look(visitor, 'solana-airdrop-create')
  await submit().click()
  await review.approved.waitFor()
  await look(visitor, 'solana-airdrop-review')
  expect(await review.text()).toContain(m.solana_airdrop_deposit())
  await rejectThenExpire(visitor, review)
  expect(await getAirdrops(rpc, program, creator)).toEqual([])
  await review.tryAgain()
  await made().waitFor()
  await look(visitor, 'solana-airdrop-made')
  expect(await newest()).toMatchObject({ total: 30_000n, deposited: 30_000n, entries: 2 })
  expect(await held(creator)).toBe(totalSupply - 30_000n)
  await page.getByRole('link', { name: m.airdrop_made_view() }).click()
  await region(m.airdrop_mine()).waitFor()
})

test('a part is claimed, and the rest later; the published list is the airdrop’s', async () => {
  const { page } = visitor
  const { address, startAt } = await newest()
  const own = region(m.airdrop_mine())
  const claim = own.getByRole('button', { name: /^Claim/ })
  await claim.click()
  await review.approved.waitFor()
  await look(visitor, 'solana-airdrop-claim-review')
  await review.sign()
  await own.getByText(m.solana_airdrop_claim_done()).waitFor()
  const first = (await newest()).claimed
  expect(first).toBeGreaterThanOrEqual(2_500n)
  expect(first).toBeLessThan(2_600n)
  await page.getByRole('button', { name: m.airdrop_verify_now() }).click()
  await page.getByText(m.airdrop_verify_good()).waitFor()
  await look(visitor, 'solana-airdrop')
  await region(m.solana_airdrop_close_title())
    .getByText(/^Possible from/)
    .waitFor()
  await passUntil(startAt + 90 * day)
  await visitor.open(`/solana/airdrop/${address}?${query}`)
  await claim.click()
  await review.approved.waitFor()
  await review.sign()
  await own.getByText(m.airdrop_mine_all()).waitFor()
  expect(await newest()).toMatchObject({ claimed: 10_000n, settled: 1 })
})

test('somebody else is claimed for, and nobody who is not in the list', async () => {
  const { page } = visitor
  const others = region(m.airdrop_other())
  const field = others.getByRole('textbox', { name: m.airdrop_list_row_address() })
  const lookUp = others.getByRole('button', { name: m.airdrop_other_check() })
  await field.fill(offCurve)
  await lookUp.click()
  await others.getByText(m.solana_issue_off_curve()).waitFor()
  await field.fill(freezable)
  await lookUp.click()
  await others.getByText(m.airdrop_mine_none()).waitFor()
  await field.fill(claimant)
  await lookUp.click()
  await others.getByRole('button', { name: /^Claim/ }).click()
  await review.approved.waitFor()
  expect(await review.text()).toContain(m.solana_airdrop_deposit_account())
  await review.sign()
  await others.getByText(m.airdrop_mine_all()).waitFor()
  expect(await held(claimant)).toBe(20_000n)
  await look(visitor, 'solana-airdrop-paid')
  // Everybody was paid: it ends before its time.
  await region(m.solana_airdrop_close_title())
    .getByRole('button', { name: m.token_console_review() })
    .click()
  await review.approved.waitFor()
  await look(visitor, 'solana-airdrop-close-review')
  await review.sign()
  await page.getByText(m.solana_airdrop_closed_title()).waitFor()
  await look(visitor, 'solana-airdrop-closed')
  expect(await getAirdrops(rpc, program, creator)).toEqual([])
})

test('a list that its maker keeps is saved before anything is signed', async () => {
  const { page } = visitor
  await visitor.open(`/solana/airdrop/create?${query}`)
  await page.getByRole('button', { name: m.airdrop_made_again() }).click()
  await mintField().fill(mint)
  const input = page.locator('input[type="file"]')
  await input.waitFor({ state: 'attached' })
  const lines = `${filler};0,01\n`.repeat(fillers)
  const buffer = Buffer.from(`wallet;amount\n${creator};1,5\n${lines}${claimant};40\n`)
  await input.setInputFiles({ name: 'list.csv', mimeType: 'text/csv', buffer })
  await page.getByRole('button', { name: m.airdrop_list_next() }).click()
  await page.getByText(m.airdrop_list_shown({ from: '11', to: '20', total: '10,302' })).waitFor()
  await page.getByText(m.solana_airdrop_kept_own(), { exact: true }).click()
  await page.getByText(m.airdrop_release_linear(), { exact: true }).click()
  await page.getByRole('textbox', { name: m.airdrop_field_length() }).fill('1')
  await submit().click()
  await page.locator(':focus').getByText(m.solana_airdrop_save_first()).waitFor()
  const merging = m.airdrop_list_doubles({ count: fillers - 1, shown: '10,299' })
  await page.getByText(merging).waitFor()
  await look(visitor, 'solana-airdrop-own-file')
  const saving = page.waitForEvent('download')
  await page.getByRole('button', { name: m.solana_airdrop_save() }).click()
  savedList = await readAll(await (await saving).createReadStream())
  await submit().click()
  await review.approved.waitFor()
  expect(await review.text()).toContain(m.solana_airdrop_permanent_file())
  const room = m.solana_airdrop_permanent_room({ count: 1, deposit: '|' })
  for (const part of room.split('|')) expect(await review.text()).toContain(part)
  await review.confirm()
  await made().waitFor()
  expect(await newest()).toMatchObject({ total: longTotal, listKey: '', firstBps: 2_500 })
})

test('the list of the creator’s airdrops shows it', async () => {
  await visitor.open(`/solana/airdrop/list?${query}`)
  const row = visitor.page.getByRole('row').filter({ hasText: amountOf(longTotal) })
  await row.waitFor()
  await look(visitor, 'solana-airdrop-list')
  await row.getByRole('link', { name: 'Eddy' }).click()
  await region(m.airdrop_facts()).waitFor()
})

test('its receiver chooses that file, in Chinese; other files, and entries without room, are refused in words', async () => {
  const { page } = receiver
  const { address } = await newest()
  await receiver.open(`/solana/airdrop/${address}?${query}`)
  await page.getByText(m.airdrop_mine_connect({}, locale)).waitFor()
  await connectSolana(receiver, 'zh-CN')
  await page.getByText(m.solana_airdrop_file_needed({}, locale)).waitFor()
  const own = page.getByRole('region', { name: m.airdrop_mine({}, locale), exact: true })
  const choose = (buffer: Buffer) =>
    page
      .locator('input[type="file"]')
      .setInputFiles({ name: 'list.json', mimeType: 'application/json', buffer })
  await choose(Buffer.from('[]'))
  await own.getByText(m.solana_airdrop_list_unreadable({}, locale)).waitFor()
  await choose(Buffer.from(savedList.toString().replace('"4000"', '"5000"')))
  await own.getByText(m.airdrop_verify_other({}, locale)).waitFor()
  await look(receiver, 'solana-airdrop-wrong-file', 'zh-CN')
  await choose(savedList)
  await own.getByRole('button', { name: /^领取/ }).click()
  const dialog = new ReviewDialog(page, 'zh-CN')
  await dialog.problem.getByText(m.solana_airdrop_refused_short({}, locale)).waitFor()
  await look(receiver, 'solana-airdrop-no-room', 'zh-CN')
  await dialog.back()
})

test('another transaction makes room for the whole list, and the last entry is claimed', async () => {
  const { page } = receiver
  const card = region(m.solana_airdrop_extend_title())
  await card.getByText(m.solana_airdrop_extend_left({ count: 1 })).waitFor()
  await act(card)
  await card.getByText(m.solana_airdrop_extend_done()).waitFor()
  await look(visitor, 'solana-airdrop-extended')
  const { address, startAt } = await newest()
  await passUntil(startAt + day)
  const before = await held(claimant)
  await receiver.open(`/solana/airdrop/${address}?${query}`)
  const own = page.getByRole('region', { name: m.airdrop_mine({}, locale), exact: true })
  await own.getByText(m.solana_airdrop_file_needed({}, locale)).waitFor()
  await page
    .locator('input[type="file"]')
    .setInputFiles({ name: 'list.json', mimeType: 'application/json', buffer: savedList })
  const name = m.airdrop_claim_now({ amount: amountOf(4_000n) }, locale)
  await own.getByRole('button', { name }).click()
  const dialog = new ReviewDialog(page, 'zh-CN')
  await dialog.approved.waitFor()
  await look(receiver, 'solana-airdrop-claim-review', 'zh-CN')
  await dialog.sign()
  await own.getByText(m.airdrop_mine_all({}, locale)).waitFor()
  expect(await held(claimant)).toBe(before + 4_000n)
  await look(receiver, 'solana-airdrop', 'zh-CN')
})

test('after its end nobody claims, and the rest is the creator’s', async () => {
  const { page } = visitor
  const { address, endAt } = await newest()
  await passUntil((endAt ?? 0) + 1)
  await visitor.open(`/solana/airdrop/${address}?${query}`)
  const closing = region(m.solana_airdrop_close_title())
  const before = await held(creator)
  await act(closing)
  await page.getByText(m.solana_airdrop_closed_title()).waitFor()
  expect(await held(creator)).toBe(before + longTotal - 4_000n)
  expect(await getAirdrop(rpc, program, address)).toBeUndefined()
  await receiver.open(`/solana/airdrop/${address}?${query}`)
  await receiver.page.getByText(m.airlist_not_found_title({}, locale)).waitFor()
  await look(receiver, 'solana-airdrop-missing', 'zh-CN')
})
