import type { Address } from '@solana/kit'

/** Somebody named as a maker of a token, with a part of what its sales pay. */
export interface MetaplexCreator {
  readonly address: Address
  /** Whether the creator signed for it. */
  readonly verified: boolean
  /** Percent. */
  readonly share: number
}

/** The collection that a token says to be of. */
export interface MetaplexCollection {
  readonly verified: boolean
  readonly key: Address
}

/** How often a token can be used up, and how. */
export interface MetaplexUses {
  readonly useMethod: number
  readonly remaining: bigint
  readonly total: bigint
}

/** What Metaplex keeps of a mint, as far as a change of its texts has to give it back. */
export interface MetaplexData {
  /** At most 32, 10 and 200 bytes of UTF-8, without the zeros that the program writes behind them. */
  readonly name: string
  readonly symbol: string
  /** Link to the metadata; may be empty. */
  readonly uri: string
  /** Basis points of a sale that its makers ask for; markets may heed them. */
  readonly sellerFeeBps: number
  readonly creators: readonly MetaplexCreator[] | null
  readonly collection: MetaplexCollection | null
  readonly uses: MetaplexUses | null
}

/** A metadata account of Metaplex. */
export interface MetaplexMetadata extends MetaplexData {
  readonly address: Address
  /** Who may change it, as long as it is mutable; the address of zeros where that is nobody. */
  readonly updateAuthority: Address
  /** Once false, name, symbol and link stay as they are forever. */
  readonly isMutable: boolean
}
