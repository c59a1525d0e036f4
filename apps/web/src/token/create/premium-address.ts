import type { ComponentType } from 'react'
import type { Address, Hex } from 'viem'

/** What a search for a memorable address needs of the form; the route brings the search itself. */
export interface PremiumAddressProps {
  readonly deployer: Address | undefined
  readonly factory: Address
  /** Hash of the code that creates the draft's token; undefined without it. */
  readonly initCodeHash: Hex | undefined
  /** Why there is none: the form is incomplete, its code is still read, or could not be. */
  readonly missing: 'form' | 'reading' | 'failed'
  /** The seed in use. */
  readonly seed: Hex
  /** Asks the factory which address a seed gives. */
  readonly verify: (seed: Hex) => Promise<Address>
  readonly onFound: (seed: Hex, address: Address) => void
  /** The found seed no longer fits: a field or the account changed. */
  readonly onCleared: () => void
}

export type PremiumAddressSearch = ComponentType<PremiumAddressProps>
