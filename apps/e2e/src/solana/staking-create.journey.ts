import { formatAmount, formatDuration, m } from '@slipway/messages'
import { getClusterTime } from '@slipway/sdk/solana/get-cluster-time'
import { getSolanaPrograms } from '@slipway/sdk/solana/get-solana-programs'
import { getTokenAccounts } from '@slipway/sdk/solana/get-token-accounts'
import { createSolanaClient } from '@slipway/sdk/solana/solana-rpc'
import { buildPoolCreation } from '@slipway/sdk/solana/staking/build-pool-creation'
import { buildStakeDeposit } from '@slipway/sdk/solana/staking/build-staker-action'
import { getPools } from '@slipway/sdk/solana/staking/get-pools'
import type { SolanaPool } from '@slipway/sdk/solana/staking/types'
import type { Address } from '@solana/kit'
import { TOKEN_2022_PROGRAM_ADDRESS } from '@solana-program/token-2022'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readRunContext } from '../harness/run-context.ts'
import { ReviewDialog } from '../pages/review-dialog.ts'
import { look } from '../screens/look.ts'
import { connectSolana, openSolana, type SolanaVisitor } from './open-solana.ts'
import { rejectThenExpire } from './reject-then-expire.ts'
import { SolanaCreator } from './solana-creator.ts'

const rpc = createSolanaClient(readRunContext().solanaUrl)
const program = getSolanaPrograms(902)?.staking as Address
const query = 'network=solana-local&chain=local'
const locale = { locale: 'zh-CN' } as const
const hour = 3_600
const day = 86_400
const supply = 100_000_000n
const goldSupply = 1_000_000_000_000n

let visitor: SolanaVisitor
let reader: SolanaVisitor
let review: ReviewDialog
let maker: SolanaCreator
let fleet: Address
let gold: Address
let taxed: Address
let freezable: Address

const field = (name: string) => visitor.page.getByRole('textbox', { name, exact: true })
const submit = () => visitor.page.getByRole('button', { name: m.stakemake_submit() })
const own = () => getPools(rpc, program, { owner: maker.signer.address })
const choose = (text: string) => visitor.page.getByText(text, { exact: true }).click()
const rowOf = ({ page }: SolanaVisitor, pool: Address) =>
  page.getByRole('row').filter({ has: page.locator(`a[href*="${pool}"]`) })

beforeAll(async () => {
  visitor = await openSolana()
  reader = await openSolana({ language: 'zh-CN', colorScheme: 'dark' })
  review = new ReviewDialog(visitor.page)
  maker = new SolanaCreator(rpc, visitor.solanaWallet)
  await maker.fund()
  const rights = { uri: '', mintable: false, freezable: false, transferFeeBps: 0 }
  const draft = { ...rights, decimals: 2, totalSupply: supply }
  const rich = { ...rights, decimals: 6, totalSupply: goldSupply }
  fleet = await maker.create({ ...draft, name: 'Fleet', symbol: 'FLEET' })
  gold = await maker.create({ ...rich, name: 'Gold', symbol: 'GOLD' })
  taxed = await maker.create({ ...draft, name: 'Taxy', symbol: 'TAXY', transferFeeBps: 500 })
  freezable = await maker.create({ ...draft, name: 'Ice', symbol: 'ICE', freezable: true })
})

afterAll(async () => {
  for (const one of [visitor, reader]) {
    expect(one.watch.unexpected()).toEqual([])
    await one.close()
  }
})

test('no pool yet; a cluster without the program, and tokens that could defeat one, are said', async () => {
  await visitor.open(`/solana/staking/list?${query}`)
  await choose(m.stakelist_own_created())
  await visitor.page.getByText(m.stakelist_disconnected_text()).waitFor()
  await look(visitor, 'solana-staking-list-disconnected')
  // The header asks the main network’s node how fast it answers.
  visitor.watch.expect(/api\.mainnet-beta\.solana\.com/)
  await visitor.open('/solana/staking/create?network=sol&chain=local')
  await visitor.page.getByText(m.solana_absent_text()).waitFor()
  await look(visitor, 'solana-staking-absent')
  await visitor.open(`/solana/staking/create?${query}`)
  await field(m.solstakemake_field_stake()).fill(freezable)
  await visitor.page.getByText(m.solstakemake_mint_freezable()).waitFor()
  await field(m.stakemake_field_reward()).fill(taxed)
  await visitor.page.getByText(m.solstakemake_fee_reward_fixed({ tax: '5%' })).waitFor()
  await field(m.solstakemake_field_stake()).fill(taxed)
  await visitor.page.getByText(m.solstakemake_fee_stake_fixed({ tax: '5%' })).waitFor()
  await look(visitor, 'solana-staking-taxed')
})

test('own tokens are offered; every fault is said at once, and a reload keeps what was typed', async () => {
  const { page } = visitor
  await connectSolana(visitor)
  await field(m.solstakemake_field_stake()).fill('')
  await page.getByRole('button', { name: /^FLEET/ }).click()
  await page.getByRole('button', { name: m.solstakemake_same_token() }).click()
  await page.getByText(formatAmount(supply, 2, { symbol: 'FLEET' }), { exact: true }).waitFor()
  const length = formatDuration(30 * day)
  await page.getByRole('button', { name: m.presale_preset_length({ duration: length }) }).click()
  await field(m.stakemake_field_total()).fill('10')
  await field(m.stakemake_field_lock()).fill('2000')
  await page.getByRole('switch', { name: m.solstakemake_field_limit() }).check()
  await submit().click()
  await page.getByRole('alert').first().waitFor()
  await page.getByText(m.solstakemake_refused_incomplete()).first().waitFor()
  await page
    .getByText(m.error_PoolFactory_LockTooLong({ max: formatDuration(1_460 * day) }))
    .first()
    .waitFor()
  await look(visitor, 'solana-staking-faulty')
  await page.reload()
  await expect.poll(() => field(m.stakemake_field_lock()).inputValue()).toBe('2000')
  expect(await field(m.solstakemake_field_stake()).inputValue()).toBe(fleet)
})

test('a pool of two tokens, locked and limited: reviewed, refused, too late, then made by one signature', async () => {
  const { page } = visitor
  await field(m.stakemake_field_reward()).fill(gold)
  await choose(m.stakemake_start_date())
  const ahead = m.presale_preset_ahead({ duration: formatDuration(hour) })
  await page.getByRole('button', { name: ahead }).click()
  const length = m.presale_preset_length({ duration: formatDuration(30 * day) })
  await page.getByRole('button', { name: length }).click()
  await field(m.stakemake_field_total()).fill('2592')
  await expect.poll(() => field(m.stakemake_field_rate()).inputValue()).toBe('0.001')
  await field(m.stakemake_field_lock()).fill('7')
  await field(m.solstakemake_field_limit()).fill('500')
  await field(m.stakemake_field_limit_length()).fill('3')
  await page.getByRole('img', { name: /2,592/ }).waitFor()
  await look(visitor, 'solana-staking-create')
  await submit().click()
  await review.approved.waitFor()
  await look(visitor, 'solana-staking-review')
  expect(await review.text()).toContain(m.solstakemake_fixed_stakes())
  await rejectThenExpire(visitor, review)
  expect(await own()).toEqual([])
  await review.tryAgain()
  await page.getByRole('heading', { name: m.stakemake_created_title({ name: 'FLEET' }) }).waitFor()
  await look(visitor, 'solana-staking-made')
  const [pool] = await own()
  expect(pool).toMatchObject({
    ...{ stakeMint: fleet, rewardMint: gold, rate: 1_000n, surplus: 0n, staked: 0n },
    ...{ lockSeconds: 7 * day, limit: 50_000n, limitSeconds: 3 * day, exitOpen: false },
  })
  const { startAt = 0, endAt, deadlineAt, address } = pool ?? {}
  expect([endAt, deadlineAt]).toEqual([startAt + 30 * day, startAt + 30 * day])
  const [held] = await getTokenAccounts(rpc, gold, maker.signer.address)
  expect(held?.amount).toBe(goldSupply - 2_592_000_000n)
  const link = page.getByRole('link', { name: m.stakemake_created_view() })
  expect(await link.getAttribute('href')).toContain(`/solana/staking/${address}`)
})

/** A pool that runs at once, in which the reader has staked ten tokens. */
async function openRunningPool(): Promise<SolanaPool> {
  const staker = new SolanaCreator(rpc, reader.solanaWallet)
  await staker.fund()
  await maker.pay({ mint: fleet, decimals: 2 }, staker.signer.address, 1_000n)
  const now = await getClusterTime(rpc)
  const token = { mint: fleet, tokenProgram: TOKEN_2022_PROGRAM_ADDRESS }
  const draft = {
    ...{ stake: token, reward: token, amount: 2n * BigInt(90 * day), rate: 2n },
    ...{ startAt: 0, endAt: now + 90 * day, deadlineAt: now + 90 * day },
    ...{ lockSeconds: 0, limit: 0n, limitSeconds: 0 },
  }
  const creation = await buildPoolCreation(program, maker.signer, draft, 7n)
  await maker.send(creation.instructions)
  const made = (await own()).find(({ address }) => address === creation.pool)
  if (!made) throw new Error('the pool is not there')
  await staker.send([await buildStakeDeposit(creation, staker.signer, 1_000n, made)])
  return made
}

test('the list has pools with what they pay and wait for, for everybody, by creator and by staker', async () => {
  const { page } = visitor
  const [coming] = await own()
  const running = await openRunningPool()
  await visitor.open(`/solana/staking/list?${query}`)
  await choose(m.stakelist_own_created())
  const next = rowOf(visitor, coming?.address as Address)
  await next.getByText(m.stakepage_status_coming()).waitFor()
  await next.getByText(m.stakelist_starts_in()).waitFor()
  const row = rowOf(visitor, running.address)
  // Two hundredths of a token a second for ten tokens: 15,552 for each in the ninety days that the pool lasts.
  await row.getByText(/^15,[45]\d\d/).waitFor()
  const unit = formatAmount(100n, 2, { symbol: 'FLEET' })
  await row.getByText(m.stakelist_unit_rest({ unit })).waitFor()
  await row.getByRole('timer').waitFor()
  await look(visitor, 'solana-staking-list')
  const search = page.getByRole('searchbox', { name: m.solstakemake_list_search() })
  await search.fill('nobody')
  await page.getByText(m.stakelist_unmatched_text()).waitFor()
  await search.fill('gold')
  await next.waitFor()
  expect(await row.count()).toBe(0)
  await search.fill('')
  await choose(m.stakelist_own_staked())
  await page.getByText(m.stakelist_staked_empty_title()).waitFor()
  await look(visitor, 'solana-staking-list-none')
})

test('the same in Chinese, in the dark', async () => {
  await reader.open(`/solana/staking/list?${query}`)
  await connectSolana(reader, 'zh-CN')
  const { page } = reader
  await page.getByText(m.stakelist_own_staked({}, locale), { exact: true }).click()
  await page.getByText(m.stakepage_status_running({}, locale), { exact: true }).last().waitFor()
  await expect.poll(() => page.getByRole('timer').count()).toBe(1)
  await look(reader, 'solana-staking-list', 'zh-CN')
  await reader.open(`/solana/staking/create?${query}`)
  const stakeField = m.solstakemake_field_stake({}, locale)
  await page.getByRole('textbox', { name: stakeField, exact: true }).fill(taxed)
  await page.getByRole('button', { name: m.solstakemake_same_token({}, locale) }).click()
  await page.getByText(m.solstakemake_fee_reward_fixed({ tax: '5%' }, locale)).waitFor()
  const length = formatDuration(30 * day, 'zh-CN')
  const preset = m.presale_preset_length({ duration: length }, locale)
  await page.getByRole('button', { name: preset }).click()
  const total = m.stakemake_field_total({}, locale)
  await page.getByRole('textbox', { name: total, exact: true }).fill('90000')
  await page.getByText(m.stakemake_deadline_date({}, locale), { exact: true }).click()
  await page.getByRole('switch', { name: m.solstakemake_field_limit({}, locale) }).check()
  await look(reader, 'solana-staking-create', 'zh-CN')
})
