import { getChain, type SolanaChainDefinition } from '@slipway/chains'
import { m } from '@slipway/messages'
import { solanaLockLimits } from '@slipway/sdk/solana/lock/solana-lock-limits'
import { address } from '@solana/kit'
import { expect, test, vi } from 'vitest'
import type { PlanSigner } from '../flow/use-prepared-review.ts'
import { amountOf } from './lock-texts.ts'
import { prepareLockAction } from './prepare-lock-action.ts'
import { testLockToken } from './test/test-lock-token.ts'

vi.mock('../network/cluster-rpc.ts', () => ({ clusterRpc: () => ({}) }))

const wallet = address('Hrk2ymqLbS9ZzqKLx8q6ub6Qw7fNUXEnJk3C5oJ6wzVd')
const program = address('7Vbmv1jt4vyuqBZcpYPpnVhrqVe5e6ZPb6JxDcffRHUM')
const day = 86_400
const now = 1_800_000_000
const unlockAt = now + 50 * day
const token = testLockToken()
const { mint } = token
const schedule = { cliffAt: now - 50 * day, firstBps: 0, cycleSeconds: 0, cycleBps: 0 }
const signer = { wallet: {}, account: { address: wallet, publicKey: new Uint8Array(32) } }

/** What the review of a later end says of a lock of which half is released and not withdrawn. */
async function reviewOf(end: number) {
  const lock = {
    ...{ address: program, owner: wallet, mint, vault: program, creator: wallet, id: 1n },
    ...{ initialAmount: 1_000n, withdrawn: 0n, lockedAt: 1, unlockAt, schedule },
  }
  const view = {
    ...{ chain: getChain('sol') as SolanaChainDefinition, program, lock, token, now },
    ...{ amount: 1_000n, free: 500n },
  }
  const action = { kind: 'relock', unlockAt: end } as const
  const plan = await prepareLockAction(view, signer as unknown as PlanSigner, action)
  if (typeof plan === 'string') throw new Error(plan)
  const { facts, permanent } = plan.review
  return { again: facts.find(({ label }) => label === m.lock_relock_again())?.value, permanent }
}

const lost = m.lock_relock_permanent_free()

test('a later end names what it locks again; one that never comes says so', async () => {
  const again = amountOf(token, 500n)
  expect(await reviewOf(unlockAt + 100 * day)).toEqual({
    again,
    permanent: [m.lock_relock_permanent(), lost],
  })
  expect(await reviewOf(solanaLockLimits.forever)).toEqual({
    again,
    permanent: [m.lock_relock_permanent_forever(), m.solana_lock_permanent_deposits(), lost],
  })
})

test('a short delay locks again only what it takes back', async () => {
  expect((await reviewOf(unlockAt + 10 * day)).again).toBe(amountOf(token, 100n))
})
