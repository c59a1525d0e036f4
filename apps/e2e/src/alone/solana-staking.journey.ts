import { formatAmount, m } from '@slipway/messages'
import { getClusterTime } from '@slipway/sdk/solana/get-cluster-time'
import { getSolanaPrograms } from '@slipway/sdk/solana/get-solana-programs'
import { getTokenAccounts } from '@slipway/sdk/solana/get-token-accounts'
import { createSolanaClient } from '@slipway/sdk/solana/solana-rpc'
import { buildOwnerAction } from '@slipway/sdk/solana/staking/build-owner-action'
import {
  buildPoolCreation,
  type PoolCreation,
} from '@slipway/sdk/solana/staking/build-pool-creation'
import { getPool } from '@slipway/sdk/solana/staking/get-pool'
import { getStake } from '@slipway/sdk/solana/staking/get-stake'
import type { SolanaPoolDraft } from '@slipway/sdk/solana/staking/types'
import { type Address, getAddressDecoder } from '@solana/kit'
import { TOKEN_2022_PROGRAM_ADDRESS } from '@solana-program/token-2022'
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
const program = getSolanaPrograms(902)?.staking as Address
const hour = 3_600
const day = 86_400
const decimals = 2
const query = 'network=solana-local&chain=local'
const zh = { locale: 'zh-CN' } as const
const amountOf = (units: bigint, symbol: string) => formatAmount(units, decimals, { symbol })

/** Who stakes, with 1 000.00 of what is staked. */
let staker: SolanaVisitor
/** Who made the pools, in Chinese and in the dark. */
let owner: SolanaVisitor
let maker: SolanaCreator
let review: ReviewDialog
let ownerReview: ReviewDialog
let wallet: Address
let wake: Address
/** Stakes of Eddy earn Wake, locked for a day. */
let locked: PoolCreation
/** Stakes of a taxed token. */
let taxed: PoolCreation
/** Stakes earn more of themselves for two years. */
let same: PoolCreation

const addressOf = ({ solanaWallet }: SolanaVisitor) =>
  getAddressDecoder().decode(solanaWallet.publicKey)
const region = (name: string) => staker.page.getByRole('region', { name, exact: true })
const ownerRegion = (name: string) => owner.page.getByRole('region', { name, exact: true })
const openStaker = ({ pool }: PoolCreation) => staker.open(`/solana/staking/${pool}?${query}`)
const openOwner = ({ pool }: PoolCreation) => owner.open(`/solana/staking/${pool}?${query}`)
const amountField = (card: ReturnType<typeof region>) =>
  card.getByRole('textbox', { name: m.stakepage_amount() })
const held = async (mint: Address, of: Address) =>
  (await getTokenAccounts(rpc, mint, of))[0]?.amount ?? 0n

async function read({ pool }: PoolCreation) {
  const found = await getPool(rpc, program, pool)
  if (!found) throw new Error('There is no such pool.')
  return found
}

const stakeOf = ({ pool }: PoolCreation) => getStake(rpc, program, { pool, wallet })

/** 1.00 a second for ten days from in ten minutes on. */
async function makePool(
  { stake, reward }: { readonly stake: Address; readonly reward: Address },
  id: bigint,
  change: Partial<SolanaPoolDraft> = {},
): Promise<PoolCreation> {
  const startAt = (await getClusterTime(rpc)) + 600
  const endAt = change.endAt ?? startAt + 10 * day
  const rate = change.rate ?? 100n
  const tokenProgram = TOKEN_2022_PROGRAM_ADDRESS
  const draft: SolanaPoolDraft = {
    ...{ stake: { mint: stake, tokenProgram }, reward: { mint: reward, tokenProgram } },
    ...{ amount: rate * BigInt(endAt - startAt), rate, startAt, endAt, deadlineAt: endAt },
    ...{ lockSeconds: day, limit: 0n, limitSeconds: 0 },
    ...change,
  }
  const made = await buildPoolCreation(program, maker.signer, draft, id)
  await maker.send(made.instructions)
  return made
}

beforeAll(async () => {
  staker = await openSolana()
  owner = await openSolana({ language: 'zh-CN', colorScheme: 'dark' })
  review = new ReviewDialog(staker.page)
  ownerReview = new ReviewDialog(owner.page, 'zh-CN')
  wallet = addressOf(staker)
  await new SolanaCreator(rpc, staker.solanaWallet).fund()
  maker = new SolanaCreator(rpc, owner.solanaWallet)
  await maker.fund()
  const draft = { uri: '', decimals, totalSupply: 100_000_000_000n, freezable: false }
  const plain = { ...draft, mintable: false, transferFeeBps: 0 }
  const eddy = await maker.create({ ...plain, name: 'Eddy', symbol: 'EDDY' })
  wake = await maker.create({ ...plain, name: 'Wake', symbol: 'WAKE' })
  const tide = { ...draft, name: 'Tide', symbol: 'TIDE', mintable: true, transferFeeBps: 500 }
  const tideMint = await maker.create(tide)
  for (const mint of [eddy, tideMint]) await maker.pay({ mint, decimals }, wallet, 100_000n)
  const limit = { limit: 50_000n, limitSeconds: 5 * day }
  locked = await makePool({ stake: eddy, reward: wake }, 1n, limit)
  taxed = await makePool({ stake: tideMint, reward: wake }, 2n, { lockSeconds: 0 })
  const endAt = (await getClusterTime(rpc)) + 730 * day
  const long = { endAt, rate: 10n, lockSeconds: 0, deadlineAt: endAt - 30 * day }
  same = await makePool({ stake: eddy, reward: eddy }, 3n, long)
})

afterAll(async () => {
  for (const one of [staker, owner]) {
    expect(one.watch.unexpected()).toEqual([])
    await one.close()
  }
})

test('before its rewards begin a pool says what it is and what comes next; there is none at other addresses', async () => {
  await openStaker({ ...locked, pool: wallet })
  await staker.page.getByText(m.solstakepage_missing_title()).waitFor()
  await look(staker, 'solana-pool-missing')
  await openStaker(locked)
  await staker.page.getByText(m.stakepage_wait_start()).waitFor()
  await staker.page.getByText(m.solstakepage_nobody_text()).waitFor()
  await staker.page.getByText(m.solstakepage_connect()).waitFor()
  const title = m.stakepage_title({ name: 'EDDY', reward: 'WAKE' })
  await expect.poll(() => staker.page.title()).toContain(title)
  await look(staker, 'solana-pool-coming')
})

test('its creator raises the limit and promises more, which is paid with the change', async () => {
  await openOwner(locked)
  await connectSolana(owner, 'zh-CN')
  const limit = ownerRegion(m.solstakepage_limit_label({}, zh))
  await limit.waitFor()
  await look(owner, 'solana-pool-owner', 'zh-CN')
  const limitField = limit.getByRole('textbox')
  await limitField.fill('100')
  await limit.getByRole('button', { name: m.token_console_review({}, zh) }).click()
  await limit.getByText(m.solstakemake_refused_lower({}, zh)).waitFor()
  await limitField.fill('800')
  await limit.getByRole('button', { name: m.token_console_review({}, zh) }).click()
  await ownerReview.approved.waitFor()
  await ownerReview.sign()
  await limit.getByText(m.solstakepage_limit_done({}, zh)).waitFor()
  expect((await read(locked)).limit).toBe(80_000n)

  const rewards = ownerRegion(m.stakepage_admin_rewards({}, zh))
  const press = () => rewards.getByRole('button', { name: m.token_console_review({}, zh) }).click()
  await press()
  await rewards.getByText(m.solstakepage_rewards_same({}, zh)).waitFor()
  await rewards.getByRole('textbox', { name: m.stakepage_rate({}, zh) }).fill('1.5')
  await look(owner, 'solana-pool-rewards-form', 'zh-CN')
  await press()
  await ownerReview.approved.waitFor()
  expect(await ownerReview.text()).toContain('432,000 WAKE')
  await look(owner, 'solana-pool-rewards-review', 'zh-CN')
  await ownerReview.sign()
  await rewards.getByText(m.solstakepage_rewards_done({}, zh)).waitFor()
  expect(await read(locked)).toMatchObject({ rate: 150n, exitOpen: false })
})

/** The card through which one stakes. */
const stakeCard = () => region(m.stakepage_stake_title())

/** Stakes through the form of the page that is open. @param said by the review */
async function stake(amount: string, said = ''): Promise<void> {
  const card = stakeCard()
  await amountField(card).fill(amount)
  await card.getByRole('button', { name: m.solstakepage_stake_button() }).click()
  await review.approved.waitFor()
  expect(await review.text()).toContain(said)
  await review.sign()
  await card.getByText(m.solstakepage_stake_done()).waitFor()
}

test('a wallet stakes within its limit, after a rejection and an expired blockhash', async () => {
  const { startAt } = await read(locked)
  await passUntil(startAt + 1)
  await openStaker(locked)
  await connectSolana(staker)
  const card = stakeCard()
  const press = () => card.getByRole('button', { name: m.solstakepage_stake_button() }).click()
  await amountField(card).fill('900')
  await press()
  await card.getByText(m.solstakepage_limit_left({ amount: amountOf(80_000n, 'EDDY') })).waitFor()
  await amountField(card).fill('500')
  await card.getByText(m.solstakepage_preview()).waitFor()
  await look(staker, 'solana-pool-stake')
  await press()
  await review.approved.waitFor()
  await look(staker, 'solana-pool-stake-review')
  expect(await review.text()).toContain(m.solstakepage_deposit())
  await rejectThenExpire(staker, review)
  expect((await read(locked)).staked).toBe(0n)
  await review.tryAgain()
  await card.getByText(m.solstakepage_stake_done()).waitFor()
  expect(await read(locked)).toMatchObject({ staked: 50_000n, stakers: 1 })
  await region(m.stakepage_mine_title()).waitFor()
  await look(staker, 'solana-pool-staked')
})

test('the reward counts on by the clock and is harvested, while the stake is locked', async () => {
  await passUntil((await getClusterTime(rpc)) + hour)
  await openStaker(locked)
  const mine = region(m.stakepage_mine_title())
  await mine.getByText(m.stakepage_mine_growing()).waitFor()
  const harvest = region(m.stakepage_harvest_title())
  await harvest.getByRole('button', { name: m.solstakepage_harvest_button() }).click()
  await review.approved.waitFor()
  await review.sign()
  await harvest.getByText(m.solstakepage_harvest_done()).waitFor()
  expect(await held(wake, wallet)).toBeGreaterThanOrEqual(150n * BigInt(hour))
  const { depositedAt = 0 } = (await stakeOf(locked)) ?? {}
  const locks = region(m.stakepage_withdraw_title())
  await locks.getByText(/Locked until/).waitFor()
  await passUntil(depositedAt + day + 1)
})

test('a part is withdrawn with the reward once the lock time is over', async () => {
  await openStaker(locked)
  const card = region(m.stakepage_withdraw_title())
  const press = () => card.getByRole('button', { name: m.solstakepage_withdraw_button() }).click()
  await amountField(card).fill('501')
  await press()
  await card
    .getByText(m.solstakepage_withdraw_most({ amount: amountOf(50_000n, 'EDDY') }))
    .waitFor()
  await amountField(card).fill('200')
  await look(staker, 'solana-pool-withdraw')
  const before = await held(wake, wallet)
  await press()
  await review.approved.waitFor()
  await review.sign()
  await card.getByText(m.solstakepage_withdraw_done()).waitFor()
  expect(await stakeOf(locked)).toMatchObject({ amount: 30_000n, due: 0n })
  expect(await held(wake, wallet)).toBeGreaterThan(before)
})

test('its creator stops rewards, which lets everybody out, and recovers what nobody can earn', async () => {
  await openOwner(locked)
  const stop = ownerRegion(m.stakepage_admin_stop_title({}, zh))
  await stop.getByRole('button', { name: m.solstakepage_stop_button({}, zh) }).click()
  await ownerReview.approved.waitFor()
  await look(owner, 'solana-pool-stop-review', 'zh-CN')
  await ownerReview.sign()
  await stop.getByText(m.stakepage_admin_stop_done({}, zh)).waitFor()
  await owner.page.getByText(m.solstakepage_remark_early({}, zh)).waitFor()
  expect((await read(locked)).exitOpen).toBe(true)
  const recover = ownerRegion(m.stakepage_admin_recover_title({}, zh))
  await recover.getByRole('button', { name: m.solstakepage_recover_button({}, zh) }).click()
  await ownerReview.approved.waitFor()
  await ownerReview.sign()
  await recover.getByText(m.solstakepage_recover_done({}, zh)).waitFor()
  await ownerRegion(m.solstakepage_close_title({}, zh))
    .getByText(m.solstakepage_close_owing({ count: 1, shown: '1' }, zh))
    .waitFor()
  await look(owner, 'solana-pool-stopped', 'zh-CN')
})

test('the emergency exit gives the stake back and leaves the reward due; with it the deposit comes back', async () => {
  await openStaker(locked)
  const leave = region(m.stakepage_emergency_title())
  await look(staker, 'solana-pool-ended')
  await leave.getByRole('button', { name: m.stakepage_emergency_open() }).click()
  await review.approved.waitFor()
  expect(await review.text()).toContain(m.stakepage_emergency_due())
  await look(staker, 'solana-pool-leave-review')
  await review.sign()
  await leave.getByText(m.solstakepage_leave_done()).waitFor()
  const left = await stakeOf(locked)
  expect(left?.amount).toBe(0n)
  expect(left?.due).toBeGreaterThan(0n)
  const harvest = region(m.stakepage_harvest_title())
  await harvest.getByRole('button', { name: m.solstakepage_harvest_button() }).click()
  await review.approved.waitFor()
  expect(await review.text()).toContain(m.solstakepage_gets_deposit())
  await review.sign()
  await harvest.getByText(m.solstakepage_harvest_done()).waitFor()
  expect(await stakeOf(locked)).toBeUndefined()
})

test('its creator closes it, and gets what is left', async () => {
  await openOwner(locked)
  const close = ownerRegion(m.solstakepage_close_title({}, zh))
  await close.getByRole('button', { name: m.solstakepage_close_button({}, zh) }).click()
  await ownerReview.approved.waitFor()
  await ownerReview.sign()
  await owner.page.getByText(m.solstakepage_closed_title({}, zh)).waitFor()
  expect(await getPool(rpc, program, locked.pool)).toBeUndefined()
})

test('a tax is said before a stake, of which what arrives counts; what the program refuses is said in words', async () => {
  await openStaker(taxed)
  const card = stakeCard()
  await card.getByText(m.solstakepage_tax_fixed_stake({ token: 'TIDE', tax: '5%' })).waitFor()
  await amountField(card).fill('100')
  await look(staker, 'solana-pool-taxed')
  await stake('100', '95 TIDE')
  expect((await read(taxed)).staked).toBe(9_500n)

  await card.getByRole('button', { name: m.token_console_again() }).click()
  await amountField(card).fill('1')
  await maker.send(await buildOwnerAction(taxed, maker.signer, { kind: 'stop' }))
  await card.getByRole('button', { name: m.solstakepage_stake_button() }).click()
  await staker.page.getByText(m.solstakemake_refused_closed()).waitFor()
})

test('of one and the same token a yearly return is said, as rewards run that long', async () => {
  await openStaker(same)
  await stake('300')
  await staker.page.getByText(m.solstakepage_yearly()).waitFor()
  await look(staker, 'solana-pool-same')
})

test('its creator opens the exit: a stake leaves before its lock time is over, with its reward', async () => {
  const { stakeMint } = await read(same)
  const freed = await makePool({ stake: stakeMint, reward: wake }, 4n)
  await passUntil((await read(freed)).startAt + 1)
  await openStaker(freed)
  await stake('100')
  const out = region(m.stakepage_withdraw_title())
  await out.getByText(/Locked until/).waitFor()

  await openOwner(freed)
  const exit = ownerRegion(m.stakepage_admin_exit_title({}, zh))
  await exit.getByRole('button', { name: m.solstakepage_exit_button({}, zh) }).click()
  await ownerReview.approved.waitFor()
  expect(await ownerReview.text()).toContain(m.stakepage_admin_exit_permanent({}, zh))
  await look(owner, 'solana-pool-exit-review', 'zh-CN')
  await ownerReview.sign()
  await exit.getByText(m.stakepage_admin_exit_done({}, zh)).waitFor()
  await owner.page.getByText(m.stakepage_remark_exit({}, zh)).waitFor()
  expect((await read(freed)).exitOpen).toBe(true)

  await openStaker(freed)
  await staker.page.getByText(m.stakepage_remark_exit()).waitFor()
  await amountField(out).fill('40')
  await look(staker, 'solana-pool-exit')
  await out.getByRole('button', { name: m.solstakepage_withdraw_button() }).click()
  await review.approved.waitFor()
  await review.sign()
  await out.getByText(m.solstakepage_withdraw_done()).waitFor()
  expect(await stakeOf(freed)).toMatchObject({ amount: 6_000n, due: 0n })
})
