import { m } from '@slipway/messages'
import { shortenAddress } from '@slipway/sdk/shared/shorten-address'
import { getSolanaPrograms } from '@slipway/sdk/solana/get-solana-programs'
import { getBuyer } from '@slipway/sdk/solana/presale/get-buyer'
import { createSolanaClient } from '@slipway/sdk/solana/solana-rpc'
import { type Address, getAddressDecoder } from '@solana/kit'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readRunContext } from '../harness/run-context.ts'
import { ReviewDialog } from '../pages/review-dialog.ts'
import { look } from '../screens/look.ts'
import { makePresale } from '../solana/make-presale.ts'
import { connectSolana, openSolana, type SolanaVisitor } from '../solana/open-solana.ts'
import { passUntil } from '../solana/pass-until.ts'
import { rejectThenExpire } from '../solana/reject-then-expire.ts'
import { SolanaCreator } from '../solana/solana-creator.ts'

const rpc = createSolanaClient(readRunContext().solanaUrl)
const program = getSolanaPrograms(902)?.presale as Address
const day = 86_400
const sol = 1_000_000_000n
const zh = { locale: 'zh-CN' } as const

/** Brings others without contributing. */
let inviter: SolanaVisitor
/** In Chinese and in the dark. */
let buyer: SolanaVisitor
let presale: Address
let startAt: number

const addressOf = ({ solanaWallet }: SolanaVisitor) =>
  getAddressDecoder().decode(solanaWallet.publicKey)
const path = (search = '') => `/solana/presale/${presale}?network=solana-local&chain=local${search}`
const placeOf = (visitor: SolanaVisitor) =>
  getBuyer(rpc, program, { presale, wallet: addressOf(visitor) })

beforeAll(async () => {
  inviter = await openSolana()
  buyer = await openSolana({ language: 'zh-CN', colorScheme: 'dark' })
  for (const { solanaWallet } of [inviter, buyer]) await new SolanaCreator(rpc, solanaWallet).fund()
  const maker = new SolanaCreator(rpc, buyer.solanaWallet)
  const mint = await maker.create({
    ...{ name: 'Eddy', symbol: 'EDDY', uri: '', decimals: 2, totalSupply: 100_000_000n },
    ...{ freezable: false, mintable: false, transferFeeBps: 0 },
  })
  const made = await makePresale(maker, mint, 1n, { inviterBps: [500, 100] })
  presale = made.presale
  startAt = made.startAt
})

afterAll(async () => {
  for (const one of [inviter, buyer]) {
    expect(one.watch.unexpected()).toEqual([])
    await one.close()
  }
})

test('a wallet registers as an inviter, after a rejection and an expired blockhash, and gets its link', async () => {
  const { page } = inviter
  const review = new ReviewDialog(page)
  await inviter.open(path())
  await page.getByText(m.solpresalepage_connect()).waitFor()
  await connectSolana(inviter)
  const title = m.solpresalepage_invite_register()
  const card = page.getByRole('region', { name: title, exact: true })
  await look(inviter, 'solana-inviter-register')
  await card.getByRole('button', { name: m.solpresalepage_invite_register() }).click()
  await review.approved.waitFor()
  expect(await review.text()).toContain(m.solpresalepage_invite_permanent())
  await look(inviter, 'solana-inviter-register-review')
  await rejectThenExpire(inviter, review)
  expect(await placeOf(inviter)).toBeUndefined()
  await review.tryAgain()
  const link = page.getByRole('textbox', { name: m.presale_inviter_link(), exact: true })
  await link.waitFor()
  await card.getByText(m.solpresalepage_invite_register_done()).waitFor()
  expect(new URL(await link.inputValue()).searchParams.get('inviter')).toBe(addressOf(inviter))
  await look(inviter, 'solana-inviter-link')
})

test('who comes by the link sees who invited them, and contributes by it', async () => {
  const { page } = buyer
  const review = new ReviewDialog(page, 'zh-CN')
  await passUntil(startAt + 1)
  await buyer.open(path(`&inviter=${addressOf(inviter)}`))
  await page.getByText(m.solpresalepage_connect({}, zh)).waitFor()
  await connectSolana(buyer, 'zh-CN')
  const invited = m.presale_buy_invited({ inviter: shortenAddress(addressOf(inviter)) }, zh)
  await page.getByText(invited).waitFor()
  await page.getByRole('textbox', { name: m.presale_buy_amount({}, zh) }).fill('1.5')
  await look(buyer, 'solana-inviter-buy', 'zh-CN')
  await page.getByRole('button', { name: m.presale_buy_button({}, zh) }).click()
  await review.approved.waitFor()
  await look(buyer, 'solana-inviter-buy-review', 'zh-CN')
  await review.sign()
  await page.getByText(m.solpresalepage_buy_done({}, zh)).waitFor()
  expect(await placeOf(buyer)).toMatchObject({
    inviter: addressOf(inviter),
    contributed: (sol * 3n) / 2n,
  })
})

test('after the finish the inviter is paid what the contribution earned, and the deposit', async () => {
  const { page } = inviter
  const review = new ReviewDialog(page)
  await passUntil(startAt + day + 1)
  await buyer.open(path())
  const finish = buyer.page.getByRole('region', {
    name: m.presale_finalize_title({}, zh),
    exact: true,
  })
  await finish.getByRole('button', { name: m.token_console_review({}, zh) }).click()
  const finishing = new ReviewDialog(buyer.page, 'zh-CN')
  await finishing.approved.waitFor()
  await finishing.sign()
  await finish.getByText(m.presale_finalize_done({}, zh)).waitFor()
  await inviter.open(path())
  const title = m.presale_inviter_claim_review()
  const card = page.getByRole('region', { name: title, exact: true })
  await card.getByRole('button', { name: m.token_console_review() }).click()
  await review.approved.waitFor()
  expect(await review.text()).toContain('0.075 SOL')
  await look(inviter, 'solana-inviter-claim-review')
  await review.sign()
  await card.getByText(m.solpresalepage_reward_done()).waitFor()
  await look(inviter, 'solana-inviter-paid')
  expect(await placeOf(inviter)).toBeUndefined()
})
