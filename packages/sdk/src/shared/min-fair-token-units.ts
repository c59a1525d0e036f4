/** Base units that a fair presale sells at its hard cap, on every network: of fewer, one that is rounded away is money (P-14). */
export const minFairTokenUnits = 1_000_000_000n
