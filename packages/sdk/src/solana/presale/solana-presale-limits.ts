import { minFairTokenUnits } from '../../shared/min-fair-token-units.ts'

/**
 * Limits of presales on Solana: those of the EVM networks, in the program's 63 bits. The program holds the same values under
 * its own names (`programs/presale/src/limits.rs`). Times are seconds, ratios basis points.
 */
export const solanaPresaleLimits = {
  /** The start is more than this ahead. */
  startLeadSeconds: 300,
  /** Ten years; catches milliseconds. */
  endAheadMaxSeconds: 315_360_000,
  vestCycleMinSeconds: 60,
  vestCycleMaxSeconds: 315_360_000,
  /** What leaving an open presale keeps. */
  exitFeeBps: 1_000,
  /** Leaving is closed so long before the end. */
  exitClosedSeconds: 900,
  /** How far ahead the end stays when times are moved while there are contributions. */
  noticeMinSeconds: 3_600,
  /** After the end only the creator finishes, for so long. */
  ownerGraceSeconds: 86_400,
  /** So long after the end nobody finishes any more. */
  lapseSeconds: 604_800,
  /** A wallet's inviter, and who is above. */
  inviterLevelsMax: 3,
  /** Most of what is accepted that goes to inviters, on all levels together. */
  privateInviterMaxBps: 1_000,
  /** A whole, in basis points. */
  wholeBps: 10_000,
  amountMax: 2n ** 63n - 1n,
  minFairTokenUnits,
  /** Bytes of the key that names the presale's file. */
  infoKeyBytes: 64,
  /** Wallets of a list: so many are hashed at once on any machine. */
  walletsMax: 10_000,
} as const
