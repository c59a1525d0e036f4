/** Limits of uploads (specification sections 5 and 9). */
export const UPLOAD_LIMITS = {
  /** a logo has fewer bytes than this: "under 1M" */
  logoBytes: 1_000_000,
  /** characters of a description */
  description: 3_000,
  /** pixels of a logo's side as received */
  minSide: 64,
  maxSide: 4_096,
  /** pixels of a logo's side as stored */
  storedSide: 512,
  /** wallets of one Merkle list, and the bytes of its upload */
  whitelistEntries: 20_000,
  whitelistBytes: 2_000_000,
  /** time over which the quota of a client counts */
  quotaSeconds: 86_400,
} as const
