import { address } from '@solana/kit'
import { expect, test } from 'vitest'
import { calculateReward } from './pool-math.ts'
import type { SolanaPool } from './types.ts'

const place = address('7Vbmv1jt4vyuqBZcpYPpnVhrqVe5e6ZPb6JxDcffRHUM')
const scale = 2n ** 64n

/** 100 base units a second for 200 staked ones, counted until 1 000. */
const pool: SolanaPool = {
  ...{ address: place, owner: place, stakeMint: place, rewardMint: place },
  ...{ stakeVault: place, rewardVault: place, id: 1n, createdAt: 0, startAt: 500 },
  ...{ endAt: 101_000, deadlineAt: 101_000, lockSeconds: 0, limit: 0n, limitSeconds: 0 },
  ...{ rate: 100n, countedUntil: 1_000, perUnit: 250n * scale, staked: 200n, owed: 50_000n },
  ...{ surplus: 0n, stakers: 1, accounts: 1, exitOpen: false },
}

test('a reward counts on by the clock, also where the number has gone round its circle', () => {
  expect(calculateReward(pool, { amount: 100n, due: 5n, perUnit: 250n * scale }, 1_010)).toBe(505n)
  const nearlyRound = { ...pool, perUnit: 2n ** 128n - scale }
  const stake = { amount: 100n, due: 0n, perUnit: 2n ** 128n - 2n * scale }
  expect(calculateReward(nearlyRound, stake, 1_010)).toBe(600n)
})

test('a stake that was read after its pool has earned nothing since', () => {
  expect(calculateReward(pool, { amount: 100n, due: 7n, perUnit: 251n * scale }, 1_000)).toBe(7n)
})
