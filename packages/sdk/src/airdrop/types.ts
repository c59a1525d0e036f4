import type { Address } from 'viem'
import type { AirdropKind } from '../platform/airdrop-kinds.ts'

/** Where the contracts of airdrops stand on one network. */
export interface AirdropContracts {
  readonly factory: Address
  readonly multisend: Address
}

/** What the factory's registry says of one airdrop (specification section 3). */
export interface AirdropRecord {
  readonly chainId: number
  /** Its number in the factory; the first is 1. */
  readonly id: number
  readonly address: Address
  readonly owner: Address
  /** Unix seconds. */
  readonly createdAt: number
  readonly kind: AirdropKind
}
