import type { Address } from 'viem'

/** Addresses of the token feature's contracts on one network. */
export interface TokenContracts {
  readonly factory: Address
  readonly detector: Address
}
