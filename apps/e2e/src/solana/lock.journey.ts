import { formatAmount, m } from '@slipway/messages'
import { getClusterTime } from '@slipway/sdk/solana/get-cluster-time'
import { getSolanaPrograms } from '@slipway/sdk/solana/get-solana-programs'
import { getTokenAccounts } from '@slipway/sdk/solana/get-token-accounts'
import { getLocks } from '@slipway/sdk/solana/lock/get-locks'
import { createSolanaClient } from '@slipway/sdk/solana/solana-rpc'
import { type Address, generateKeyPairSigner } from '@solana/kit'
import type { Locator } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readRunContext } from '../harness/run-context.ts'
import { ReviewDialog } from '../pages/review-dialog.ts'
import { look } from '../screens/look.ts'
import { connectSolana, openSolana, type SolanaVisitor } from './open-solana.ts'
import { SolanaCreator } from './solana-creator.ts'

const { solanaUrl } = readRunContext()
const rpc = createSolanaClient(solanaUrl)
const locker = getSolanaPrograms(902)?.locker as Address
const day = 86_400
const decimals = 2
const totalSupply = 100_000n
const query = 'network=solana-local&chain=local'
const amount = (units: bigint) => formatAmount(units, decimals, { symbol: 'EDDY' })

let visitor: SolanaVisitor
let review: ReviewDialog
let owner: Address
let mint: Address
let freezable: Address

const region = (name: string) => visitor.page.getByRole('region', { name, exact: true })
const reviewOf = (card: Locator) =>
  card.getByRole('button', { name: m.token_console_review() }).click()
const ownLock = async () => {
  const [lock] = await getLocks(rpc, locker, { mint })
  if (!lock) throw new Error('There is no lock.')
  return lock
}

/** The cluster's clock goes ahead; other journeys of this cluster only ever see it later than it is. */
async function pass(seconds: number): Promise<void> {
  const body = { jsonrpc: '2.0', id: 1, method: 'slipway_increaseTime', params: [seconds] }
  await fetch(solanaUrl, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
}

beforeAll(async () => {
  visitor = await openSolana()
  review = new ReviewDialog(visitor.page)
  const maker = new SolanaCreator(rpc, visitor.solanaWallet)
  owner = maker.signer.address
  await maker.fund()
  const draft = { name: 'Eddy', symbol: 'EDDY', uri: '', decimals, totalSupply, transferFeeBps: 0 }
  mint = await maker.create({ ...draft, mintable: false, freezable: false })
  freezable = await maker.create({ ...draft, symbol: 'ICE', mintable: false, freezable: true })
})

afterAll(async () => {
  expect(visitor.watch.unexpected()).toEqual([])
  await visitor.close()
})

test('a token that can be frozen is refused; a cluster without the program says so', async () => {
  await visitor.open('/solana/lock/create?network=sol&chain=local')
  await visitor.page.getByText(m.solana_lock_absent_text()).waitFor()
  await visitor.open(`/solana/lock/create?${query}`)
  const field = visitor.page.getByRole('textbox', { name: m.solana_lock_field_mint() })
  await field.fill(freezable)
  await visitor.page.getByText(m.solana_lock_mint_freezable()).waitFor()
  await look(visitor, 'solana-lock-refused')
  await field.fill(mint)
  await visitor.page.getByText(m.solana_lock_connect()).waitFor()
})

test('a lock is made in one signature, its terms and deposits shown before', async () => {
  await connectSolana(visitor)
  const { page } = visitor
  await page.getByRole('textbox', { name: m.lock_field_amount() }).fill('2000')
  await page.getByRole('button', { name: m.lock_submit() }).click()
  await page.getByText(m.token_burn_too_much({ balance: amount(totalSupply) })).waitFor()
  await page.getByRole('textbox', { name: m.lock_field_amount() }).fill('400')
  await page.getByText(m.lock_release_linear(), { exact: true }).click()
  await look(visitor, 'solana-lock-create')
  await page.getByRole('button', { name: m.lock_submit() }).click()
  await review.approved.waitFor()
  await look(visitor, 'solana-lock-review')
  expect(await review.text()).toContain(m.solana_lock_deposit_vault())
  visitor.solanaWallet.answer = 'reject'
  await review.confirm()
  await review.problem.getByText(m.transaction_problem_rejected_title()).waitFor()
  expect(await getLocks(rpc, locker, { owner })).toEqual([])
  visitor.solanaWallet.answer = 'sign'
  await review.tryAgain()
  await page.getByText(m.lock_created_title({ name: 'EDDY' })).waitFor()
  const lock = await ownLock()
  expect(lock).toMatchObject({ owner, initialAmount: 40_000n, withdrawn: 0n })
  expect((await getTokenAccounts(rpc, mint, owner))[0]?.amount).toBe(totalSupply - 40_000n)
  await page.getByRole('link', { name: m.lock_created_view() }).click()
  await region(m.lock_withdraw_title()).waitFor()
  await look(visitor, 'solana-lock')
})

test('half of the way half of it is withdrawn, and the rest prolonged', async () => {
  const { unlockAt, schedule, initialAmount } = await ownLock()
  const cliffAt = schedule?.cliffAt ?? 0
  await pass(cliffAt + (unlockAt - cliffAt) / 2 - (await getClusterTime(rpc)))
  await visitor.open(`/solana/lock/${(await ownLock()).address}?${query}`)
  const card = region(m.lock_withdraw_title())
  await card.getByRole('textbox', { name: m.lock_amount() }).waitFor()
  await reviewOf(card)
  await review.approved.waitFor()
  await review.sign()
  await card.getByText(m.solana_lock_withdraw_done()).waitFor()
  const { withdrawn } = await ownLock()
  expect(withdrawn).toBeGreaterThanOrEqual(initialAmount / 2n)
  expect(withdrawn).toBeLessThan(initialAmount / 2n + initialAmount / 100n)
  const relock = region(m.lock_relock_title())
  await reviewOf(relock)
  await review.approved.waitFor()
  await review.sign()
  await expect.poll(async () => (await ownLock()).unlockAt).toBeGreaterThan(unlockAt + 29 * day)
})

test('a list has it; a given lock is the new owner’s alone', async () => {
  await visitor.open(`/solana/lock/list?${query}`)
  await visitor.page.getByRole('link', { name: 'Eddy' }).waitFor()
  await look(visitor, 'solana-lock-list')
  await visitor.page.getByRole('link', { name: 'Eddy' }).click()
  const card = region(m.lock_transfer_title())
  const { address: receiver } = await generateKeyPairSigner()
  await card.getByRole('textbox', { name: m.lock_transfer_to() }).fill(receiver)
  await reviewOf(card)
  await review.approved.waitFor()
  await review.sign()
  await visitor.page.getByText(m.solana_lock_others_title()).waitFor()
  expect((await ownLock()).owner).toBe(receiver)
  expect(await getLocks(rpc, locker, { owner })).toEqual([])
})
