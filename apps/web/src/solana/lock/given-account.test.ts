import { getChain, type SolanaChainDefinition } from '@slipway/chains'
import { m } from '@slipway/messages'
import { findTokenAccount } from '@slipway/sdk/solana/find-token-account'
import type { LockAction } from '@slipway/sdk/solana/lock/build-lock-action'
import { tokenAccountInfo } from '@slipway/sdk/solana/test/token-account-info'
import { address } from '@solana/kit'
import { beforeEach, expect, test, vi } from 'vitest'
import { expectAccountOpened } from '../flow/test/expect-account-opened.ts'
import type { PlanSigner } from '../flow/use-prepared-review.ts'
import { prepareLockAction } from './prepare-lock-action.ts'
import type { LockView } from './types.ts'

const wallet = address('Hrk2ymqLbS9ZzqKLx8q6ub6Qw7fNUXEnJk3C5oJ6wzVd')
const lock = address('7Vbmv1jt4vyuqBZcpYPpnVhrqVe5e6ZPb6JxDcffRHUM')
const vault = address('4zvwRjXUKGfvwnParsHAS3HuSVzV5cA4McphgmoCtajS')
const other = address('EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v')
const mint = address('So11111111111111111111111111111111111111112')
const tokenProgram = address('TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA')
const usual = await findTokenAccount(wallet, { mint, program: tokenProgram })

/** The account that was given away, and the owner's others; each test begins with none. */
const world = vi.hoisted(() => ({
  given: undefined as string | undefined,
  others: [] as { address: string; amount: bigint }[],
}))

// A node that takes a lamport for each byte.
vi.mock('../network/cluster-rpc.ts', () => ({
  clusterRpc: () => ({
    getMinimumBalanceForRentExemption: (bytes: bigint) => ({ send: async () => bytes }),
    getBalance: () => ({ send: async () => ({ value: 1_500n }) }),
    getAccountInfo: (asked: string) => ({
      send: async () => ({
        value: asked === world.given ? tokenAccountInfo(mint, vault) : null,
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

const view = {
  ...{ chain: getChain('sol') as SolanaChainDefinition, program: lock, now: 2 },
  ...{ amount: 100n, free: 100n },
  lock: {
    ...{ address: lock, vault, owner: wallet, creator: wallet, mint, id: 1n },
    ...{ initialAmount: 100n, withdrawn: 0n, lockedAt: 1, unlockAt: 2 },
  },
  token: { mint, tokenProgram, symbol: 'EDDY', decimals: 2, accountBytes: 165 },
} as unknown as LockView
const signer = {
  wallet: {},
  account: { address: wallet, publicKey: new Uint8Array(32) },
} as unknown as PlanSigner
const prepare = (action: LockAction) => prepareLockAction(view, signer, action)
const paying = [{ kind: 'withdraw' }, { kind: 'close' }] as const

test.each(paying)(
  'an owner is paid into the associated token account, which $kind opens',
  async (action) => {
    const made = await prepare(action)
    if (typeof made === 'string') throw new Error(made)
    const opening = { label: m.solana_lock_deposit_account(), lamports: 165n }
    expect(made.deposits).toEqual([opening])
    expect(made.request.instructions).toHaveLength(2)
    expect(made.request.instructions[1]?.accounts?.[3]?.address).toBe(usual)
  },
)

test.each(paying)(
  'an owner who gave it away is paid by $kind into another own one, or one that is opened',
  async (action) => {
    world.given = usual
    expectAccountOpened(await prepare(action), 3)
    world.others = [{ address: other, amount: 0n }]
    const made = await prepare(action)
    if (typeof made === 'string') throw new Error(made)
    expect(made.deposits).toEqual([])
    expect(made.request.instructions).toHaveLength(1)
    expect(made.request.instructions[0]?.accounts?.[3]?.address).toBe(other)
  },
)

test('what pays nothing needs no account', async () => {
  world.given = usual
  const made = await prepare({ kind: 'relock', unlockAt: 4_000_000_000 })
  expect(made).toMatchObject({ kind: 'lock_relock', deposits: [] })
})
