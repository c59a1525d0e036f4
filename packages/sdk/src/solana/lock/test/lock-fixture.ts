import { address } from '@solana/kit'
import type { SolanaLock } from '../types.ts'

/** When the lock of `testLock` ends. */
export const unlockAt = 1_800_000_000

/** A lock of 1 000 units that come at once. */
export const testLock = (change: Partial<SolanaLock> = {}): SolanaLock => ({
  address: address('3MJULkLvgGVHUjrmUadjaKAbjFVb3bcbtR9DJLJyA5ut'),
  owner: address('YQ3Ey16RNDToPxW5ohMGnoo3txSyQPtTHHyYB8BDpgL'),
  mint: address('21q7F5GAZTJ3n2i48tynJvD8m1RrgrCdN8xZwqSNT9wH'),
  vault: address('2xhFFHnJqdTDjJDAF5YePB1pBENg7jp7BrHkmA4kupTB'),
  creator: address('YQ3Ey16RNDToPxW5ohMGnoo3txSyQPtTHHyYB8BDpgL'),
  ...{ id: 1n, initialAmount: 1_000n, withdrawn: 0n, schedule: undefined },
  ...{ lockedAt: unlockAt - 30 * 86_400, unlockAt },
  ...change,
})
