import type { Address } from 'viem'

/** Entry of the factory's registry. */
export interface TokenRecord {
  /** Who created it; the registry keeps the creator when ownership moves. */
  readonly creator: Address
  readonly address: Address
  /** Unix seconds. */
  readonly createdAt: number
  readonly templateId: number
  /** Number of the token in the registry, from 1. */
  readonly infoId: number
}
