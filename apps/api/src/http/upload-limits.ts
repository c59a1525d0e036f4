/**
 * Limits of uploads (specification sections 5 and 9). How much one client may upload and all may keep is demanded by
 * `files/upload-quota.ts`, where it is kept is said by `files/open-store.ts`.
 */
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
  /** bytes of the upload of an airdrop's list: 200 000 lines of an address and an amount */
  airdropListBytes: 20_000_000,
  /** bytes of one asset of a collection, of one upload of several, and how many it holds */
  assetBytes: 20_000_000,
  assetBatchBytes: 32_000_000,
  assetBatchFiles: 500,
  /** files of one folder, and the bytes of its list of names and addresses */
  folderEntries: 20_000,
  folderBytes: 4_000_000,
  /** time over which the quota of a client counts */
  quotaSeconds: 86_400,
} as const
