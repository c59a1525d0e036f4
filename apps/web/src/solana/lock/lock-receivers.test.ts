import { getChain, type SolanaChainDefinition } from '@slipway/chains'
import { m } from '@slipway/messages'
import { solanaLockLimits } from '@slipway/sdk/solana/lock/solana-lock-limits'
import { type Address, address } from '@solana/kit'
import { expect, test, vi } from 'vitest'
import type { SolanaPlan } from '../flow/solana-plan.ts'
import type { PlanSigner } from '../flow/use-prepared-review.ts'
import { prepareLockAction } from './prepare-lock-action.ts'
import { prepareLockCreation } from './prepare-lock-creation.ts'
import { testLockToken } from './test/test-lock-token.ts'

const wallet = address('Hrk2ymqLbS9ZzqKLx8q6ub6Qw7fNUXEnJk3C5oJ6wzVd')
const system = '11111111111111111111111111111111'
const tokens = address('TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA')
/** Points of the curve at which nobody signs, and what a node says of them. */
const strangers = {
  program: [tokens, { executable: true, owner: 'BPFLoader2111111111111111111111111111111111' }],
  token: [
    address('EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v'),
    { executable: false, owner: tokens },
  ],
  'token account': [
    address('4fYNw3dojWmQ4dXtSGE9epjRGy9pFSx62YypT7avPYvA'),
    { executable: false, owner: tokens },
  ],
} as const

vi.mock('../network/describe-program.ts', () => ({ describeProgram: async () => '' }))
// A node that knows these accounts, and what an account's deposit is.
vi.mock('../network/cluster-rpc.ts', () => ({
  clusterRpc: () => ({
    getMinimumBalanceForRentExemption: () => ({ send: async () => 2_039_280n }),
    getMultipleAccounts: (asked: readonly string[]) => ({
      send: async () => ({
        value: asked.map((one) => {
          if (one === wallet) return { executable: false, owner: system }
          return Object.values(strangers).find(([at]) => at === one)?.[1] ?? null
        }),
      }),
    }),
  }),
}))

const chain = getChain('sol') as SolanaChainDefinition
const program = address('7Vbmv1jt4vyuqBZcpYPpnVhrqVe5e6ZPb6JxDcffRHUM')
const token = testLockToken()
const { mint } = token
const signer = { wallet: {}, account: { address: wallet, publicKey: new Uint8Array(32) } }
const unlockAt = 2_000_000_000

const create = (owner: Address, until = unlockAt) => {
  const terms = { unlockAt: until, schedule: undefined }
  const draft = { mint, tokenProgram: tokens, amount: 100n, owner, ...terms }
  const request = { chain, program, token, draft }
  return prepareLockCreation(request, signer as unknown as PlanSigner)
}

const give = (receiver: Address, until = unlockAt) => {
  const lock = {
    ...{ address: program, owner: wallet, mint, vault: program, creator: wallet, id: 1n },
    ...{ initialAmount: 100n, withdrawn: 0n, lockedAt: 1, unlockAt: until, schedule: undefined },
  }
  const view = { chain, program, lock, token, now: 2, amount: 100n, free: 0n }
  return prepareLockAction(view, signer as unknown as PlanSigner, { kind: 'give', receiver })
}

test('a lock is made for a wallet, and given to one', async () => {
  expect(await create(wallet)).toMatchObject({ kind: 'lock_tokens' })
  expect(await give(wallet)).toMatchObject({ kind: 'lock_transfer', terms: [wallet] })
})

const permanentOf = (plan: SolanaPlan | string) =>
  typeof plan === 'string' ? [plan] : plan.review.permanent

test('the deposits of a lock go to its next owner, and those of one forever to nobody', async () => {
  const { forever } = solanaLockLimits
  const [passed, lost] = [m.solana_lock_give_deposits(), m.solana_lock_permanent_deposits()]
  expect(permanentOf(await give(wallet))).toEqual([m.lock_transfer_permanent(), passed])
  expect(permanentOf(await give(wallet, forever))).toEqual([m.lock_transfer_permanent_forever()])
  expect(permanentOf(await create(wallet))).not.toContain(lost)
  expect(permanentOf(await create(wallet, forever))).toContain(lost)
})

test.for(Object.entries(strangers))(
  'a lock is neither made for a %s nor given to it: nobody signs there',
  async ([, [stranger]]) => {
    expect(await create(stranger)).toBe(m.solana_issue_not_wallet())
    expect(await give(stranger)).toBe(m.solana_issue_not_wallet())
  },
)
