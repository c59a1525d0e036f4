import { getChain, type SolanaChainDefinition } from '@slipway/chains'
import { m } from '@slipway/messages'
import { address } from '@solana/kit'
import { expect, test, vi } from 'vitest'
import type { PlanSigner } from '../flow/use-prepared-review.ts'
import { prepareLockAction } from './prepare-lock-action.ts'
import type { LockView } from './types.ts'

const wallet = address('Hrk2ymqLbS9ZzqKLx8q6ub6Qw7fNUXEnJk3C5oJ6wzVd')
const lock = address('7Vbmv1jt4vyuqBZcpYPpnVhrqVe5e6ZPb6JxDcffRHUM')
const vault = address('4zvwRjXUKGfvwnParsHAS3HuSVzV5cA4McphgmoCtajS')
const tokenProgram = address('TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA')
const held = { [lock]: 2_345_600n, [vault]: 2_039_280n }

// A node that knows both accounts; the owner’s account of the token is open.
vi.mock('../network/cluster-rpc.ts', () => ({
  clusterRpc: () => ({
    getBalance: (asked: typeof lock) => ({ send: async () => ({ value: held[asked] ?? 0n }) }),
  }),
}))
vi.mock('../network/find-own-account.ts', () => ({ findOwnAccount: async () => ({}) }))
vi.mock('@slipway/sdk/solana/get-account-deposit', () => ({ getAccountDeposit: async () => 0n }))

test('closing an empty lock names what its two deposits are, to the lamport', async () => {
  const view = {
    ...{ chain: getChain('sol') as SolanaChainDefinition, program: lock, now: 2 },
    ...{ amount: 0n, free: 0n },
    lock: { address: lock, vault, owner: wallet, creator: wallet, mint: wallet, id: 1n },
    token: { mint: wallet, tokenProgram, symbol: 'EDDY', decimals: 2, accountBytes: 165 },
  } as unknown as LockView
  const signer = { wallet: {}, account: { address: wallet, publicKey: new Uint8Array(32) } }
  const plan = await prepareLockAction(view, signer as unknown as PlanSigner, { kind: 'close' })
  if (typeof plan === 'string') throw new Error(plan)
  expect(plan.review.gets).toEqual([
    {
      label: m.solana_lock_close_gets(),
      value: '0.00438488\u00a0SOL',
      note: m.solana_lock_close_deposits(),
    },
  ])
})
