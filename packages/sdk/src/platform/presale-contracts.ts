import type { Address } from 'viem'

/** Where the contracts of presales stand on a network. */
export interface PresaleContracts {
  readonly factory: Address
  readonly registry: Address
  readonly inviter: Address
  readonly market: Address
  readonly locker: Address
  /** Tries out tokens that the platform did not make. */
  readonly sellabilityCheck: Address
  /** Knows which tokens the platform made. */
  readonly tokenFactory: Address
}
