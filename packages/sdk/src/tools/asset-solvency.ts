import type { Address } from 'viem'

/** One asset of one contract, in the asset's base units. */
export interface AssetSolvency {
  /** The zero address stands for the native currency. */
  readonly asset: Address
  /** What others may claim. */
  readonly owed: bigint
  readonly held: bigint
}
