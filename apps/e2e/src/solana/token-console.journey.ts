import { errorMessage, formatAmount, formatInteger, m } from '@slipway/messages'
import { createMint } from '@slipway/sdk/solana/create-mint'
import { describeExtensions } from '@slipway/sdk/solana/describe-extensions'
import { generateMint } from '@slipway/sdk/solana/generate-mint'
import { getSolanaTokens } from '@slipway/sdk/solana/get-solana-token'
import { getTaxBalance } from '@slipway/sdk/solana/get-tax-balance'
import { getTokenAccounts, type SolanaTokenAccount } from '@slipway/sdk/solana/get-token-accounts'
import { createSolanaClient } from '@slipway/sdk/solana/solana-rpc'
import { type Address, generateKeyPairSigner } from '@solana/kit'
import { findAssociatedTokenPda, TOKEN_2022_PROGRAM_ADDRESS } from '@solana-program/token-2022'
import type { Locator } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readRunContext } from '../harness/run-context.ts'
import { ReviewDialog } from '../pages/review-dialog.ts'
import { look } from '../screens/look.ts'
import { connectSolana, openSolana, type SolanaVisitor } from './open-solana.ts'
import { rejectThenExpire } from './reject-then-expire.ts'
import { SolanaCreator } from './solana-creator.ts'

const rpc = createSolanaClient(readRunContext().solanaUrl)
const decimals = 2
const totalSupply = 100_000n
const amount = (units: bigint) => formatAmount(units, decimals, { symbol: 'EBB' })
let visitor: SolanaVisitor
let creator: Address
let mint: Address
let holder: Address
let review: ReviewDialog
const query = 'network=solana-local&chain=local'
const region = (name: string) => visitor.page.getByRole('region', { name, exact: true })
const submit = (card: Locator) =>
  card.getByRole('button', { name: m.token_console_review() }).click()

const ownAccount = async (owner: Address) =>
  (await findAssociatedTokenPda({ owner, mint, tokenProgram: TOKEN_2022_PROGRAM_ADDRESS }))[0]

async function balanceOf(owner: Address): Promise<SolanaTokenAccount> {
  const [account] = await getTokenAccounts(rpc, mint, owner)
  if (!account) throw new Error(`${owner} has no account of ${mint}.`)
  return account
}

/** The visitor's own token with a tax of 10 %, of which 50.00 were sent to somebody. */
beforeAll(async () => {
  visitor = await openSolana()
  review = new ReviewDialog(visitor.page)
  const maker = new SolanaCreator(rpc, visitor.solanaWallet)
  creator = maker.signer.address
  await maker.fund()
  mint = await maker.create({
    ...{ name: 'Ebb', symbol: 'EBB', uri: '', decimals, totalSupply },
    ...{ transferFeeBps: 1_000, mintable: true, freezable: true },
  })
  holder = (await generateKeyPairSigner()).address
  await maker.pay({ mint, decimals }, holder, 5_000n)
})

afterAll(async () => {
  expect(visitor.watch.unexpected()).toEqual([])
  await visitor.close()
})

test('the page of a token says what the chain says, and a stranger can do nothing', async () => {
  const stranger = await openSolana()
  try {
    await stranger.open(`/solana/token/${mint}?${query}`)
    const facts = stranger.page.getByRole('region', { name: m.solana_facts_title() })
    await facts.getByText(amount(totalSupply)).waitFor()
    await look(stranger, 'solana-token-stranger')
    await connectSolana(stranger)
    await stranger.page.getByText(m.solana_console_nothing()).waitFor()
    expect(await stranger.page.getByRole('button', { name: m.solana_give_up() }).count()).toBe(0)
    await stranger.open(`/solana/token/nothing?${query}`)
    await stranger.page.getByText(m.solana_token_missing()).waitFor()
    expect(stranger.watch.unexpected()).toEqual([])
  } finally {
    await stranger.close()
  }
})

test('the creator collects what was kept back, once', async () => {
  await visitor.open(`/solana/token/${mint}?${query}`)
  await connectSolana(visitor)
  const panel = region(m.solana_tax_title())
  await panel.getByText(amount(500n)).waitFor()
  await look(visitor, 'solana-token')
  await panel.getByRole('button', { name: m.solana_tax_collect() }).click()
  await review.approved.waitFor()
  expect(await review.text()).toContain('5 EBB')
  await review.sign()
  await panel.getByText(m.solana_tax_done()).waitFor()
  await panel.getByText(amount(0n)).waitFor()
  expect((await balanceOf(creator)).amount).toBe(totalSupply - 5_000n + 500n)
  expect((await getTaxBalance(rpc, mint)).total).toBe(0n)
})

test('more is minted to another wallet; a program’s address and nothing at all are refused', async () => {
  const card = region(m.token_mint_title())
  const recipient = card.getByRole('textbox', { name: m.token_mint_to() })
  expect(await recipient.inputValue()).toBe(creator)
  await recipient.fill(await ownAccount(creator))
  await card.getByRole('textbox', { name: m.token_mint_amount() }).fill('0')
  await submit(card)
  await card.getByText(m.solana_issue_off_curve()).waitFor()
  await card.getByText(errorMessage('Input_AmountZero')).waitFor()
  await look(visitor, 'solana-token-refused')
  const { address } = await generateKeyPairSigner()
  await recipient.fill(address)
  await card.getByRole('textbox', { name: m.token_mint_amount() }).fill('12.34')
  await submit(card)
  await review.approved.waitFor()
  await look(visitor, 'solana-mint-review')
  expect(await review.text()).toContain(m.solana_deposit_recipient())
  await review.sign()
  await card.getByText(m.solana_mint_done()).waitFor()
  expect((await balanceOf(address)).amount).toBe(1_234n)
  await region(m.solana_facts_title())
    .getByText(amount(totalSupply + 1_234n))
    .waitFor()
})

test('a holder is frozen and thawed; a rejected signature and an expired blockhash change nothing', async () => {
  const card = region(m.solana_freeze_title())
  const owner = card.getByRole('textbox', { name: m.solana_freeze_owner() })
  await owner.fill((await generateKeyPairSigner()).address)
  await submit(card)
  await card.getByText(m.solana_freeze_none()).waitFor()
  await owner.fill(holder)
  await submit(card)
  await review.approved.waitFor()
  await rejectThenExpire(visitor, review)
  expect((await balanceOf(holder)).isFrozen).toBe(false)
  await review.tryAgain()
  await card.getByText(m.solana_freeze_done()).waitFor()
  expect((await balanceOf(holder)).isFrozen).toBe(true)
  await card.getByRole('button', { name: m.token_console_again() }).click()
  await card.getByText(m.solana_thaw_act(), { exact: true }).click()
  await owner.fill(holder)
  await submit(card)
  await review.approved.waitFor()
  await review.sign()
  await card.getByText(m.solana_thaw_done()).waitFor()
  expect((await balanceOf(holder)).isFrozen).toBe(false)
})

test('name, symbol and link change together, for the deposit that is shown', async () => {
  const card = region(m.solana_metadata_change_title())
  await submit(card)
  await card.getByText(m.solana_metadata_unchanged()).waitFor()
  await card.getByRole('textbox', { name: m.token_field_name() }).fill('Ebb and Flow')
  await card.getByRole('textbox', { name: m.token_field_uri_optional() }).fill('http://plain')
  await submit(card)
  await card.getByText(errorMessage('Input_UriInvalid')).waitFor()
  await card
    .getByRole('textbox', { name: m.token_field_uri_optional() })
    .fill('https://ebb.example/token.json')
  await submit(card)
  await review.approved.waitFor()
  await look(visitor, 'solana-metadata-review')
  expect(await review.text()).toContain(m.solana_was({ value: 'Ebb' }))
  await review.sign()
  await visitor.page.getByRole('heading', { name: 'Ebb and Flow (EBB)' }).waitFor()
  const [token] = await getSolanaTokens(rpc, [mint])
  expect(token).toMatchObject({ name: 'Ebb and Flow', uri: 'https://ebb.example/token.json' })
})

test('the creator burns what it holds, and no more', async () => {
  const card = region(m.token_burn_title())
  const field = card.getByRole('textbox', { name: m.token_burn_amount() })
  const { amount: held } = await balanceOf(creator)
  await field.fill('99999999')
  await submit(card)
  await card.getByText(m.token_burn_too_much({ balance: amount(held) })).waitFor()
  await field.fill('0.01')
  await submit(card)
  await review.approved.waitFor()
  await review.sign()
  await card.getByText(m.solana_burn_done()).waitFor()
  expect((await balanceOf(creator)).amount).toBe(held - 1n)
})

test('rights are given up for good, and their forms go with them', async () => {
  const panel = region(m.solana_rights_title())
  for (const right of [m.solana_right_mint(), m.solana_right_freeze()]) {
    await panel.getByRole('button', { name: m.solana_give_up_named({ right }) }).click()
    await review.approved.waitFor()
    expect(await review.text()).toContain(m.solana_give_up_permanent())
    await review.sign()
    await panel.getByText(m.solana_give_up_done()).waitFor()
    await panel.getByText(right, { exact: true }).waitFor({ state: 'detached' })
  }
  await panel.getByText(m.solana_rights_harmless()).waitFor()
  expect(await region(m.token_mint_title()).count()).toBe(0)
  expect(await region(m.solana_freeze_title()).count()).toBe(0)
  await look(visitor, 'solana-token-harmless')
  const [token] = await getSolanaTokens(rpc, [mint])
  expect(Object.keys(token?.rights ?? {})).toEqual(['metadata', 'metadata-place', 'tax-collection'])
})

test('the same in Chinese, in the dark', async () => {
  const reader = await openSolana({ language: 'zh-CN', colorScheme: 'dark' })
  try {
    await reader.open(`/solana/token/${mint}?${query}`)
    await reader.page.getByText(m.solana_rights_harmless({}, { locale: 'zh-CN' })).waitFor()
    await look(reader, 'solana-token', 'zh-CN')
  } finally {
    await reader.close()
  }
})

/** A token of the visitor's with a tax of 1 %, which it kept the right to change; ours never have that (ADR 0258). */
async function createChangeable(): Promise<Address> {
  const maker = new SolanaCreator(rpc, visitor.solanaWallet)
  const newMint = await generateMint(creator)
  const texts = { name: 'Swell', symbol: 'SWELL', uri: '' }
  const draft = { ...texts, decimals, totalSupply: 0n, mintable: true, freezable: false }
  const taxed = { ...draft, transferFeeBps: 100 }
  const instructions = await createMint({
    ...{ creator: maker.signer, mint: newMint, decimals, freezeAuthority: null },
    extensions: describeExtensions(taxed, creator, newMint.address),
    getRent: (bytes) => rpc.getMinimumBalanceForRentExemption(BigInt(bytes)).send(),
  })
  await maker.send(instructions)
  return newMint.address
}

test('whoever kept the right to changes a tax, and reads from when it applies', async () => {
  const changeable = await createChangeable()
  await visitor.open(`/solana/token/${changeable}?${query}`)
  const card = region(m.solana_tax_change_title())
  const field = card.getByRole('textbox', { name: m.solana_field_tax() })
  await field.fill('1')
  await submit(card)
  await card.getByText(m.solana_tax_unchanged()).waitFor()
  await field.fill('2.5')
  await submit(card)
  await review.approved.waitFor()
  await look(visitor, 'solana-tax-review')
  expect(await review.text()).toContain(m.solana_was({ value: '1%' }))
  expect(await review.text()).toContain(m.solana_tax_from_epoch())
  await review.sign()
  await card.getByText(m.solana_tax_change_done()).waitFor()
  const [token] = await getSolanaTokens(rpc, [changeable])
  expect(token).toMatchObject({ transferFeeBps: 100, nextTransferFee: { bps: 250 } })
  const epoch = formatInteger(token?.nextTransferFee?.epoch ?? 0n)
  const facts = region(m.solana_facts_title())
  await facts.getByText(m.solana_tax_next({ tax: '2.5%', epoch })).waitFor()
})
