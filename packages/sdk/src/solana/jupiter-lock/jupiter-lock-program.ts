import type { Address } from '@solana/kit'

/**
 * The program of Jupiter Lock, on every cluster that has it. Its interface here is version 0.5.0: sources of
 * github.com/jup-ag/jup-lock at d123ed77, IDL of @meteora-ag/met-lock-sdk 1.0.1.
 */
export const jupiterLockProgram = 'LocpQgucEQHbqNABEYvBvwoxCPsSbG91A1QaQhQQqjn' as Address
