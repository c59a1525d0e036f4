import type { Address } from 'viem'

/** A token of a mapping. */
export interface MappedToken {
  readonly address: Address
  readonly name: string
  readonly symbol: string
  readonly decimals: number
}

/** A mapping of an old token to a new one; amounts in base units, times in unix seconds. */
export interface Mapping {
  readonly address: Address
  /** Its number in the factory. */
  readonly id: number
  readonly owner: Address
  /** The old token. */
  readonly origin: MappedToken
  /** The new one. */
  readonly target: MappedToken
  /** New base units for 1e18 old ones. */
  readonly rate: bigint
  readonly startTime: number
  readonly endTime: number
  /** Key of what the project says about itself; may be empty. */
  readonly ipfsKey: string
  /** New tokens that are there. */
  readonly targetLeft: bigint
  /** Old tokens that are there: what was brought, less what the owner took, and what simply arrived. */
  readonly originHeld: bigint
  /** Brought and paid, ever. */
  readonly received: bigint
  readonly paid: bigint
  readonly accounts: number
}

/** What one account has to do with a mapping, in base units. */
export interface MappingAccount {
  readonly received: bigint
  readonly paid: bigint
  readonly originBalance: bigint
  readonly targetBalance: bigint
}
