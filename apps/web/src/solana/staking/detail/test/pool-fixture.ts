import { getChain, type SolanaChainDefinition } from '@slipway/chains'
import type { SolanaPool, SolanaStake } from '@slipway/sdk/solana/staking/types'
import { address } from '@solana/kit'
import { testLockToken } from '../../../lock/test/test-lock-token.ts'
import type { PoolToken, PoolView, StakerState } from '../types.ts'

const place = address('7Vbmv1jt4vyuqBZcpYPpnVhrqVe5e6ZPb6JxDcffRHUM')
const wallet = address('Hrk2ymqLbS9ZzqKLx8q6ub6Qw7fNUXEnJk3C5oJ6wzVd')

/** Token of two decimals, without a tax, as tests change it. */
export const testToken = (change: Partial<PoolToken> = {}): PoolToken => ({
  ...testLockToken({ mint: address('EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v') }),
  isUnread: false,
  ...change,
})

/** What stakes earn: another token. */
export const testReward = (change: Partial<PoolToken> = {}): PoolToken =>
  testToken({
    mint: address('4zvwRjXUKGfvwnParsHAS3HuSVzV5cA4McphgmoCtajS'),
    ...{ name: 'Wake', symbol: 'WAKE' },
    ...change,
  })

/** A pool of 1.00 a second from 1 000 until 101 000, locked for 500 s, with nothing in it. */
export const testPool = (change: Partial<SolanaPool> = {}): SolanaPool => ({
  ...{ address: place, owner: wallet, stakeVault: place, rewardVault: place, id: 1n },
  ...{ stakeMint: testToken().mint, rewardMint: testReward().mint, createdAt: 500 },
  ...{ startAt: 1_000, endAt: 101_000, deadlineAt: 101_000, lockSeconds: 500 },
  ...{ limit: 0n, limitSeconds: 0, rate: 100n, countedUntil: 500, perUnit: 0n },
  ...{ staked: 0n, owed: 0n, surplus: 0n, stakers: 0, accounts: 0, exitOpen: false },
  ...change,
})

/** The page of it. */
export function testView(pool: Partial<SolanaPool> = {}, change: Partial<PoolView> = {}): PoolView {
  const chain = getChain('sol') as SolanaChainDefinition
  const held = { stake: 0n, reward: 0n }
  return {
    ...{ chain, program: place, pool: testPool(pool), stake: testToken(), reward: testReward() },
    ...{ held, now: 2_000 },
    ...change,
  }
}

/** A wallet with 1 000.00, and so much staked since 1 000. */
export function testState(staked = 0n, change: Partial<SolanaStake> = {}): StakerState {
  const stake: SolanaStake = {
    ...{ address: place, pool: place, wallet, amount: staked, due: 0n, perUnit: 0n },
    depositedAt: 1_000,
    ...change,
  }
  const isIn = staked > 0n || stake.due > 0n
  return {
    pool: testPool(),
    stake: isIn ? stake : null,
    ...{ balance: 100_000n, deposit: isIn ? 0n : 1_700_000n, refund: isIn ? 1_700_000n : 0n },
  }
}
