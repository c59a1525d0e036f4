import { getChain, type SolanaChainDefinition } from '@slipway/chains'
import { m } from '@slipway/messages'
import type { SolanaToken } from '@slipway/sdk/solana/get-solana-token'
import type { RaydiumPool } from '@slipway/sdk/solana/raydium/raydium-pool'
import { address } from '@solana/kit'
import { expect, test, vi } from 'vitest'
import type { PlanSigner } from '../flow/use-prepared-review.ts'
import { prepareLiquidityLock } from './prepare-liquidity-lock.ts'

const getRehearsedDeposits = vi.hoisted(() => vi.fn<() => Promise<bigint | undefined>>())
vi.mock('@slipway/sdk/solana/get-rehearsed-deposits', () => ({ getRehearsedDeposits }))
vi.mock('../network/cluster-rpc.ts', () => ({ clusterRpc: () => ({}) }))
vi.mock('../wallet/create-wallet-signer.ts', async () => {
  const kit = await import('@solana/kit')
  const payer = kit.address('3qmDhMa92nYu2w1bq51vMKQEwdW7FKo9JjWEEbsyJVYa')
  return { createWalletSigner: () => kit.createNoopSigner(payer) }
})

const chain = getChain('sol') as SolanaChainDefinition
const programs = {
  pools: address('CPMMoo8L3F4NbTegBCKVNunggL7H1ZpdTHKxQB5qKP1C'),
  locks: address('LockrWmn6K5twhz3y9w1dQERbmgSaRkfnTeTKbpofwE'),
  feeAccount: address('DNXgeM9EiiaAbaWvwjHj9fQQLAX5ZsfHyvmYUNRAdNC8'),
}
const token = {
  ...{ address: address('HVbpJAQGNpkgBaYBZQBR1t7yFdvaYVp2vCQQfKKEN4tM'), symbol: 'TIDE' },
} as SolanaToken
const pool = {
  address: address('86xFpb86n613uwCWBr7ZyKV2d6i2jsbhm6RvFwPaXCFu'),
  other: address('So11111111111111111111111111111111111111112'),
} as RaydiumPool
const prepare = (deposits: bigint | undefined) => {
  getRehearsedDeposits.mockResolvedValue(deposits)
  return prepareLiquidityLock({ chain, programs, token, pool, amount: 1_500_000_000n }, {
    wallet: {},
    account: {},
  } as unknown as PlanSigner)
}

test('the review of a lock says that it is forever, what it costs, and who collects the fees', async () => {
  const { review, deposits, subject, request, terms } = await prepare(20_000_000n)
  expect(terms).toEqual([pool.address, 1_500_000_000n])
  expect(subject).toBe('TIDE / SOL')
  expect(review.pays.map(({ value }) => value)).toEqual(['1.5', '0.02\u00a0SOL'])
  expect(deposits).toEqual([{ label: m.solana_raydium_lock_deposits(), lamports: 20_000_000n }])
  expect(review.permanent).toEqual([
    m.solana_raydium_lock_permanent(),
    m.solana_raydium_lock_permanent_nft(),
  ])
  // The fifth account of the program's instruction is the NFT.
  expect(review.gets[0]?.address).toBe(request.instructions.at(-1)?.accounts?.[4]?.address)
  expect(review.facts.at(-1)?.address).toBe(pool.address)
})

test('a lock whose simulation fails names no cost: the review says why it fails', async () => {
  const { review, deposits } = await prepare(undefined)
  expect(deposits).toEqual([])
  expect(review.pays).toHaveLength(1)
})
