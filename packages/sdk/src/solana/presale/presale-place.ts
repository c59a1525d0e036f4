import type { Address } from '@solana/kit'

/** A presale, its program and the program of its token. */
export interface PresalePlace {
  readonly program: Address
  readonly tokenProgram: Address
  readonly presale: Address
  readonly vault: Address
  readonly mint: Address
}
