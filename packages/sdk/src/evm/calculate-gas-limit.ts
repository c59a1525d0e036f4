/**
 * Percent of the estimate that a wallet sends along. The first swap of a pool that was made in the very second of the
 * estimate costs two new storage slots more, which can be a third of it.
 */
const marginPercent = 150n

/** Gas that a transaction takes along, with room for what changes between its estimate and its block. */
export const calculateGasLimit = (estimatedGas: bigint): bigint =>
  (estimatedGas * marginPercent) / 100n
