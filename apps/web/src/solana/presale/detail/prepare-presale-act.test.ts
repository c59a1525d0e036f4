import { getChain, type SolanaChainDefinition } from '@slipway/chains'
import { m } from '@slipway/messages'
import { findTokenAccount } from '@slipway/sdk/solana/find-token-account'
import type { LockToken } from '@slipway/sdk/solana/lock/get-lock-token'
import { findBuyerAddress } from '@slipway/sdk/solana/presale/find-buyer-address'
import { solanaPresaleStatus } from '@slipway/sdk/solana/presale/solana-presale-status'
import type { SolanaPresale, SolanaPresaleBuyer } from '@slipway/sdk/solana/presale/types'
import { tokenAccountInfo } from '@slipway/sdk/solana/test/token-account-info'
import { type Address, address } from '@solana/kit'
import { beforeEach, expect, test, vi } from 'vitest'
import { expectAccountOpened } from '../../flow/test/expect-account-opened.ts'
import type { PlanSigner } from '../../flow/use-prepared-review.ts'
import { testLockToken } from '../../lock/test/test-lock-token.ts'
import type { PresaleView } from '../types.ts'
import { exitClosedText, exitText } from './exit-terms.ts'
import { preparePresaleAct } from './prepare-presale-act.ts'
import type { PresaleAct } from './presale-act.ts'
import { readContribution } from './read-contribution.ts'
import { testBuyer, testPresale } from './test/presale-fixture.ts'

const wallet = address('Hrk2ymqLbS9ZzqKLx8q6ub6Qw7fNUXEnJk3C5oJ6wzVd')
const friend = address('4zvwRjXUKGfvwnParsHAS3HuSVzV5cA4McphgmoCtajS')
/** A point of the curve at which nobody signs. */
const someMint = address('EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v')
const tokens = address('TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA')
const system = '11111111111111111111111111111111'
const sol = 1_000_000_000n
const { mint, address: place } = testPresale()
const own = await findTokenAccount(wallet, { mint, program: tokens })

/** What the node and the program say; each test begins with nothing. */
const world = vi.hoisted(() => ({
  buyer: undefined as unknown,
  buyers: {} as Record<string, unknown>,
  accounts: [] as { address: string; amount: bigint }[],
  given: undefined as string | undefined,
  /** Whose the account is, where it was not given away but frozen. */
  frozen: undefined as Address | undefined,
}))

// A node that takes a lamport for each byte, and has 1 234 lamports wherever it is asked.
vi.mock('../../network/cluster-rpc.ts', () => ({
  clusterRpc: () => ({
    getMinimumBalanceForRentExemption: (bytes: bigint) => ({ send: async () => bytes }),
    getBalance: () => ({ send: async () => ({ value: 1_234n }) }),
    getAccountInfo: (asked: string) => ({
      send: async () => ({
        value:
          asked === world.given
            ? tokenAccountInfo(mint, world.frozen ?? someMint, world.frozen !== undefined)
            : null,
      }),
    }),
    getMultipleAccounts: (asked: readonly string[]) => ({
      send: async () => ({
        value: asked.map((one) => ({
          executable: false,
          owner: one === someMint ? tokens : system,
        })),
      }),
    }),
  }),
}))
vi.mock('@slipway/sdk/solana/presale/get-buyer', () => ({
  getBuyer: async (_rpc: unknown, _program: unknown, { wallet: asked }: { wallet: string }) =>
    world.buyers[asked] ?? world.buyer,
}))
vi.mock('@slipway/sdk/solana/get-token-accounts', () => ({
  getTokenAccounts: async () => world.accounts,
}))

const signer = {
  wallet: {},
  account: { address: wallet, publicKey: new Uint8Array(32) },
} as unknown as PlanSigner
const plain = testLockToken({ mint })
const taxed = { ...plain, isTaxed: true, transferFeeBps: 100 }

function viewOf(
  change: Partial<SolanaPresale> = {},
  { now = 2_000, token = plain }: { now?: number; token?: LockToken } = {},
): PresaleView {
  const presale = testPresale(change)
  const status = solanaPresaleStatus(presale, now)
  const chain = getChain('sol') as SolanaChainDefinition
  return { chain, program: place, presale, token, now, status, held: 10_000_000n }
}

const buyerOf = (change: Partial<SolanaPresaleBuyer> = {}) =>
  testBuyer({ wallet, contributed: 4n * sol, ...change })

async function plan(view: PresaleView, act: PresaleAct) {
  const made = await preparePresaleAct(view, signer, act)
  if (typeof made === 'string') throw new Error(made)
  return made
}

const refusal = (view: PresaleView, act: PresaleAct) => preparePresaleAct(view, signer, act)

beforeEach(() => {
  world.buyer = undefined
  world.buyers = {}
  world.accounts = []
  world.given = undefined
  world.frozen = undefined
})

/** The act of somebody who types an amount. */
function contribution(view: PresaleView, amount: string): PresaleAct {
  const state = { buyer: null, balance: 100n * sol, deposit: 112n }
  const reading = readContribution(amount, view, state)
  if (!reading.ok) throw new Error('It was refused.')
  return { kind: 'contribute', gained: reading.params, state }
}

const finished = {
  ...({ status: 'finished', vestingStart: 102_000, total: 8n * sol, sold: 8_000_000n } as const),
  ...{ proceeds: 8n * sol, unsold: 2_000_000n, accounts: 2, buyers: 2 },
}
const inParts = { firstBps: 2_500, cycleBps: 2_500, cycleSeconds: 86_400 }

test('a contribution costs what fits of it and a deposit, and says when tokens and exit come', async () => {
  const view = viewOf({ total: 7n * sol })
  const made = await plan(view, contribution(view, '5'))
  expect(made).toMatchObject({
    kind: 'presale_contribute',
    presale: place,
    deposits: [{ lamports: 3n * sol }, { label: m.solpresalepage_deposit_place(), lamports: 112n }],
    review: { gets: [{ value: '30,000\u00a0EDDY' }] },
  })
  const labels = made.review.facts.map(({ label }) => label)
  expect(labels).toContain(m.solpresalepage_buy_most())
  // A tenth of the three that fit.
  expect(made.review.facts).toContainEqual({
    label: m.presale_buy_review_exit(),
    value: exitText(view.presale, view.now),
    note: m.presale_buy_review_exit_amount({ amount: '0.3\u00a0SOL' }),
  })
  const free = viewOf({ total: 7n * sol, termsChanged: true })
  const exit = (await plan(free, contribution(free, '5'))).review.facts.find(
    ({ label }) => label === m.presale_buy_review_exit(),
  )
  expect(exit).toEqual({
    ...{
      label: m.presale_buy_review_exit(),
      value: m.presale_buy_review_exit_free({ closed: exitClosedText() }),
    },
  })
  expect(labels).not.toContain(m.solana_tax_title())
})

test('a token whose tax somebody can raise is said so before a contribution', async () => {
  const open = viewOf({}, { token: { ...taxed, rights: { tax: friend } } })
  const fixed = viewOf({}, { token: taxed })
  const noteOf = async (view: PresaleView) =>
    (await plan(view, contribution(view, '1'))).review.facts.find(
      ({ label }) => label === m.solana_tax_title(),
    )?.note
  expect(await noteOf(open)).toBe(m.solpresalepage_tax_open_title())
  expect(await noteOf(fixed)).toBe(m.solpresalepage_tax_fixed({ tax: '1%' }))
})

test('a contribution proves its place in the list', async () => {
  const view = viewOf({ whitelistMode: 'listedOnly' })
  const act = contribution(view, '1')
  if (act.kind !== 'contribute') throw new Error('It is another act.')
  const proof = [new Uint8Array(32).fill(7)]
  const made = await plan(view, { ...act, listed: { level: 2, proof } })
  const data = made.request.instructions[0]?.data
  expect(data?.at(25)).toBe(2)
  expect(data?.slice(26)).toEqual(proof[0])
})

const rewarding = { inviterBps: [500, 200] }
const accountsOf = (made: Awaited<ReturnType<typeof plan>>) =>
  made.request.instructions[0]?.accounts?.map(({ address: at }) => at as string) ?? []
const inviterFact = (made: Awaited<ReturnType<typeof plan>>) =>
  made.review.facts.find(({ label }) => label === m.presale_buy_review_inviter())

test('a first contribution names the inviter of the link and who is above, and says that it is for good', async () => {
  const view = viewOf(rewarding)
  world.buyers = { [friend]: testBuyer({ wallet: friend, inviter: someMint }) }
  world.buyers[someMint] = testBuyer({ wallet: someMint })
  const act = { ...contribution(view, '1'), inviter: friend } as PresaleAct
  const made = await plan(view, act)
  const above = await Promise.all(
    [friend, someMint].map((one) => findBuyerAddress(place, place, one)),
  )
  expect(accountsOf(made).slice(4)).toEqual(above)
  expect(inviterFact(made)).toMatchObject({ value: friend, address: friend })
  expect(made.review.permanent).toEqual([m.presale_buy_review_inviter_permanent()])
  // Another one that a link names later changes nothing.
  const buyer = buyerOf({ inviter: friend })
  if (act.kind !== 'contribute') throw new Error('It is another act.')
  const again = await plan(view, { ...act, state: { ...act.state, buyer }, inviter: someMint })
  expect(accountsOf(again).slice(4)).toEqual(above)
  expect(again.review.permanent).toEqual([])
  const left = await plan(view, { kind: 'leave', buyer })
  expect(accountsOf(left).slice(3)).toEqual(above)
})

test('an inviter without an account in the presale is not named, and that is said', async () => {
  const view = viewOf(rewarding)
  const made = await plan(view, { ...contribution(view, '1'), inviter: friend } as PresaleAct)
  expect(accountsOf(made)).toHaveLength(4)
  expect(inviterFact(made)).toMatchObject({
    value: m.presale_inviter_mine_none(),
    note: m.solpresalepage_buy_inviter_missing({ inviter: '4zvw…CtajS' }),
  })
  expect(made.review.permanent).toEqual([])
  const plainPresale = viewOf()
  const act = { ...contribution(plainPresale, '1'), inviter: friend } as PresaleAct
  expect(inviterFact(await plan(plainPresale, act))).toBeUndefined()
})

test('registering costs a deposit, a reward is paid with it where there is nothing else', async () => {
  const register = await plan(viewOf(rewarding), { kind: 'registerInviter', deposit: 152n })
  expect(register).toMatchObject({
    ...{ kind: 'presale_register_inviter', deposits: [{ lamports: 152n }] },
    review: { permanent: [m.solpresalepage_invite_permanent()] },
  })
  const over = viewOf({ ...finished, ...rewarding }, { now: 102_000 })
  const buyer = buyerOf({ earned: sol / 10n })
  const paid = await plan(over, { kind: 'claimReward', buyer })
  expect(paid.review.gets).toMatchObject([{ value: '0.1\u00a0SOL' }])
  const only = await plan(over, { kind: 'claimReward', buyer: { ...buyer, contributed: 0n } })
  expect(only.review.gets).toMatchObject([
    { label: m.presale_inviter_claim_gets() },
    { label: m.solpresalepage_gets_deposit() },
  ])
  world.buyer = buyer
  const last = await plan(over, { kind: 'claim', wallet })
  expect(last.review.gets.map(({ label }) => label)).toEqual([
    ...[m.presale_claim_review_gets(), m.presale_inviter_claim_gets()],
    m.solpresalepage_gets_deposit(),
  ])
  const parts = viewOf({ ...finished, ...rewarding, ...inParts }, { now: 102_000 })
  expect((await plan(parts, { kind: 'claim', wallet })).review.gets).toHaveLength(1)
})

test('leaving where inviters are rewarded keeps the deposit until the end', async () => {
  const view = viewOf({ ...rewarding, termsChanged: true })
  const made = await plan(view, { kind: 'leave', buyer: buyerOf() })
  expect(made.review.gets).toMatchObject([{ value: '4\u00a0SOL' }])
  expect(made.review.gets).toHaveLength(1)
})

test('leaving costs a tenth and keeps the deposit; after moved times it costs nothing', async () => {
  const buyer = buyerOf()
  const paid = await plan(viewOf(), { kind: 'leave', buyer })
  expect(paid.review.gets).toMatchObject([{ value: '3.6\u00a0SOL' }])
  expect(paid.review.permanent).toEqual([m.solpresalepage_leave_permanent()])
  const free = await plan(viewOf({ termsChanged: true }), { kind: 'leave', buyer })
  expect(free.review.gets).toMatchObject([
    { value: '4\u00a0SOL' },
    { label: m.solpresalepage_gets_deposit(), value: '0.000001234\u00a0SOL' },
  ])
  expect(free.review.permanent).toEqual([])
})

test('a failed presale pays everything back, with what leaving cost, also for somebody else', async () => {
  const failed = viewOf({}, { now: 102_000 })
  world.buyer = buyerOf({ contributed: 0n, exitFee: sol / 10n })
  const own = await plan(failed, { kind: 'refund', wallet })
  expect(own.review.gets).toMatchObject([
    {
      ...{ label: m.presale_refund_review_gets(), value: '0.1\u00a0SOL' },
      note: m.solpresalepage_refund_with_fee(),
    },
    { label: m.solpresalepage_gets_deposit() },
  ])
  const sent = await plan(failed, { kind: 'refund', wallet: friend })
  expect(sent.review.gets[0]).toMatchObject({ label: m.solpresalepage_refund_gets_other() })
  // Who only invited contributed nothing: the deposit comes back, and no 0 SOL.
  world.buyer = buyerOf({ contributed: 0n, invitees: 2 })
  const invited = await plan(failed, { kind: 'refund', wallet })
  expect(invited.review.gets).toMatchObject([{ label: m.solpresalepage_gets_deposit() }])
  const others = await plan(failed, { kind: 'refund', wallet: friend })
  expect(others.review.gets.at(-1)).toMatchObject({ address: friend })
  expect([own.terms, others.terms]).toEqual([[wallet], [friend]])
  expect(await refusal(failed, { kind: 'refund', wallet: someMint })).toBe(
    m.solana_issue_not_wallet(),
  )
  world.buyer = undefined
  expect(await refusal(failed, { kind: 'refund', wallet })).toBe(m.solpresalepage_refused_nothing())
})

test('a claim pays what is released; the last one with the deposit', async () => {
  world.buyer = buyerOf()
  const first = await plan(viewOf({ ...finished, ...inParts }, { now: 102_000 }), {
    ...{ kind: 'claim', wallet },
  })
  expect(first).toMatchObject({
    deposits: [{ label: m.solana_lock_deposit_account(), lamports: 165n }],
    review: { gets: [{ value: '10,000\u00a0EDDY' }] },
  })
  expect(first.review.gets).toHaveLength(1)
  expect(first.terms).toEqual([wallet])
  const last = await plan(viewOf(finished, { now: 102_000 }), { kind: 'claim', wallet })
  expect(last.review.gets).toMatchObject([
    { value: '40,000\u00a0EDDY' },
    { label: m.solpresalepage_gets_deposit() },
  ])
  world.buyer = buyerOf({ claimed: 1_000_000n })
  const again = viewOf({ ...finished, ...inParts }, { now: 102_001 })
  expect(await refusal(again, { kind: 'claim', wallet })).toBe(
    m.solpresalepage_refused_nothing_claim(),
  )
})

test('of a taxed token nobody claims a part for somebody else', async () => {
  world.buyer = buyerOf({ wallet: friend })
  const parts = { now: 102_000, token: taxed }
  const act = { kind: 'claim', wallet: friend } as const
  expect(await refusal(viewOf({ ...finished, ...inParts }, parts), act)).toBe(
    m.solpresalepage_refused_taxed(),
  )
  // A reward in SOL waits for no tokens, and anybody may send it.
  world.buyer = buyerOf({ wallet: friend, earned: sol / 10n })
  const rewarded = await plan(viewOf({ ...finished, ...rewarding, ...inParts }, parts), act)
  expect(rewarded).toMatchObject({ kind: 'presale_claim_reward', deposits: [] })
  expect(rewarded.request.instructions[0]?.accounts?.[0]).toMatchObject({ address: friend })
  expect(rewarded.review.gets).toMatchObject([
    { label: m.presale_inviter_claim_gets(), value: '0.1\u00a0SOL' },
    { label: m.solpresalepage_gets_wallet(), address: friend },
  ])
  const whole = await plan(viewOf(finished, parts), act)
  expect(whole.deposits).toMatchObject([{ label: m.solana_airdrop_deposit_account() }])
})

test('while a token’s tax can change each wallet claims for itself; who has left is paid all the same', async () => {
  const token = { ...taxed, rights: { tax: friend } }
  const view = viewOf(finished, { now: 102_000, token })
  world.buyer = buyerOf({ wallet: friend })
  expect(await refusal(view, { kind: 'claim', wallet: friend })).toBe(m.solana_refused_tax())
  world.buyer = buyerOf({ wallet: friend, contributed: 0n, exitFee: sol / 10n })
  expect((await plan(view, { kind: 'claim', wallet: friend })).deposits).toEqual([])
  world.buyer = buyerOf({})
  expect((await plan(view, { kind: 'claim', wallet })).request.instructions).not.toEqual([])
})

test('who has left gets the deposit back, and opens no account of the token for it', async () => {
  world.buyer = buyerOf({ contributed: 0n, exitFee: sol / 10n })
  const made = await plan(viewOf(finished, { now: 102_000 }), { kind: 'claim', wallet })
  expect(made.request.instructions).toHaveLength(1)
  expect(made.deposits).toEqual([])
  expect(made.review.gets).toMatchObject([{ label: m.solpresalepage_gets_deposit() }])
})

test('finishing says what buyers and creator get, and what becomes of the rest', async () => {
  const over = { total: 8n * sol, exitFees: sol / 10n }
  const made = await plan(viewOf(over, { now: 102_000 }), { kind: 'finalize' })
  expect(made.review.gets).toMatchObject([
    { value: '80,000\u00a0EDDY' },
    { value: '8.1\u00a0SOL' },
    { value: '20,000\u00a0EDDY', note: m.solpresalepage_finish_returned() },
  ])
  const rewards = await plan(viewOf({ ...over, earned: sol / 2n }, { now: 102_000 }), {
    kind: 'finalize',
  })
  expect(rewards.review.gets.slice(1, 3)).toMatchObject([
    { value: '7.6\u00a0SOL' },
    { label: m.solpresalepage_finish_inviters(), value: '0.5\u00a0SOL' },
  ])
})

test('the creator withdraws what is released, into another own account where the usual one was given away', async () => {
  const view = viewOf({ ...finished, ...inParts }, { now: 102_000 })
  const usual = await plan(view, { kind: 'withdraw' })
  expect(usual.request.instructions).toHaveLength(2)
  expect(usual.review.gets).toMatchObject([{ value: '2\u00a0SOL' }, { value: '20,000\u00a0EDDY' }])
  world.given = own
  expectAccountOpened(await plan(view, { kind: 'withdraw' }), 3)
  world.accounts = [{ address: friend, amount: 0n }]
  const other = await plan(view, { kind: 'withdraw' })
  expect(other.deposits).toEqual([])
  expect(other.request.instructions[0]?.accounts?.[3]?.address).toBe(friend)
})

test('a buyer who gave the associated token account away claims into another own one; a leaver needs none', async () => {
  world.buyer = buyerOf()
  world.given = own
  const act = { kind: 'claim', wallet } as const
  const view = viewOf(finished, { now: 102_000 })
  expectAccountOpened(await plan(view, act), 4)
  world.accounts = [{ address: friend, amount: 0n }]
  const other = await plan(view, act)
  expect(other.deposits).toEqual([])
  expect(other.request.instructions).toHaveLength(1)
  expect(other.request.instructions[0]?.accounts?.[4]?.address).toBe(friend)
  world.accounts = []
  world.buyer = buyerOf({ contributed: 0n, exitFee: sol / 10n })
  expect((await plan(view, act)).request.instructions).toHaveLength(1)
})

test('nothing is claimed for a buyer whose associated account belongs to somebody else; a leaver’s deposit is', async () => {
  world.buyer = buyerOf({ wallet: friend })
  world.given = await findTokenAccount(friend, { mint, program: tokens })
  const view = viewOf(finished, { now: 102_000 })
  const claim = { kind: 'claim', wallet: friend } as const
  expect(await refusal(view, claim)).toBe(m.solana_refused_given_away())
  world.buyer = buyerOf({ wallet: friend, contributed: 0n, exitFee: sol / 10n })
  expect((await plan(view, claim)).request.instructions).toHaveLength(1)
})

test('a buyer whose associated account is frozen claims into another own one, and nobody claims for such a wallet', async () => {
  world.buyer = buyerOf()
  ;[world.given, world.frozen] = [own, wallet]
  const view = viewOf(finished, { now: 102_000 })
  const act = { kind: 'claim', wallet } as const
  expectAccountOpened(await plan(view, act), 4)
  world.accounts = [{ address: friend, amount: 0n }]
  const other = await plan(view, act)
  expect(other.request.instructions).toHaveLength(1)
  expect(other.request.instructions[0]?.accounts?.[4]?.address).toBe(friend)
  world.buyer = buyerOf({ wallet: friend })
  world.given = await findTokenAccount(friend, { mint, program: tokens })
  world.frozen = friend
  expect(await refusal(view, { kind: 'claim', wallet: friend })).toBe(m.solana_refused_frozen())
})

test('moved times, a new list, canceling and closing say what they bring and what is final', async () => {
  const times = { kind: 'setTime', startAt: 2_000, endAt: 202_000 } as const
  expect((await plan(viewOf({ buyers: 1 }), times)).review.permanent).toEqual([
    m.presale_admin_time_permanent_free(),
  ])
  const free = await plan(viewOf(), times)
  expect(free).toMatchObject({ terms: [2_000, 202_000], review: { permanent: [] } })
  const list = { kind: 'setWhitelist', root: new Uint8Array(32), count: 1_200 } as const
  const listed = await plan(viewOf(), list)
  expect(listed).toMatchObject({ terms: [...list.root], review: { gets: [{ value: '1,200' }] } })
  const cancel = await plan(viewOf({ buyers: 2, total: sol }), { kind: 'cancel' })
  expect(cancel.review.permanent).toEqual([m.presale_admin_cancel_permanent()])
  // Nothing moves yet: the tokens are withdrawn, and nobody is refunded where nobody contributed.
  const alone = await plan(viewOf({}), { kind: 'cancel' })
  const labels = ({ review }: typeof cancel) => review.gets.map(({ label }) => label)
  expect(labels(cancel)).toEqual([
    m.solpresalepage_cancel_gets(),
    m.presale_admin_cancel_gets_all(),
  ])
  expect(labels(alone)).toEqual([m.solpresalepage_cancel_gets()])
  const close = await plan(viewOf({}, { now: 102_000 }), { kind: 'close' })
  expect(close).toMatchObject({ kind: 'presale_close' })
  expect(close.review.gets).toMatchObject([
    { label: m.solpresalepage_withdraw_tokens(), value: '100,000\u00a0EDDY' },
    // Of the presale and of its vault.
    { value: '0.000002468\u00a0SOL', note: m.solpresalepage_close_deposits() },
  ])
})

test.each([
  ['reaches', 0n, m.presale_buy_review_gets_fair()],
  ['misses', 1n, m.presale_buy_review_gets_fair_soft()],
])('a contribution that %s the soft cap of a fair presale', async (_what, missing, label) => {
  const view = viewOf({ kind: 'fair', total: 4n * sol - missing })
  const { review } = await plan(view, contribution(view, '1'))
  expect(review.gets[0]?.label).toBe(label)
})
