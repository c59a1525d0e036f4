import { getChain, type SolanaChainDefinition } from '@slipway/chains'
import { m } from '@slipway/messages'
import type { LockToken } from '@slipway/sdk/solana/lock/get-lock-token'
import { address } from '@solana/kit'
import { expect, test, vi } from 'vitest'
import type { PlanSigner } from '../flow/use-prepared-review.ts'
import { testLockToken } from '../lock/test/test-lock-token.ts'
import { type AirdropMaking, prepareAirdropCreation } from './prepare-airdrop-creation.ts'

const wallet = address('Hrk2ymqLbS9ZzqKLx8q6ub6Qw7fNUXEnJk3C5oJ6wzVd')
const program = address('7Vbmv1jt4vyuqBZcpYPpnVhrqVe5e6ZPb6JxDcffRHUM')

// A node that takes a lamport for each byte.
vi.mock('../network/cluster-rpc.ts', () => ({
  clusterRpc: () => ({
    getMinimumBalanceForRentExemption: (bytes: bigint) => ({ send: async () => bytes }),
  }),
}))
vi.mock('../network/describe-program.ts', () => ({
  describeProgram: async () => 'as the cluster says',
}))
vi.mock('./publish-list.ts', () => ({
  publishList: async () => ({ root: new Uint8Array(32).fill(1), listKey: '' }),
}))

const signer = {
  wallet: {},
  account: { address: wallet, publicKey: new Uint8Array(32) },
} as unknown as PlanSigner
const making = (entries: number, change: Partial<LockToken> = {}) =>
  ({
    ...{ chain: getChain('sol') as SolanaChainDefinition, program },
    token: testLockToken(change),
    terms: { startTime: 0n, endTime: 0n, releaseSeconds: 60n, firstBps: 0n },
    summary: { count: entries, total: 100n },
  }) as unknown as AirdropMaking

async function permanentOf(...made: Parameters<typeof making>) {
  const plan = await prepareAirdropCreation(making(...made), signer)
  if (typeof plan === 'string') throw new Error(plan)
  return plan.review.permanent
}

test('a list that is too long for one transaction says what room for all of it takes later', async () => {
  // 8 bytes an entry: 160 280 in all, of which a creation makes 8 times 10 240.
  expect(await permanentOf(20_000)).toContain(
    m.solana_airdrop_permanent_room({ count: 1, deposit: '0.00007836\u00a0SOL' }),
  )
  expect((await permanentOf(1_000)).join()).not.toContain('SOL')
})

test('a tax that nobody can change is not said to rise', async () => {
  const taxed = { isTaxed: true, transferFeeBps: 200, transferFeeMax: 2n ** 64n - 1n }
  const fixed = await permanentOf(1, taxed)
  expect(fixed).toContain(m.solana_airdrop_permanent_tax_fixed({ tax: '2%' }))
  expect(fixed).not.toContain(m.solana_airdrop_permanent_tax())
  expect(await permanentOf(1, { ...taxed, rights: { tax: wallet } })).toContain(
    m.solana_airdrop_permanent_tax(),
  )
})

test('whether the program can be changed is said as the cluster says it', async () => {
  const said = await permanentOf(1)
  expect(said).toContain('as the cluster says')
  expect(said).not.toContain(m.solana_airdrop_permanent_program())
})
