import { formatAmount, formatDuration, type Locale, m } from '@slipway/messages'
import { shortenAddress } from '@slipway/sdk/shared/shorten-address'
import { getSolanaPrograms } from '@slipway/sdk/solana/get-solana-programs'
import { getTokenAccounts } from '@slipway/sdk/solana/get-token-accounts'
import { getPresale } from '@slipway/sdk/solana/presale/get-presale'
import { writePresaleList } from '@slipway/sdk/solana/presale/presale-list-file'
import { solanaPresaleLimits } from '@slipway/sdk/solana/presale/solana-presale-limits'
import { createSolanaClient } from '@slipway/sdk/solana/solana-rpc'
import { type Address, getAddressDecoder } from '@solana/kit'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { momentAsTyped } from '../harness/moment-as-typed.ts'
import { readRunContext } from '../harness/run-context.ts'
import { ReviewDialog } from '../pages/review-dialog.ts'
import { look } from '../screens/look.ts'
import { makePresale } from '../solana/make-presale.ts'
import { connectSolana, openSolana, type SolanaVisitor } from '../solana/open-solana.ts'
import { passUntil } from '../solana/pass-until.ts'
import { rejectThenExpire } from '../solana/reject-then-expire.ts'
import { SolanaCreator } from '../solana/solana-creator.ts'

const { solanaUrl } = readRunContext()
const rpc = createSolanaClient(solanaUrl)
const program = getSolanaPrograms(902)?.presale as Address
const hour = 3_600
const day = 86_400
const sol = 1_000_000_000n
const decimals = 2
const query = 'network=solana-local&chain=local'
const zh = { locale: 'zh-CN' } as const
const closedIn = (locale: Locale) => formatDuration(solanaPresaleLimits.exitClosedSeconds, locale)
const amountOf = (units: bigint, symbol = 'EDDY') => formatAmount(units, decimals, { symbol })

let buyer: SolanaVisitor
/** Who sells, in Chinese and in the dark. */
let seller: SolanaVisitor
let maker: SolanaCreator
let review: ReviewDialog
let sellerReview: ReviewDialog
let wallet: Address
let listed: Address
let taxed: Address
/** The list of the first presale, as its maker hands it out. */
let listFile: Buffer

const addressOf = ({ solanaWallet }: SolanaVisitor) =>
  getAddressDecoder().decode(solanaWallet.publicKey)
const region = (name: string) => buyer.page.getByRole('region', { name, exact: true })
const sellerRegion = (name: string) => seller.page.getByRole('region', { name, exact: true })
const openBuyer = (presale: Address) => buyer.open(`/solana/presale/${presale}?${query}`)
const openSeller = (presale: Address) => seller.open(`/solana/presale/${presale}?${query}`)
const amountField = () => buyer.page.getByRole('textbox', { name: m.presale_buy_amount() })
const held = async (mint: Address, owner: Address) =>
  (await getTokenAccounts(rpc, mint, owner))[0]?.amount ?? 0n

async function read(presale: Address) {
  const found = await getPresale(rpc, program, presale)
  if (!found) throw new Error('There is no such presale.')
  return found
}

beforeAll(async () => {
  buyer = await openSolana()
  seller = await openSolana({ language: 'zh-CN', colorScheme: 'dark' })
  review = new ReviewDialog(buyer.page)
  sellerReview = new ReviewDialog(seller.page, 'zh-CN')
  wallet = addressOf(buyer)
  await new SolanaCreator(rpc, buyer.solanaWallet).fund()
  maker = new SolanaCreator(rpc, seller.solanaWallet)
  await maker.fund()
  const draft = { uri: '', decimals, totalSupply: 100_000_000n, freezable: false }
  const eddy = { ...draft, name: 'Eddy', symbol: 'EDDY', mintable: false, transferFeeBps: 0 }
  const mint = await maker.create(eddy)
  const tide = { ...draft, name: 'Tide', symbol: 'TIDE', mintable: true, transferFeeBps: 500 }
  const entries = [{ wallet, level: 2 }] as const
  listFile = Buffer.from(writePresaleList({ chainId: 902, mint, entries }))
  const inParts = { firstBps: 2_500, cycleBps: 7_500, cycleSeconds: day }
  const windows = { whitelistMode: 2, t1Seconds: hour } as const
  const made = await makePresale(maker, mint, 1n, { ...windows, ...inParts }, entries)
  listed = made.presale
  taxed = (await makePresale(maker, await maker.create(tide), 2n)).presale
})

afterAll(async () => {
  for (const one of [buyer, seller]) {
    expect(one.watch.unexpected()).toEqual([])
    await one.close()
  }
})

test('before its start a presale says what it is and what comes next; there is none at other addresses', async () => {
  await openBuyer(wallet)
  await buyer.page.getByText(m.solpresalepage_missing_title()).waitFor()
  await look(buyer, 'solana-presale-missing')
  await openBuyer(listed)
  await buyer.page.getByText(m.presale_wait_start()).waitFor()
  await buyer.page.getByText(m.solpresalepage_connect()).waitFor()
  await look(buyer, 'solana-presale-coming')
})

test('its creator moves the start and replaces the list, whose file is saved first', async () => {
  const { page } = seller
  await openSeller(listed)
  await connectSolana(seller, 'zh-CN')
  const times = sellerRegion(m.presale_admin_time_title({}, zh))
  await times.waitFor()
  await look(seller, 'solana-presale-creator', 'zh-CN')
  await times.getByLabel(m.presale_admin_time_start({}, zh)).fill('2020-01-01T00:00')
  await times.getByRole('button', { name: m.token_console_review({}, zh) }).click()
  await times.getByText(m.solpresalepage_refused_start_lead({}, zh)).waitFor()
  const list = sellerRegion(m.solpresalepage_list_title({}, zh))
  await list.getByRole('textbox').fill(`${wallet},2\n${maker.signer.address}`)
  await list.getByRole('button', { name: m.token_console_review({}, zh) }).click()
  await list.getByText(m.solpresalepage_list_save_first({}, zh)).waitFor()
  await look(seller, 'solana-presale-list-form', 'zh-CN')
  const saving = page.waitForEvent('download')
  await list.getByRole('button', { name: m.solpresalepage_list_save({}, zh) }).click()
  const parts: Buffer[] = []
  for await (const part of await (await saving).createReadStream()) parts.push(part as Buffer)
  listFile = Buffer.concat(parts)
  await list.getByRole('button', { name: m.token_console_review({}, zh) }).click()
  await sellerReview.approved.waitFor()
  await look(seller, 'solana-presale-list-review', 'zh-CN')
  await sellerReview.sign()
  await list.getByText(m.solpresalepage_list_done({}, zh)).waitFor()
})

test('a listed wallet waits for its tier, proves its place and contributes, after a rejection and an expired blockhash', async () => {
  const { startAt } = await read(listed)
  await passUntil(startAt + 1)
  await openBuyer(listed)
  await connectSolana(buyer)
  const card = region(m.presale_buy_title())
  await card.getByText(m.solpresalepage_list_missing()).waitFor()
  const choose = (buffer: Buffer) =>
    card
      .locator('input[type="file"]')
      .setInputFiles({ name: 'list.json', mimeType: 'application/json', buffer })
  await choose(Buffer.from('[]'))
  await card.getByText(m.solpresalepage_list_unreadable()).waitFor()
  await choose(listFile)
  await card.getByText(m.solpresalepage_list_tier({ level: '2' })).waitFor()
  await card.getByText(m.solpresalepage_buy_not_yours()).waitFor()
  await look(buyer, 'solana-presale-tier')
  await passUntil(startAt + hour + 1)
  await openBuyer(listed)
  await choose(listFile)
  await amountField().fill('3')
  await card.getByRole('button', { name: m.presale_buy_button() }).click()
  await card.getByText(m.error_Presale_AboveMax({ max: '2\u00a0SOL' })).waitFor()
  await amountField().fill('1.5')
  await card.getByText(amountOf(7_125_000n)).waitFor()
  await look(buyer, 'solana-presale-buy')
  await card.getByRole('button', { name: m.presale_buy_button() }).click()
  await review.approved.waitFor()
  await look(buyer, 'solana-presale-buy-review')
  expect(await review.text()).toContain(m.solpresalepage_deposit_place())
  await rejectThenExpire(buyer, review)
  expect((await read(listed)).total).toBe(0n)
  await review.tryAgain()
  await card.getByText(m.solpresalepage_buy_done()).waitFor()
  expect(await read(listed)).toMatchObject({ total: (3n * sol) / 2n, buyers: 1 })
  await look(buyer, 'solana-presale-bought')
})

test('a tax of the token is said before a contribution; leaving costs a tenth', async () => {
  await openBuyer(taxed)
  const card = region(m.presale_buy_title())
  await card.getByText(m.solpresalepage_tax_fixed({ tax: '5%' })).waitFor()
  await amountField().fill('0.5')
  await look(buyer, 'solana-presale-taxed')
  await card.getByRole('button', { name: m.presale_buy_button() }).click()
  await review.approved.waitFor()
  expect(await review.text()).toContain(m.solpresalepage_buy_taxed({ tax: '5%' }))
  await review.sign()
  await card.getByText(m.solpresalepage_buy_done()).waitFor()
  const leaving = region(m.presale_refund_title())
  await look(buyer, 'solana-presale-leave')
  await leaving.getByRole('button', { name: m.token_console_review() }).click()
  await review.approved.waitFor()
  await look(buyer, 'solana-presale-leave-review')
  await review.sign()
  await leaving.getByText(m.solpresalepage_leave_done()).waitFor()
  expect(await read(taxed)).toMatchObject({ total: 0n, exitFees: sol / 20n, accounts: 1 })
})

test('its creator finishes a presale that reached its soft cap, and takes what is released', async () => {
  const { endAt } = await read(listed)
  await passUntil(endAt + 1)
  await openSeller(listed)
  const finish = sellerRegion(m.presale_finalize_title({}, zh))
  await finish.getByText(m.solpresalepage_finish_text_own({}, zh)).waitFor()
  await look(seller, 'solana-presale-waiting', 'zh-CN')
  await finish.getByRole('button', { name: m.token_console_review({}, zh) }).click()
  await sellerReview.approved.waitFor()
  await look(seller, 'solana-presale-finish-review', 'zh-CN')
  await sellerReview.sign()
  await finish.getByText(m.presale_finalize_done({}, zh)).waitFor()
  const withdraw = sellerRegion(m.presale_admin_withdraw_title({}, zh))
  await withdraw.getByRole('button', { name: m.token_console_review({}, zh) }).click()
  await sellerReview.approved.waitFor()
  await sellerReview.sign()
  await withdraw.getByText(m.solpresalepage_withdraw_done({}, zh)).waitFor()
  await look(seller, 'solana-presale-finished', 'zh-CN')
  expect(await read(listed)).toMatchObject({ status: 'finished', withdrawn: (3n * sol) / 8n })
})

test('a part is claimed now and the rest when the clock has moved', async () => {
  const { mint, vestingStart } = await read(listed)
  await openBuyer(listed)
  const claim = region(m.presale_claim_title())
  const press = () => claim.getByRole('button', { name: m.token_console_review() }).click()
  await claim.getByText(m.solpresalepage_claim_next()).waitFor()
  await press()
  await review.approved.waitFor()
  await look(buyer, 'solana-presale-claim-review')
  await review.sign()
  await claim.getByText(m.solpresalepage_claim_done()).waitFor()
  expect(await held(mint, wallet)).toBe(1_781_250n)
  await openBuyer(listed)
  await claim.getByText(m.solpresalepage_refused_nothing_claim()).waitFor()
  await look(buyer, 'solana-presale-claimed')
  await passUntil((vestingStart ?? 0) + day)
  await openBuyer(listed)
  await press()
  await review.approved.waitFor()
  await review.sign()
  await claim.getByText(m.solpresalepage_claim_done()).waitFor()
  expect(await held(mint, wallet)).toBe(7_125_000n)
  expect((await read(listed)).accounts).toBe(0)
})

test('a presale that missed its soft cap pays everything back, also what leaving cost', async () => {
  await openBuyer(taxed)
  await buyer.page.getByText(m.presale_reason_softCapMissed()).waitFor()
  const refund = region(m.presale_refund_title_free())
  await look(buyer, 'solana-presale-failed')
  await refund.getByRole('button', { name: m.token_console_review() }).click()
  await review.approved.waitFor()
  expect(await review.text()).toContain(m.solpresalepage_refund_with_fee())
  await review.sign()
  await refund.getByText(m.solpresalepage_refund_done()).waitFor()
  expect(await read(taxed)).toMatchObject({ exitFees: 0n, accounts: 0 })
})

test('its creator closes it, and gets tokens and deposits back', async () => {
  await openSeller(taxed)
  const close = sellerRegion(m.solpresalepage_close_title({}, zh))
  await close.getByRole('button', { name: m.token_console_review({}, zh) }).click()
  await sellerReview.approved.waitFor()
  await look(seller, 'solana-presale-close-review', 'zh-CN')
  await sellerReview.sign()
  await seller.page.getByText(m.solpresalepage_closed_title({}, zh)).waitFor()
  expect(await getPresale(rpc, program, taxed)).toBeUndefined()
})

/** A presale that anybody can contribute to, and that has begun. */
async function beginPresale(id: bigint): Promise<Address> {
  const { presale, startAt } = await makePresale(maker, (await read(listed)).mint, id)
  await passUntil(startAt + 1)
  return presale
}

async function contribute(presale: Address, amount: string): Promise<void> {
  await openBuyer(presale)
  const card = region(m.presale_buy_title())
  await amountField().fill(amount)
  await card.getByRole('button', { name: m.presale_buy_button() }).click()
  await review.approved.waitFor()
  await review.sign()
  await card.getByText(m.solpresalepage_buy_done()).waitFor()
}

/** Asks for the review of a card of the seller's. */
const reviewOf = async (card: ReturnType<typeof sellerRegion>) => {
  await card.getByRole('button', { name: m.token_console_review({}, zh) }).click()
  await sellerReview.approved.waitFor()
}

test('its creator moves the end after a contribution: buyers read that, and leave for nothing', async () => {
  const moved = await beginPresale(3n)
  await contribute(moved, '0.5')
  const endAt = (await read(moved)).endAt + day
  await openSeller(moved)
  const times = sellerRegion(m.presale_admin_time_title({}, zh))
  await times.getByText(m.presale_admin_time_free({ closed: closedIn('zh-CN') }, zh)).waitFor()
  await times.getByLabel(m.presale_admin_time_end({}, zh)).fill(momentAsTyped(BigInt(endAt)))
  await reviewOf(times)
  expect(await sellerReview.text()).toContain(m.presale_admin_time_permanent_free({}, zh))
  await look(seller, 'solana-presale-times-review', 'zh-CN')
  await sellerReview.sign()
  await times.getByText(m.presale_admin_time_done({}, zh)).waitFor()
  expect(await read(moved)).toMatchObject({ endAt: endAt - (endAt % 60), termsChanged: true })

  await openBuyer(moved)
  await buyer.page
    .getByText(m.solpresalepage_state_terms_changed({ closed: closedIn('en-US') }))
    .waitFor()
  const leaving = region(m.presale_refund_title())
  await leaving.getByText(m.presale_refund_text_free()).waitFor()
  await look(buyer, 'solana-presale-moved')
  await leaving.getByRole('button', { name: m.token_console_review() }).click()
  await review.approved.waitFor()
  expect(await review.text()).not.toContain(m.solpresalepage_leave_permanent())
  await review.sign()
  await leaving.getByText(m.solpresalepage_leave_done()).waitFor()
  expect(await read(moved)).toMatchObject({ total: 0n, exitFees: 0n, accounts: 0 })
})

test('its creator cancels an open presale: buyers read who did, and get everything back', async () => {
  const stopped = await beginPresale(4n)
  await contribute(stopped, '0.5')
  await openSeller(stopped)
  const cancel = sellerRegion(m.presale_admin_cancel_title({}, zh))
  await reviewOf(cancel)
  expect(await sellerReview.text()).toContain(m.presale_admin_cancel_permanent({}, zh))
  await look(seller, 'solana-presale-cancel-review', 'zh-CN')
  await sellerReview.sign()
  await cancel.getByText(m.presale_admin_cancel_done({}, zh)).waitFor()
  await look(seller, 'solana-presale-canceled', 'zh-CN')
  expect((await read(stopped)).status).toBe('canceled')

  await openBuyer(stopped)
  await buyer.page.getByText(m.solpresalepage_reason_owner()).waitFor()
  const refund = region(m.presale_refund_title_free())
  await refund.getByRole('button', { name: m.token_console_review() }).click()
  await review.approved.waitFor()
  expect(await review.text()).toContain('0.5 SOL')
  await review.sign()
  await refund.getByText(m.solpresalepage_refund_done()).waitFor()
  expect((await read(stopped)).accounts).toBe(0)
})

test('somebody else pays a buyer what is released, and nobody whom the presale owes nothing', async () => {
  const paid = await beginPresale(5n)
  await contribute(paid, '1.5')
  const { mint, endAt } = await read(paid)
  const before = await held(mint, wallet)
  await passUntil(endAt + 1)
  await openSeller(paid)
  const finish = sellerRegion(m.presale_finalize_title({}, zh))
  await reviewOf(finish)
  await sellerReview.sign()
  await finish.getByText(m.presale_finalize_done({}, zh)).waitFor()
  const others = sellerRegion(m.solpresalepage_others_title({}, zh))
  const receiver = others.getByRole('textbox', { name: m.solpresalepage_others_wallet({}, zh) })
  const press = () => others.getByRole('button', { name: m.token_console_review({}, zh) }).click()
  await receiver.fill(paid)
  await press()
  await others.getByText(m.solana_issue_off_curve({}, zh)).waitFor()
  await receiver.fill(maker.signer.address)
  await press()
  await others.getByText(m.solpresalepage_refused_nothing({}, zh)).waitFor()
  await look(seller, 'solana-presale-others', 'zh-CN')
  // Whom one can pay is named with what is due.
  await others.getByText(amountOf(7_125_000n)).waitFor()
  await others
    .getByRole('button', {
      name: m.solpresalepage_others_choose_wallet({ wallet: shortenAddress(wallet) }, zh),
    })
    .click()
  await reviewOf(others)
  expect(await sellerReview.text()).toContain(m.solpresalepage_gets_wallet({}, zh))
  await look(seller, 'solana-presale-others-review', 'zh-CN')
  await sellerReview.sign()
  await others.getByText(m.solpresalepage_others_done({}, zh)).waitFor()
  expect(await held(mint, wallet)).toBe(before + 7_125_000n)
  expect((await read(paid)).accounts).toBe(0)
})
