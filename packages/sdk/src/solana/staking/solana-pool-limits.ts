/**
 * Limits of pools on Solana: those of the EVM networks, in the program's 63 bits. The program holds the same values under its
 * own names (`programs/staking/src/limits.rs`). Times are seconds.
 */
export const solanaPoolLimits = {
  /** Rewards run so long at least. */
  minSeconds: 300,
  /** Ten years; catches milliseconds. */
  maxSeconds: 315_360_000,
  maxLockSeconds: 126_144_000,
  /** Longest time for which a limit of a wallet is asked: as good as always. */
  maxLimitSeconds: 2 ** 32 - 1,
  amountMax: 2n ** 63n - 1n,
} as const
