import { getChain, type SolanaChainDefinition } from '@slipway/chains'
import { formatAmount, m } from '@slipway/messages'
import { findTokenAccount } from '@slipway/sdk/solana/find-token-account'
import { tokenAccountInfo } from '@slipway/sdk/solana/test/token-account-info'
import { type Address, address } from '@solana/kit'
import { beforeEach, expect, test, vi } from 'vitest'
import { expectAccountOpened } from '../flow/test/expect-account-opened.ts'
import type { PlanSigner } from '../flow/use-prepared-review.ts'
import { testLockToken } from '../lock/test/test-lock-token.ts'
import { type AirdropAction, prepareAirdropAction } from './prepare-airdrop-action.ts'
import type { AirdropView } from './types.ts'

const wallet = address('Hrk2ymqLbS9ZzqKLx8q6ub6Qw7fNUXEnJk3C5oJ6wzVd')
const friend = address('4zvwRjXUKGfvwnParsHAS3HuSVzV5cA4McphgmoCtajS')
/** A point of the curve at which nobody signs. */
const someMint = address('EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v')
const tokens = address('TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA')
const system = '11111111111111111111111111111111'

/** The account that was given away, and the signer's own others; each test begins with none. */
const world = vi.hoisted(() => ({
  given: undefined as string | undefined,
  others: [] as { address: string; amount: bigint }[],
}))

// A node that knows the wallets and the mint, has no token account open, and takes a lamport for each byte.
vi.mock('../network/cluster-rpc.ts', () => ({
  clusterRpc: () => ({
    getMinimumBalanceForRentExemption: (bytes: bigint) => ({ send: async () => bytes }),
    getBalance: () => ({ send: async () => ({ value: 1_500n }) }),
    getAccountInfo: (asked: string) => ({
      send: async () => ({
        value: asked === world.given ? tokenAccountInfo(mint, someMint) : null,
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

vi.mock('@slipway/sdk/solana/get-token-accounts', () => ({
  getTokenAccounts: async () => world.others,
}))
beforeEach(() => {
  world.given = undefined
  world.others = []
})

const program = address('7Vbmv1jt4vyuqBZcpYPpnVhrqVe5e6ZPb6JxDcffRHUM')
const token = testLockToken()
const { mint } = token
const signer = {
  wallet: {},
  account: { address: wallet, publicKey: new Uint8Array(32) },
} as unknown as PlanSigner
const view: AirdropView = {
  chain: getChain('sol') as SolanaChainDefinition,
  program,
  token,
  airdrop: {
    ...{ address: program, creator: wallet, mint, vault: program, root: new Uint8Array(32) },
    ...{ listKey: '', id: 1n, total: 100n, deposited: 100n, claimed: 0n, createdAt: 1 },
    ...{ startAt: 1, endAt: undefined, releaseSeconds: 60, firstBps: 0, settled: 0 },
    ...{ entries: 50_000, ledger: new Uint8Array(10_240 - 280) },
  },
  ...{ now: 2, status: 'running', left: 100n, missing: 39 },
}
const plan = (action: AirdropAction) => prepareAirdropAction(view, signer, action)
const exact = { symbol: 'SOL', maximumFractionDigits: 9 }
const entry = { index: 0, amount: 100n, proof: [] }
const claim = (claimant: Address) => plan({ kind: 'claim', entry, claimant, due: 7n })

test('a part of a taxed token is claimed by its wallet alone', async () => {
  const taxed = { ...view, token: { ...view.token, isTaxed: true, transferFeeBps: 200 } }
  const prepared = (claimant: Address, due: bigint) =>
    prepareAirdropAction(taxed, signer, { kind: 'claim', entry, claimant, due })
  expect(await prepared(friend, 7n)).toBe(m.solana_airdrop_refused_taxed())
  for (const plan of [await prepared(wallet, 7n), await prepared(friend, 100n)])
    expect(plan).toMatchObject({ kind: 'airdrop_claim' })
})

test('while a token’s tax can change, or a decided change does not hold yet, each wallet claims for itself', async () => {
  const nextTransferFee = { bps: 0, epoch: 9n }
  for (const change of [{ rights: { tax: friend } }, { nextTransferFee }]) {
    const movable = { ...view, token: { ...view.token, isTaxed: true, ...change } }
    const prepared = (claimant: Address) =>
      prepareAirdropAction(movable, signer, { kind: 'claim', entry, claimant, due: 100n })
    expect(await prepared(friend)).toBe(m.solana_refused_tax())
    expect(await prepared(wallet)).toMatchObject({ kind: 'airdrop_claim' })
  }
})

test('an entry is claimed by its wallet, and for another one, whose account the signer pays for', async () => {
  expect(await claim(wallet)).toMatchObject({
    ...{ kind: 'airdrop_claim', terms: [entry.index] },
    deposits: [{ label: m.solana_lock_deposit_account(), lamports: 165n }],
    review: { gets: [{ value: '0.07\u00a0EDDY' }, { address: wallet }] },
  })
  expect(await claim(friend)).toMatchObject({
    deposits: [{ label: m.solana_airdrop_deposit_account(), lamports: 165n }],
    review: { gets: [{}, { address: friend }] },
  })
})

test('nothing is claimed for an address at which nobody signs', async () => {
  expect(await claim(someMint)).toBe(m.solana_issue_not_wallet())
})

test('a long list makes room in as many steps as fit into a transaction, to the lamport', async () => {
  const made = await plan({ kind: 'extend' })
  if (typeof made === 'string') throw new Error(made)
  expect(made.request.instructions).toHaveLength(25)
  expect(made.deposits).toMatchObject([{ lamports: 25n * 10_240n }])
})

test('who closes it is told what comes back', async () => {
  const made = await plan({ kind: 'close' })
  if (typeof made === 'string') throw new Error(made)
  expect(made).toMatchObject({ kind: 'airdrop_close', airdrop: program })
  expect(made.review.gets).toMatchObject([
    { value: '1\u00a0EDDY' },
    // Of the airdrop and of its vault.
    { value: formatAmount(3_000n, 9, exact), note: m.solana_airdrop_close_deposits() },
  ])
  expect(made.review.permanent).toEqual([m.solana_airdrop_close_permanent()])
})

test('a wallet that gave its associated token account away is paid into another one, which is opened where it has none', async () => {
  world.given = await findTokenAccount(wallet, { mint, program: tokens })
  const close = { kind: 'close' } as const
  expectAccountOpened(await claim(wallet), 3)
  expectAccountOpened(await plan(close), 3)
  world.others = [{ address: friend, amount: 0n }]
  for (const made of [await claim(wallet), await plan(close)]) {
    if (typeof made === 'string') throw new Error(made)
    expect(made.deposits).toEqual([])
    expect(made.request.instructions).toHaveLength(1)
    expect(made.request.instructions[0]?.accounts?.[3]?.address).toBe(friend)
  }
})

test('a claim for somebody else goes to the associated token account of that wallet alone, and is refused in words where that is somebody else’s', async () => {
  const usual = await findTokenAccount(friend, { mint, program: tokens })
  const made = await claim(friend)
  if (typeof made === 'string') throw new Error(made)
  expect(made.request.instructions.at(-1)?.accounts?.[3]?.address).toBe(usual)
  world.given = usual
  expect(await claim(friend)).toBe(m.solana_refused_given_away())
  world.others = [{ address: program, amount: 9n }]
  expect(await claim(friend)).toBe(m.solana_refused_given_away())
})
