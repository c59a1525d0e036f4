/** Limits of a list of recipients, as a file or typed: an airdrop by claims. What is sent at once has `multisendLimits`. */
export const recipientLimits = {
  /** Most recipients of one list: twice what people airdrop to at most. */
  rowsMax: 200_000,
  /** Bytes of a file that is read at all; 200 000 lines of an address and an amount take some 14 MB. */
  fileBytesMax: 32_000_000,
  /** Faults that are kept with their lines; the rest is counted. */
  issuesKept: 200,
  /** Most that a contract counts of one entry. */
  amountMax: 2n ** 112n - 1n,
} as const
