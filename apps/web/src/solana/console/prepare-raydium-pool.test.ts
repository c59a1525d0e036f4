import { getChain, type SolanaChainDefinition } from '@slipway/chains'
import { m } from '@slipway/messages'
import type { SolanaToken } from '@slipway/sdk/solana/get-solana-token'
import { address } from '@solana/kit'
import { beforeEach, expect, test, vi } from 'vitest'
import type { PlanSigner } from '../flow/use-prepared-review.ts'
import { prepareRaydiumPool, type RaydiumPoolRequest } from './prepare-raydium-pool.ts'

/** Accounts that are there, by address, and whose they are. */
const there = vi.hoisted(() => new Map<string, string>())
vi.mock('../network/cluster-rpc.ts', () => ({
  clusterRpc: () => ({
    getAccountInfo: (place: string) => ({
      send: async () => {
        const owner = there.get(place)
        const account = { owner, data: ['', 'base64'], executable: false, lamports: 1n, space: 0n }
        return { value: owner === undefined ? null : account }
      },
    }),
    getMinimumBalanceForRentExemption: (bytes: bigint) => ({ send: async () => bytes * 10n }),
  }),
}))
const payer = address('3qmDhMa92nYu2w1bq51vMKQEwdW7FKo9JjWEEbsyJVYa')
vi.mock('../wallet/create-wallet-signer.ts', async () => {
  const { createNoopSigner } = await import('@solana/kit')
  return { createWalletSigner: () => createNoopSigner(payer) }
})

const chain = getChain('sol') as SolanaChainDefinition
const programs = {
  pools: address('CPMMoo8L3F4NbTegBCKVNunggL7H1ZpdTHKxQB5qKP1C'),
  locks: address('LockrWmn6K5twhz3y9w1dQERbmgSaRkfnTeTKbpofwE'),
  feeAccount: address('DNXgeM9EiiaAbaWvwjHj9fQQLAX5ZsfHyvmYUNRAdNC8'),
}
const config = {
  address: address('D4FPEruKEHrG5TenZ2mpDGEfu1iUvTiqBxvpU8HLBvC2'),
  ...{ index: 0, isClosed: false, tradeFeePpm: 2_500n, creatorFeePpm: 0n },
  creationFeeLamports: 150_000_000n,
}
/** Where the pool of this token and these fees is; see the SDK's own fixture. */
const pool = '86xFpb86n613uwCWBr7ZyKV2d6i2jsbhm6RvFwPaXCFu'
const token = {
  address: address('HVbpJAQGNpkgBaYBZQBR1t7yFdvaYVp2vCQQfKKEN4tM'),
  program: address('TokenzQdBNbLqP5VEhdkAS6EPFLC1PHnBqCXEpPxuEb'),
  ...{ symbol: 'TIDE', decimals: 6, transferFeeBps: 300, rights: {} },
  extensions: ['TokenMetadata'],
} as unknown as SolanaToken
const draft = {
  ...{ tokenAmount: 4_000_000_000n, lamports: 2_000_000_000n, config: config.address },
  ...{ tokenReserve: 3_880_000_000n, lpMinted: 2_785_677_655n },
}
const prepare = (changes: Partial<RaydiumPoolRequest> = {}) =>
  prepareRaydiumPool(
    { ...{ chain, programs, token, draft, config, existingPrice: undefined }, ...changes },
    { wallet: {}, account: {} } as unknown as PlanSigner,
  )
async function planOf(changes?: Partial<RaydiumPoolRequest>) {
  const plan = await prepare(changes)
  if (typeof plan === 'string') throw new Error(plan)
  return plan
}

beforeEach(() => there.clear())

test('the review has what leaves the wallet, what arrives, and the price counted both ways', async () => {
  const { review, deposits } = await planOf()
  expect(deposits.map(({ lamports }) => lamports)).toEqual([
    2_000_000_000n,
    150_000_000n,
    BigInt(637 + 4_075 + 82 + 2 * 165) * 10n,
    1_650n,
  ])
  expect(review.pays[0]).toMatchObject({
    value: '4,000\u00a0TIDE',
    note: m.solana_raydium_arrives({ amount: '3,880\u00a0TIDE', tax: '3%' }),
  })
  expect(review.gets.map(({ value }) => value)).toEqual(['2.785677655', pool])
  expect(review.facts.map(({ value }) => value)).toEqual([
    ...[chain.name, '0.000515463917\u00a0SOL', '1,940\u00a0TIDE', '0.25%'],
  ])
  expect(review.permanent).toEqual([
    m.solana_raydium_permanent_price(),
    m.solana_raydium_permanent_costs(),
  ])
})

test('a pool that exists is said with its price, and a right to freeze with what it can do', async () => {
  const rights = { freeze: payer }
  const { review } = await planOf({ existingPrice: '0.001 SOL', token: { ...token, rights } })
  expect(review.facts.at(-1)).toMatchObject({
    value: '0.001 SOL',
    note: m.solana_raydium_existing({ price: '0.001 SOL' }),
  })
  expect(review.permanent).toContain(m.solana_raydium_permanent_freeze())
})

test('an account of wrapped SOL that was there before stays open', async () => {
  expect((await planOf()).request.instructions).toHaveLength(5)
  const { findTokenAccount } = await import('@slipway/sdk/solana/find-token-account')
  const wrapped = await findTokenAccount(payer, {
    mint: address('So11111111111111111111111111111111111111112'),
    program: address('TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA'),
  })
  there.set(wrapped, 'TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA')
  expect((await planOf()).request.instructions).toHaveLength(4)
})

test('a pool that is there already is not made a second time', async () => {
  there.set(pool, programs.pools)
  expect(await prepare()).toBe(m.solana_raydium_taken())
})
